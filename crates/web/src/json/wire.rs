//! Writing and reading values, both from one list of fields.
use super::{Unreadable, names};
use engine::Seat;
use engine::scene::{Id, Line};
use serde_json::Value;

/// Something that can be written as JSON and read back.
pub(super) trait Wire: Sized {
    /// Nothing worth a field is `null`.
    fn write(&self) -> Value;
    /// What is absent is read from `null`.
    fn read(value: &Value) -> Result<Self, Unreadable>;
}

/// Writes and reads a struct by its fields, or an enum by the words for its variants.
macro_rules! wire {
    (enum $name:ident { $($variant:ident = $word:literal),* $(,)? }) => {
        impl Wire for $name {
            fn write(&self) -> Value {
                match self { $($name::$variant => $word.into(),)* }
            }
            fn read(value: &Value) -> Result<Self, Unreadable> {
                match value.as_str() {
                    $(Some($word) => Ok($name::$variant),)*
                    _ => Err(Unreadable::new(concat!("one of" $(, " ", $word)*))),
                }
            }
        }
    };
    ($name:ident { $($field:ident),* $(,)? }) => {
        impl Wire for $name {
            fn write(&self) -> Value {
                let mut fields = Object::new();
                $(wire::put(&mut fields, stringify!($field), self.$field.write());)*
                Value::Object(fields)
            }
            fn read(value: &Value) -> Result<Self, Unreadable> {
                let Value::Object(fields) = value else { return Err(Unreadable::new("an object")) };
                const KNOWN: &[&str] = &[$(stringify!($field)),*];
                wire::only(fields, KNOWN)?;
                Ok($name { $($field: wire::take(fields, stringify!($field))?,)* })
            }
        }
    };
}
pub(super) use wire;

pub(super) fn put(fields: &mut serde_json::Map<String, Value>, name: &str, value: Value) {
    if !value.is_null() {
        fields.insert(name.to_owned(), value);
    }
}

pub(super) fn take<T: Wire>(fields: &serde_json::Map<String, Value>, name: &str) -> Result<T, Unreadable> {
    T::read(fields.get(name).unwrap_or(&Value::Null)).map_err(|unreadable| unreadable.inside(format_args!(".{name}")))
}

/// A field nobody knows is a mistake, not a gift.
pub(super) fn only(fields: &serde_json::Map<String, Value>, known: &[&str]) -> Result<(), Unreadable> {
    match fields.keys().find(|name| !known.contains(&name.as_str())) {
        Some(name) => Err(Unreadable::new("absent").inside(format_args!(".{name}"))),
        None => Ok(()),
    }
}

impl Wire for String {
    fn write(&self) -> Value {
        if self.is_empty() { Value::Null } else { self.as_str().into() }
    }
    fn read(value: &Value) -> Result<String, Unreadable> {
        match value {
            Value::Null => Ok(String::new()),
            Value::String(text) => Ok(text.clone()),
            _ => Err(Unreadable::new("text")),
        }
    }
}

impl Wire for &'static str {
    fn write(&self) -> Value {
        if self.is_empty() { Value::Null } else { (*self).into() }
    }
    fn read(value: &Value) -> Result<&'static str, Unreadable> {
        match value {
            Value::Null => Ok(""),
            Value::String(name) => names::kept(name).ok_or_else(|| Unreadable::new("a known name")),
            _ => Err(Unreadable::new("a name")),
        }
    }
}

impl Wire for bool {
    fn write(&self) -> Value {
        if *self { true.into() } else { Value::Null }
    }
    fn read(value: &Value) -> Result<bool, Unreadable> {
        match value {
            Value::Null => Ok(false),
            Value::Bool(holds) => Ok(*holds),
            _ => Err(Unreadable::new("true or false")),
        }
    }
}

impl Wire for u16 {
    fn write(&self) -> Value {
        (*self).into()
    }
    fn read(value: &Value) -> Result<u16, Unreadable> {
        let number = value.as_u64().and_then(|number| number.try_into().ok());
        number.ok_or_else(|| Unreadable::new("a small number"))
    }
}

impl Wire for usize {
    fn write(&self) -> Value {
        if *self == 0 { Value::Null } else { (*self).into() }
    }
    fn read(value: &Value) -> Result<usize, Unreadable> {
        let number = if value.is_null() { Some(0) } else { value.as_u64() };
        number.and_then(|number| number.try_into().ok()).ok_or(Unreadable::new("a number"))
    }
}

impl Wire for u8 {
    fn write(&self) -> Value {
        (*self).into()
    }
    fn read(value: &Value) -> Result<u8, Unreadable> {
        u16::read(value)?.try_into().map_err(|_| Unreadable::new("a small number"))
    }
}

impl Wire for Id {
    fn write(&self) -> Value {
        self.0.write()
    }
    fn read(value: &Value) -> Result<Id, Unreadable> {
        u16::read(value).map(Id)
    }
}

impl Wire for Seat {
    fn write(&self) -> Value {
        self.to_string().into()
    }
    fn read(value: &Value) -> Result<Seat, Unreadable> {
        value.as_str().and_then(|seat| seat.parse().ok()).ok_or_else(|| Unreadable::new("a seat"))
    }
}

impl<T: Wire> Wire for Option<T> {
    fn write(&self) -> Value {
        self.as_ref().map_or(Value::Null, T::write)
    }
    fn read(value: &Value) -> Result<Option<T>, Unreadable> {
        if value.is_null() { Ok(None) } else { T::read(value).map(Some) }
    }
}

impl<T: Wire> Wire for Vec<T> {
    fn write(&self) -> Value {
        if self.is_empty() { Value::Null } else { Value::Array(self.iter().map(T::write).collect()) }
    }
    fn read(value: &Value) -> Result<Vec<T>, Unreadable> {
        match value {
            Value::Null => Ok(vec![]),
            Value::Array(values) => (values.iter().enumerate())
                .map(|(at, value)| T::read(value).map_err(|unreadable| unreadable.inside(format_args!("[{at}]"))))
                .collect(),
            _ => Err(Unreadable::new("a list")),
        }
    }
}

impl<A: Wire, B: Wire> Wire for (A, B) {
    fn write(&self) -> Value {
        Value::Array(vec![self.0.write(), self.1.write()])
    }
    fn read(value: &Value) -> Result<(A, B), Unreadable> {
        match value.as_array().map(Vec::as_slice) {
            Some([one, two]) => Ok((A::read(one)?, B::read(two)?)),
            _ => Err(Unreadable::new("a pair")),
        }
    }
}

impl<A: Wire, B: Wire, C: Wire> Wire for (A, B, C) {
    fn write(&self) -> Value {
        Value::Array(vec![self.0.write(), self.1.write(), self.2.write()])
    }
    fn read(value: &Value) -> Result<(A, B, C), Unreadable> {
        match value.as_array().map(Vec::as_slice) {
            Some([one, two, three]) => Ok((A::read(one)?, B::read(two)?, C::read(three)?)),
            _ => Err(Unreadable::new("three of them")),
        }
    }
}

impl Wire for [(u16, u16, Line); 2] {
    fn write(&self) -> Value {
        Value::Array(self.iter().map(Wire::write).collect())
    }
    fn read(value: &Value) -> Result<Self, Unreadable> {
        <((u16, u16, Line), (u16, u16, Line))>::read(value).map(|(one, other)| [one, other])
    }
}

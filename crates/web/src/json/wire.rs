//! Writing and reading values, both from one list of fields.
use super::{SceneError, names};
use engine::Seat;
use engine::scene::{Id, Line};
use serde_json::{Map as Object, Value};

/// Something that can be written as JSON and read back.
pub(super) trait Wire: Sized {
    /// `null` is left out by the object around it.
    fn write(&self) -> Value;
    /// A missing field is read as `null`.
    fn read(value: &Value) -> Result<Self, SceneError>;
}

/// Writes and reads a struct by its fields, or an enum by its variants: a word for each, or, for those with something
/// inside, an object with one field. One variant may be `absent`, one may be `bare`: what is inside, as it is.
macro_rules! wire {
    (enum $name:ident: $($variant:ident = $word:literal),*) => {
        impl Wire for $name {
            fn write(&self) -> Value {
                match self { $($name::$variant => $word.into(),)* }
            }
            fn read(value: &Value) -> Result<Self, SceneError> {
                match value.as_str() {
                    $(Some($word) => Ok($name::$variant),)*
                    _ => Err(SceneError::new(concat!("one of" $(, " ", $word)*))),
                }
            }
        }
    };
    (
        enum $name:ident, $wanted:literal;
        $(absent: $absent:ident;)?
        $(bare: $bare:ident;)?
        $(words: $($unit:ident = $word:literal),*;)?
        $(tags: $($variant:ident = $tag:literal),*;)?
    ) => {
        impl Wire for $name {
            fn write(&self) -> Value {
                match self {
                    $($name::$absent => Value::Null,)?
                    $($name::$bare(inner) => inner.write(),)?
                    $($($name::$unit => $word.into(),)*)?
                    $($($name::$variant(inner) => wire::tagged($tag, inner.write()),)*)?
                }
            }
            fn read(value: &Value) -> Result<Self, SceneError> {
                match wire::tag(value)? {
                    $(("", Value::Null) => Ok($name::$absent),)?
                    $($(_ if value.as_str() == Some($word) => Ok($name::$unit),)*)?
                    $(("", inner) => Wire::read(inner).map($name::$bare),)?
                    $($(($tag, inner) => Wire::read(inner).map($name::$variant),)*)?
                    _ => Err(SceneError::new($wanted)),
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
            fn read(value: &Value) -> Result<Self, SceneError> {
                let Value::Object(fields) = value else { return Err(SceneError::new("an object")) };
                const KNOWN: &[&str] = &[$(stringify!($field)),*];
                wire::only(fields, KNOWN)?;
                Ok($name { $($field: wire::take(fields, stringify!($field))?,)* })
            }
        }
    };
}
pub(super) use wire;

pub(super) fn put(fields: &mut Object<String, Value>, name: &str, value: Value) {
    if !value.is_null() {
        fields.insert(name.to_owned(), value);
    }
}

pub(super) fn take<T: Wire>(fields: &Object<String, Value>, name: &str) -> Result<T, SceneError> {
    T::read(fields.get(name).unwrap_or(&Value::Null)).map_err(|error| error.inside(format_args!(".{name}")))
}

/// `{"sign": ..}`.
pub(super) fn tagged(tag: &str, value: Value) -> Value {
    Value::Object(Object::from_iter([(tag.to_owned(), value)]))
}

/// The only field of an object with its name; any other value itself, without a name.
pub(super) fn tag(value: &Value) -> Result<(&str, &Value), SceneError> {
    match value {
        Value::Object(fields) => match fields.iter().next() {
            Some((tag, value)) if fields.len() == 1 => Ok((tag, value)),
            _ => Err(SceneError::new("an object with one field")),
        },
        other => Ok(("", other)),
    }
}

/// An unknown field is a mistake, not an extension.
pub(super) fn only(fields: &Object<String, Value>, known: &[&str]) -> Result<(), SceneError> {
    match fields.keys().find(|name| !known.contains(&name.as_str())) {
        Some(name) => Err(SceneError::new("absent").inside(format_args!(".{name}"))),
        None => Ok(()),
    }
}

impl Wire for String {
    fn write(&self) -> Value {
        if self.is_empty() { Value::Null } else { self.as_str().into() }
    }
    fn read(value: &Value) -> Result<String, SceneError> {
        match value {
            Value::Null => Ok(String::new()),
            Value::String(text) => Ok(text.clone()),
            _ => Err(SceneError::new("text")),
        }
    }
}

impl Wire for &'static str {
    fn write(&self) -> Value {
        if self.is_empty() { Value::Null } else { (*self).into() }
    }
    fn read(value: &Value) -> Result<&'static str, SceneError> {
        match value {
            Value::Null => Ok(""),
            Value::String(name) => names::kept(name).ok_or_else(|| SceneError::new("a known name")),
            _ => Err(SceneError::new("a name")),
        }
    }
}

impl Wire for bool {
    fn write(&self) -> Value {
        if *self { true.into() } else { Value::Null }
    }
    fn read(value: &Value) -> Result<bool, SceneError> {
        match value {
            Value::Null => Ok(false),
            Value::Bool(holds) => Ok(*holds),
            _ => Err(SceneError::new("true or false")),
        }
    }
}

impl Wire for u16 {
    fn write(&self) -> Value {
        (*self).into()
    }
    fn read(value: &Value) -> Result<u16, SceneError> {
        let number = value.as_u64().and_then(|number| number.try_into().ok());
        number.ok_or_else(|| SceneError::new("a small number"))
    }
}

impl Wire for usize {
    fn write(&self) -> Value {
        if *self == 0 { Value::Null } else { (*self).into() }
    }
    fn read(value: &Value) -> Result<usize, SceneError> {
        let number = if value.is_null() { Some(0) } else { value.as_u64() };
        number.and_then(|number| number.try_into().ok()).ok_or(SceneError::new("a number"))
    }
}

impl Wire for u8 {
    fn write(&self) -> Value {
        (*self).into()
    }
    fn read(value: &Value) -> Result<u8, SceneError> {
        u16::read(value)?.try_into().map_err(|_| SceneError::new("a small number"))
    }
}

impl Wire for Id {
    fn write(&self) -> Value {
        self.0.write()
    }
    fn read(value: &Value) -> Result<Id, SceneError> {
        u16::read(value).map(Id)
    }
}

impl Wire for Seat {
    fn write(&self) -> Value {
        self.to_string().into()
    }
    fn read(value: &Value) -> Result<Seat, SceneError> {
        value.as_str().and_then(|seat| seat.parse().ok()).ok_or_else(|| SceneError::new("a seat"))
    }
}

impl<T: Wire> Wire for Option<T> {
    fn write(&self) -> Value {
        self.as_ref().map_or(Value::Null, T::write)
    }
    fn read(value: &Value) -> Result<Option<T>, SceneError> {
        if value.is_null() { Ok(None) } else { T::read(value).map(Some) }
    }
}

impl<T: Wire> Wire for Vec<T> {
    fn write(&self) -> Value {
        if self.is_empty() { Value::Null } else { Value::Array(self.iter().map(T::write).collect()) }
    }
    fn read(value: &Value) -> Result<Vec<T>, SceneError> {
        match value {
            Value::Null => Ok(vec![]),
            Value::Array(values) => (values.iter().enumerate())
                .map(|(at, value)| T::read(value).map_err(|error| error.inside(format_args!("[{at}]"))))
                .collect(),
            _ => Err(SceneError::new("a list")),
        }
    }
}

impl<A: Wire, B: Wire> Wire for (A, B) {
    fn write(&self) -> Value {
        Value::Array(vec![self.0.write(), self.1.write()])
    }
    fn read(value: &Value) -> Result<(A, B), SceneError> {
        match value.as_array().map(Vec::as_slice) {
            Some([one, two]) => Ok((A::read(one)?, B::read(two)?)),
            _ => Err(SceneError::new("a pair")),
        }
    }
}

impl<A: Wire, B: Wire, C: Wire> Wire for (A, B, C) {
    fn write(&self) -> Value {
        Value::Array(vec![self.0.write(), self.1.write(), self.2.write()])
    }
    fn read(value: &Value) -> Result<(A, B, C), SceneError> {
        match value.as_array().map(Vec::as_slice) {
            Some([one, two, three]) => Ok((A::read(one)?, B::read(two)?, C::read(three)?)),
            _ => Err(SceneError::new("three of them")),
        }
    }
}

impl Wire for [(u16, u16, Line); 2] {
    fn write(&self) -> Value {
        Value::Array(self.iter().map(Wire::write).collect())
    }
    fn read(value: &Value) -> Result<Self, SceneError> {
        <((u16, u16, Line), (u16, u16, Line))>::read(value).map(|(one, other)| [one, other])
    }
}

//! How values of the engine are written and read by serde. The engine knows no serde, so serde's traits stand on
//! [`Wire`] around them; each struct and enum is one list of names, from which both directions come.
use engine::Seat;
use engine::scene::{Art, Id, Line};
use serde::de::{Deserialize, Deserializer, Error, MapAccess, Unexpected};
use serde::ser::{Serialize, SerializeMap, Serializer};

/// Something that goes over the wire.
pub(crate) trait OnWire: PartialEq + Sized {
    /// What a missing field stands for, if it may be missing. It is left out of objects, and `null` in lists.
    fn absent() -> Option<Self> {
        None
    }
    fn write<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error>;
    fn read<'de, D: Deserializer<'de>>(from: D) -> Result<Self, D::Error>;
}

/// A value on the wire.
pub(super) struct Wire<T>(pub(super) T);

impl<T: OnWire> Serialize for Wire<&T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        if is_absent(self.0) { to.serialize_none() } else { self.0.write(to) }
    }
}

impl<'de, T: OnWire> Deserialize<'de> for Wire<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Wire<T>, D::Error> {
        match T::absent() {
            Some(absent) => Option::deserialize(from).map(|read| Wire(read.map_or(absent, |Present(value)| value))),
            None => T::read(from).map(Wire),
        }
    }
}

/// A value that is not `null`.
struct Present<T>(T);

impl<'de, T: OnWire> Deserialize<'de> for Present<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Present<T>, D::Error> {
        T::read(from).map(Present)
    }
}

/// For `#[serde(with = "wire")]`.
pub(crate) fn serialize<T: OnWire, S: Serializer>(value: &T, to: S) -> Result<S::Ok, S::Error> {
    Wire(value).serialize(to)
}

/// For `#[serde(with = "wire")]`.
pub(crate) fn deserialize<'de, T: OnWire, D: Deserializer<'de>>(from: D) -> Result<T, D::Error> {
    Wire::deserialize(from).map(|Wire(value)| value)
}

/// A struct by its fields, or an enum by its variants: a word for each, or, for those with something inside, an object
/// with one field. One variant may be `absent`, one may be `bare`: the text inside, as it is. A field may be written
/// `as` a function says, and a last function may have a look at what was read.
macro_rules! wire {
    (@written $of:ident $field:ident) => { &$of.$field };
    (@written $of:ident $field:ident $written:ident) => { &$written($of) };
    ($name:ident { $($field:ident $(as $written:ident)?),* $(,)? } $($read:ident)?) => {
        impl OnWire for $name {
            fn write<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                let mut fields = to.serialize_map(None)?;
                $(wire::put(&mut fields, stringify!($field), wire!(@written self $field $($written)?))?;)*
                fields.end()
            }
            fn read<'de, D: Deserializer<'de>>(from: D) -> Result<$name, D::Error> {
                struct Reader;
                impl<'de> Visitor<'de> for Reader {
                    type Value = $name;
                    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                        f.write_str("an object")
                    }
                    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<$name, A::Error> {
                        $(let mut $field = None;)*
                        while let Some(name) = fields.next_key::<String>()? {
                            match name.as_str() {
                                $(stringify!($field) => $field = Some(fields.next_value::<Wire<_>>()?.0),)*
                                // An unknown field is a mistake, not an extension.
                                other => return Err(Error::unknown_field(other, &[$(stringify!($field)),*])),
                            }
                        }
                        Ok($name { $($field: wire::need($field, stringify!($field))?,)* })$(.and_then($read))?
                    }
                }
                from.deserialize_map(Reader)
            }
        }
    };
    (
        enum $name:ident;
        $(absent: $absent:ident;)?
        $(bare: $bare:ident;)?
        $(words: $($unit:ident = $word:literal),*;)?
        $(tags: $($variant:ident = $tag:literal),*;)?
    ) => {
        impl OnWire for $name {
            $(fn absent() -> Option<$name> {
                Some($name::$absent)
            })?
            $(fn absent() -> Option<$name> {
                Some($name::$bare(Default::default()))
            })?
            fn write<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                match self {
                    $($name::$absent => to.serialize_none(),)?
                    $($name::$bare(text) => to.serialize_str(text),)?
                    $($($name::$unit => to.serialize_str($word),)*)?
                    $($($name::$variant(inner) => to.collect_map([($tag, Wire(inner))]),)*)?
                }
            }
            fn read<'de, D: Deserializer<'de>>(from: D) -> Result<$name, D::Error> {
                struct Reader;
                impl<'de> Visitor<'de> for Reader {
                    type Value = $name;
                    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                        f.write_str(concat!("one of" $($(, " ", $word)*)? $($(, " ", $tag)*)?))
                    }
                    fn visit_str<E: Error>(self, text: &str) -> Result<$name, E> {
                        $($(if text == $word {
                            return Ok($name::$unit);
                        })*)?
                        let bare: Option<$name> = None $(.or(Some($name::$bare(text.to_owned().into()))))?;
                        bare.ok_or_else(|| Error::invalid_value(Unexpected::Str(text), &self))
                    }
                    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<$name, A::Error> {
                        let tag: String = fields.next_key()?.unwrap_or_default();
                        $($(if tag == $tag {
                            let Wire(inner) = fields.next_value()?;
                            return wire::only(fields, $name::$variant(inner));
                        })*)?
                        Err(Error::invalid_value(Unexpected::Str(&tag), &self))
                    }
                }
                from.deserialize_any(Reader)
            }
        }
    };
}
pub(super) use wire;

fn is_absent<T: OnWire>(value: &T) -> bool {
    T::absent().is_some_and(|absent| absent == *value)
}

pub(super) fn put<T: OnWire, M: SerializeMap>(fields: &mut M, name: &'static str, value: &T) -> Result<(), M::Error> {
    if is_absent(value) { Ok(()) } else { fields.serialize_entry(name, &Wire(value)) }
}

pub(super) fn need<T: OnWire, E: Error>(read: Option<T>, name: &'static str) -> Result<T, E> {
    read.or_else(T::absent).ok_or_else(|| E::missing_field(name))
}

/// The value, if nothing stands beside its field.
pub(super) fn only<'de, T, A: MapAccess<'de>>(mut fields: A, value: T) -> Result<T, A::Error> {
    match fields.next_key::<String>()? {
        Some(other) => Err(Error::unknown_field(&other, &[])),
        None => Ok(value),
    }
}

/// A struct that is a list on the wire: its fields in this order, without their names.
macro_rules! list {
    ($name:ident { $($field:ident),* }) => {
        impl OnWire for $name {
            fn write<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                ($(Wire(&self.$field),)*).serialize(to)
            }
            fn read<'de, D: Deserializer<'de>>(from: D) -> Result<$name, D::Error> {
                Deserialize::deserialize(from).map(|($(Wire($field),)*)| $name { $($field),* })
            }
        }
    };
}
pub(super) use list;

/// What serde can write and read itself.
macro_rules! plain {
    ($($name:ty $(, absent: $absent:expr)?;)*) => {
        $(impl OnWire for $name {
            $(fn absent() -> Option<$name> {
                Some($absent)
            })?
            fn write<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                self.serialize(to)
            }
            fn read<'de, D: Deserializer<'de>>(from: D) -> Result<$name, D::Error> {
                Deserialize::deserialize(from)
            }
        })*
    };
}

plain!(
    u8;
    u16;
    i16;
    usize, absent: 0;
    bool, absent: false;
    String, absent: String::new();
    Art, absent: Art::default();
);

impl OnWire for Id {
    fn write<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.0.write(to)
    }
    fn read<'de, D: Deserializer<'de>>(from: D) -> Result<Id, D::Error> {
        u16::read(from).map(Id)
    }
}

impl OnWire for Seat {
    fn write<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
    fn read<'de, D: Deserializer<'de>>(from: D) -> Result<Seat, D::Error> {
        let text = String::deserialize(from)?;
        text.parse().map_err(|_| Error::invalid_value(Unexpected::Str(&text), &"a seat"))
    }
}

impl OnWire for Line {
    fn absent() -> Option<Line> {
        Some(Line::default())
    }
    fn write<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.0.write(to)
    }
    fn read<'de, D: Deserializer<'de>>(from: D) -> Result<Line, D::Error> {
        Vec::read(from).map(Line)
    }
}

impl<T: OnWire> OnWire for Option<T> {
    fn absent() -> Option<Option<T>> {
        Some(None)
    }
    fn write<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.as_ref().map(Wire).serialize(to)
    }
    fn read<'de, D: Deserializer<'de>>(from: D) -> Result<Option<T>, D::Error> {
        deserialize(from).map(Some)
    }
}

impl<T: OnWire> OnWire for Box<T> {
    fn write<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        (**self).write(to)
    }
    fn read<'de, D: Deserializer<'de>>(from: D) -> Result<Box<T>, D::Error> {
        T::read(from).map(Box::new)
    }
}

impl<T: OnWire> OnWire for Vec<T> {
    fn absent() -> Option<Vec<T>> {
        Some(vec![])
    }
    fn write<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter().map(Wire))
    }
    fn read<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<T>, D::Error> {
        Vec::deserialize(from).map(|list| list.into_iter().map(|Wire(value)| value).collect())
    }
}

impl<T: OnWire> OnWire for [T; 2] {
    fn write<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.each_ref().map(Wire).serialize(to)
    }
    fn read<'de, D: Deserializer<'de>>(from: D) -> Result<[T; 2], D::Error> {
        <[Wire<T>; 2]>::deserialize(from).map(|both| both.map(|Wire(value)| value))
    }
}

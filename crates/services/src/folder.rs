//! A temporary folder that goes with its owner.
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::{fs, io, process};

/// How many folders this process has asked for, so that no two have one name.
static COUNT: AtomicU32 = AtomicU32::new(0);

/// An empty temporary folder, removed with all it holds on drop.
#[derive(Debug)]
pub struct Folder {
    path: PathBuf,
}

impl Folder {
    /// Makes a folder whose name begins with `adit-` and the purpose.
    pub fn new(purpose: &str) -> io::Result<Folder> {
        loop {
            let count = COUNT.fetch_add(1, Ordering::Relaxed);
            let path = std::env::temp_dir().join(format!("adit-{purpose}-{}-{count}", process::id()));
            match fs::create_dir(&path) {
                Ok(()) => return Ok(Folder { path }),
                // A process of the same number died here once and left its folder.
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                Err(error) => return Err(io::Error::new(error.kind(), format!("{}: {error}", path.display()))),
            }
        }
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // What is left of a killed service may still be writing its last file for a moment.
        for _ in 0..20 {
            match fs::remove_dir_all(&self.path) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => {
                    std::thread::sleep(std::time::Duration::from_millis(50));
                }
                _ => return,
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_goes_with_all_it_holds() {
        let folder = Folder::new("test").expect("a folder");
        let path = folder.path().to_path_buf();
        fs::create_dir(path.join("inside")).expect("a folder inside");
        fs::write(path.join("inside/file"), "text").expect("a file");
        drop(folder);
        assert!(!path.exists());
    }

    #[test]
    fn two_folders_are_two() {
        let (one, two) = (Folder::new("test").expect("one"), Folder::new("test").expect("two"));
        assert_ne!(one.path(), two.path());
    }
}

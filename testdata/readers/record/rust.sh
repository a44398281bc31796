#!/bin/sh
# The crate url of Debian's librust-url-dev, which lies in /usr/share/cargo/registry. It is built in build/.
set -e
dir=../../../build/record/rust
mkdir -p $dir/src
cp rust.rs $dir/src/main.rs
cat >$dir/Cargo.toml <<'END'
[package]
name = "record"
version = "0.0.0"
edition = "2021"
[dependencies]
url = "=2.3.1"
END
exec cargo run --quiet --offline --release --manifest-path $dir/Cargo.toml \
	--config 'source.crates-io.replace-with = "debian"' --config 'source.debian.directory = "/usr/share/cargo/registry"'

#!/bin/sh
# Compiles and runs DotNet.cs with Mono.
set -e
mkdir -p ../../../build/record
mcs -nologo -out:../../../build/record/DotNet.exe DotNet.cs
exec mono ../../../build/record/DotNet.exe

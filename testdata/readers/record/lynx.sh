#!/bin/sh
# Makes what stands in front of the C library, and asks lynx.
mkdir -p ../../../build && gcc -shared -fPIC -O -o ../../../build/resolve.so resolve.c && exec /usr/bin/python3 lynx.py

#!/bin/sh
# Names in one line the system libraries that our own Node and sharp are linked to and this machine lacks. A shell script, because
# Node could not start. Runs before start, serve, build, export and test, in the unit file and in the container file.
cd "$(dirname "$0")/.." || exit 1
# Only Linux has ldd; elsewhere the packages bring what they need.
command -v ldd >/dev/null || exit 0
missing=$(ldd node_modules/.bin/node node_modules/@img/sharp-*/lib/*.node 2>/dev/null | sed -n 's/^\s*\(\S*\) => not found.*/\1/p' | sort -u)
[ -n "$missing" ] || exit 0
packages=$(echo "$missing" | sed 's/libatomic.*/libatomic1/; t; s/libstdc.*/libstdc++6/; t; s/libgcc.*/libgcc-s1/; t; s/.*/libc6/' | sort -u)
echo "Missing system libraries:" $missing"; on Debian: apt-get install" $packages >&2
exit 1

#!/bin/sh
# Makes sure that our own Node can start, and otherwise names the obstacle in one line. A shell script because it precedes
# Node: it runs before start, serve, build, export and test, in the unit file and in the container file.
cd "$(dirname "$0")/.." || exit 1
if [ ! -d node_modules ]; then
  echo "No packages are installed: npm ci" >&2
  exit 1
fi
# npm before 10 (Debian 12 and 13) deletes this link together with those of other systems.
if [ ! -e node_modules/.bin/node ]; then
  for node in node_modules/node-*/bin/node; do
    if [ -x "$node" ]; then ln -sf "../${node#node_modules/}" node_modules/.bin/node; fi
  done
fi
# Only Linux has ldd; elsewhere the packages bring what they need.
command -v ldd >/dev/null || exit 0
# npm silently leaves out packages that the running Node is too old for.
set -- node_modules/@img/sharp-linux-*/lib
if [ ! -d "$1" ]; then
  echo "Packages of this system are missing: repeat npm ci with npm on Node 20 or newer (deploy/one-machine.md)" >&2
  exit 1
fi
missing=$(ldd node_modules/.bin/node node_modules/@img/sharp-linux-*/lib/*.node 2>/dev/null | sed -n 's/^\s*\(\S*\) => not found.*/\1/p' | sort -u)
[ -n "$missing" ] || exit 0
packages=$(echo "$missing" | sed 's/libatomic.*/libatomic1/; t; s/libstdc.*/libstdc++6/; t; s/libgcc.*/libgcc-s1/; t; s/.*/libc6/' | sort -u)
echo "Missing system libraries:" $missing"; on Debian: apt-get install" $packages >&2
exit 1

#!/bin/sh
# Makes a release in a folder of its own and lets the next start serve it. What runs keeps the folder that it was started
# from, with its packages; a release that cannot be installed or built changes nothing.
#   sh source/deploy/release.sh         the commit that is checked out in source/
#   sh source/deploy/release.sh <name>  one that is there already: to go back, or copied from another machine
# Beside source/ it keeps releases/ with the newest three, and the link `current`.
set -eu
source=$(cd "$(dirname "$0")/.." && pwd)
base=$(dirname "$source")
mkdir -p "$base/releases"

# A link is replaced in one step, so that no start finds none.
serve_next() {
  ln -sfn "releases/$1" "$base/.current"
  mv -T "$base/.current" "$base/current"
  echo "The next start serves $1."
}

if [ $# -gt 0 ]; then
  [ -f "$base/releases/$1/build/current" ] || { echo "There is no release $1 in $base/releases." >&2; exit 1; }
  serve_next "$1"
  exit
fi

name=$(date -u +%Y%m%d-%H%M%S)-$(git -C "$source" rev-parse --short=10 HEAD)
folder=$base/releases/$name
trap 'rm -rf "$folder"; echo "There is no new release; what was there is unchanged." >&2' EXIT
mkdir "$folder"
git -C "$source" archive HEAD | tar -x -C "$folder"
# Its hashed files stay served to open pages, and pictures need not be made again.
if [ -d "$base/current/build" ]; then cp -a "$base/current/build" "$folder/build"; fi
cd "$folder"
npm ci
npm run build
trap - EXIT
serve_next "$name"

running=$(basename "$(readlink "$base/current")")
for old in $(ls -t "$base/releases" | tail -n +4); do
  [ "$old" = "$running" ] || rm -rf "$base/releases/$old"
done

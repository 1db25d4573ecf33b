#!/bin/sh
# `npm run build:image`: the image of the Dockerfile around the build/summit that is there, without a Docker engine and
# without a network. Needs Debian's buildah, and root. May be given another name for the image.
set -eu
name=${1:-latam-nordics-summit}
rm -rf build/image
mkdir -p build/image
sh app/server/executable/image-root.sh build/image/image
# The stage "build" of the Dockerfile has been done here: its folder stands in for it.
sed -n '/^FROM scratch/,$p' Dockerfile |
	buildah --storage-driver vfs build --isolation chroot --format docker --build-context build="$PWD/build/image" --tag "$name" --file - build/image

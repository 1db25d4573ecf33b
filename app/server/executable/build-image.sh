#!/bin/sh
# `npm run build:image`: the image of the Dockerfile around the build/summit that is there, without a Docker engine and
# without a network. Needs Debian's buildah, and root.
set -eu
rm -rf build/image
mkdir -p build/image
sh app/server/executable/image-root.sh build/image/image
# The stage "build" of the Dockerfile has been done here: its folder stands in for it.
sed -n '/^FROM scratch/,$p' Dockerfile |
	buildah --storage-driver vfs build --isolation chroot --format docker --build-context build="$PWD/build/image" --tag latam-nordics-summit --file - build/image

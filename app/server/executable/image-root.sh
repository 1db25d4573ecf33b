#!/bin/sh
# Lays out in an empty folder what the container holds: the executable, the libraries it links to, and the few files that
# these read. Used by the Dockerfile and by build-image.sh; run as root.
set -eu
root=$1
user=10001

mkdir -p "$root/etc" "$root/tmp" "$root/data"
cp build/summit "$root/summit"
ldd build/summit | grep -o '/[^ ]*' | while read -r library; do
	mkdir -p "$root$(dirname "$library")"
	cp -L "$library" "$root$library"
done
echo "summit:x:$user:$user::/data:/nonexistent" > "$root/etc/passwd"
echo "summit:x:$user:" > "$root/etc/group"
# Without it glibc asks the network for localhost first.
echo "hosts: files dns" > "$root/etc/nsswitch.conf"
chmod 1777 "$root/tmp"
chown "$user:$user" "$root/data"
chmod 700 "$root/data"

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
	# Its license, and what scanners ask for whose library it is.
	package=$(dpkg-query --search "$library" "$(readlink -f "$library")" 2>/dev/null | head -n 1 | cut -d : -f 1)
	mkdir -p "$root/usr/share/doc/$package" "$root/var/lib/dpkg/status.d"
	cp -L "/usr/share/doc/$package/copyright" "$root/usr/share/doc/$package/copyright"
	dpkg-query --status "$package" > "$root/var/lib/dpkg/status.d/$package"
done
cp -L /etc/os-release "$root/etc/os-release"
echo "summit:x:$user:$user::/data:/nonexistent" > "$root/etc/passwd"
echo "summit:x:$user:" > "$root/etc/group"
# Without it glibc asks the network for localhost first.
echo "hosts: files dns" > "$root/etc/nsswitch.conf"
chmod 1777 "$root/tmp"
chown "$user:$user" "$root/data"
chmod 700 "$root/data"

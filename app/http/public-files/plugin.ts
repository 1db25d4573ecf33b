import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";

const FOLDER = "public";
const WIDTH = /-\d+\.(avif|webp)$/;

interface NamedFile {
	address: string;
	named: string;
	body: Buffer;
}

/** Copies `public/` to hashed names below `/assets/`, which are cached forever. The plain addresses stay for clients that saved them. */
export function publicFiles(): Plugin {
	let files: NamedFile[] = [];
	return {
		name: "public-files",
		config(_, { command }) {
			if (command === "build") files = readFiles();
			const named = new Map(files.map((file) => [file.address, file.named]));
			const stems = files.filter(({ address }) => WIDTH.test(address)).map((file) => [stem(file.address), stem(file.named)] as const);
			return {
				define: { __PUBLIC_FILES__: JSON.stringify(Object.fromEntries([...named, ...stems])) },
				experimental: { renderBuiltUrl: (name, { type }) => (type === "public" ? named.get(`/${name}`) : undefined) },
			};
		},
		generateBundle() {
			if (this.environment.name !== "client") return;
			for (const { named, body } of files) this.emitFile({ type: "asset", fileName: named.slice(1), source: body });
		},
	};
}

const stem = (address: string) => address.replace(WIDTH, "");

function readFiles(): NamedFile[] {
	const entries = readdirSync(FOLDER, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
	const found = entries
		.map(({ parentPath, name }) => path.join(parentPath, name))
		.sort()
		.map((file) => ({ address: `/${path.relative(FOLDER, file).replaceAll(path.sep, "/")}`, body: readFileSync(file) }));
	const hashes = new Map<string, ReturnType<typeof createHash>>();
	for (const { address, body } of found) hashes.set(stem(address), (hashes.get(stem(address)) ?? createHash("sha256")).update(body));
	const tags = new Map([...hashes].map(([name, hash]) => [name, hash.digest("hex").slice(0, 8)]));
	return found.map(({ address, body }) => ({ address, body, named: namedBy(address, tags.get(stem(address)) as string) }));
}

function namedBy(address: string, tag: string): string {
	return `/assets${address.replace(/(-\d+\.(?:avif|webp)|\.\w+)$/, `-${tag}$1`)}`;
}

import { execFileSync, spawn } from "node:child_process";
import { chmodSync, chownSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { installed } from "../support/installed.ts";
import { IS_LONG } from "../support/length.ts";
import { run } from "../support/program.ts";
import { freePort } from "../support/running-site.ts";

const USER = 10001;
const IMAGE = "summit-under-test";
const buildah = (...words: string[]) =>
	execFileSync(installed([undefined, "/usr/bin/buildah"], ["buildah"]), ["--storage-driver", "vfs", ...words], {
		encoding: "utf8",
		stdio: ["ignore", "pipe", "pipe"],
	}).trim();

/** Unpacking and inspecting an image needs root. */
describe.runIf(process.getuid?.() === 0)("the image", () => {
	let container = "";
	let root = IS_LONG ? "" : mkdtempSync(path.join(tmpdir(), "summit-image-root-"));
	const data = mkdtempSync(path.join(tmpdir(), "summit-image-"));
	chownSync(data, USER, USER);

	beforeAll(() => {
		if (!IS_LONG) {
			chmodSync(root, 0o755);
			execFileSync("sh", ["app/server/executable/image-root.sh", root]);
			return;
		}
		buildah("--version");
		execFileSync("sh", ["app/server/executable/build-image.sh", IMAGE], { stdio: "ignore" });
		container = buildah("from", IMAGE);
		root = buildah("mount", container);
	}, 600_000);
	afterAll(() => {
		rmSync(data, { recursive: true });
		if (!IS_LONG) return rmSync(root, { recursive: true });
		buildah("rm", container);
		buildah("rmi", IMAGE);
	});

	const contained = (...words: string[]) => [
		"unshare",
		"--mount",
		"sh",
		"-c",
		'root=$0; mount --bind "$root" "$root" && mount -o remount,bind,ro "$root" && mount --bind "$1" "$root/data" && shift && exec chroot --userspec=10001:10001 "$root" /summit "$@"',
		root,
		data,
		...words,
	];

	test.runIf(IS_LONG)("runs as an unprivileged user and has a health check", () => {
		const { Docker } = JSON.parse(buildah("inspect", "--type", "image", IMAGE));
		expect(Docker.config).toMatchObject({
			User: "10001:10001",
			Entrypoint: ["/summit"],
			Volumes: { "/data": {} },
			ExposedPorts: { "3000/tcp": {} },
			WorkingDir: "/data",
			Healthcheck: { Test: ["CMD", "/summit", "check", "--ready"] },
		});
		expect(Docker.config.Env).toContain("DATABASE_URL=file:/data/summit.db");
	});

	test("contains the program, its libraries and no shell", () => {
		const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => !entry.isDirectory());
		const names = files.map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name))).sort();
		const packages = ["libatomic1", "libc6", "libgcc-s1", "libstdc++6"];
		expect(names.filter((name) => !/\.so\.\d+$/.test(name))).toEqual([
			"etc/group",
			"etc/nsswitch.conf",
			"etc/os-release",
			"etc/passwd",
			"summit",
			...packages.map((name) => `usr/share/doc/${name}/copyright`),
			...packages.map((name) => `var/lib/dpkg/status.d/${name}`),
		]);
	});

	test("starts a healthy site, stores forms, is backed up while running, and stops", async () => {
		const PORT = String(await freePort());
		const environment = { PORT, HOST: "127.0.0.1", DATABASE_URL: "file:/data/summit.db", LOG_LEVEL: "error" };
		const command = (words: string[]) =>
			run(contained(...words) as [string, ...string[]], { environment: { ...environment, PATH: process.env.PATH as string } });
		expect((await command(["check", "--ready"])).code).toBe(1);

		const [program = "", ...words] = contained();
		const site = spawn(program, words, { env: { ...process.env, ...environment } });
		let log = "";
		for (const stream of [site.stdout, site.stderr]) stream.on("data", (chunk: Buffer) => (log += chunk));
		const ended = new Promise((resolve) => site.once("exit", resolve));
		const origin = `http://127.0.0.1:${PORT}`;
		await expect
			.poll(() =>
				fetch(`${origin}/readyz`).then(
					({ status }) => status,
					() => log,
				),
			)
			.toBe(200);

		expect(await command(["check", "--ready"])).toEqual({ code: 0, out: "ready\n", error: "" });
		const fields = { name: "Ana", email: "ana@example.com", subject: "General", message: "From outside of the container." };
		const sent = await fetch(`${origin}/contact`, { method: "POST", redirect: "manual", headers: { Origin: origin }, body: new URLSearchParams(fields) });
		expect(sent.status).toBe(303);
		expect((await fetch(`${origin}/es/speakers`)).status).toBe(200);
		expect(await command(["backup", "/data/backup.db"])).toMatchObject({ code: 0, error: "" });
		expect(await command(["backup", "/elsewhere.db"])).toMatchObject({ code: 1, error: expect.stringContaining("EROFS") });
		expect(await command(["restore", "/data/backup.db"])).toMatchObject({ code: 1, error: expect.stringContaining("The site is running") });

		site.kill("SIGTERM");
		expect(await ended).toBe(0);
		expect(await command(["restore", "/data/backup.db"])).toMatchObject({ code: 0, error: "" });
		expect((await command(["check"])).out).toContain("Database: /data/summit.db is sound");
	});
});

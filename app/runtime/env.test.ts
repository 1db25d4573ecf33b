import { readFileSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";
import { VARIABLES } from "./env.server.ts";

const NOT_PASSED = ["CLOCK_FILE", "DATABASE_URL", "HOST", "PORT", "STRIPE_API_ORIGIN"];

test("compose.yaml passes on every variable that can be set", () => {
	const lines = readFileSync("compose.yaml", "utf8").match(/ {4}environment:\n((?: {6}.*\n)+)/)?.[1] ?? "";
	const passed = lines.split("\n").flatMap((line) => line.match(/^ {6}(\w+):/)?.[1] ?? []);
	expect(passed.toSorted()).toEqual(VARIABLES.filter((name) => !NOT_PASSED.includes(name)).toSorted());
});

test("docs/deploying.md explains each variable", () => {
	const table = readFileSync("docs/deploying.md", "utf8").match(/^\| variable .*\n(?:\|.*\n)+/m)?.[0] ?? "";
	const told = table.split("\n").flatMap((line) => [...(line.split("|")[1] ?? "").matchAll(/`(\w+)`/g)].map(([, name]) => name));
	expect(told.toSorted()).toEqual(VARIABLES.toSorted());
});

afterEach(() => {
	vi.unstubAllEnvs();
	vi.resetModules();
});

test.each([
	[{ DATABASE_URL: "file:" }, "DATABASE_URL must name a file"],
	[{ CLOCK_FILE: "package.json" }, "CLOCK_FILE must name a file with an instant"],
	[{ DATABASE_URL: "file::memory:" }, "DATABASE_URL must name a file"],
	[{ PUBLIC_ORIGIN: "summit.example" }, "PUBLIC_ORIGIN must be scheme and host alone"],
	[{ PUBLIC_ORIGIN: "https://summit.example/2025" }, "PUBLIC_ORIGIN must be scheme and host alone"],
	[{ METRICS_TOKEN: "låt ingen annan se det" }, "METRICS_TOKEN may have ASCII letters alone"],
	[{ SECURITY_CONTACT: "mailto:" }, "SECURITY_CONTACT must look like mailto:"],
	[{ SESSION_SECRET: "too short" }, "SESSION_SECRET must have at least 32 bytes"],
	[{ SMTP_URL: "smtp://127.0.0.1", PUBLIC_ORIGIN: "https://summit.example" }, "SMTP_URL needs MAIL_FROM"],
	[{ SMTP_URL: "https://mail.example", MAIL_FROM: "a@example.com" }, "SMTP_URL must look like smtps://"],
	[{ SMTP_URL: "smtp://127.0.0.1", MAIL_FROM: "The Summit" }, "MAIL_FROM must be an address"],
	[{ SMTP_URL: "smtp://127.0.0.1?requireTLS=false", MAIL_FROM: "a@example.com", PUBLIC_ORIGIN: "https://summit.example" }, "SMTP_URL knows one parameter"],
	[{ SMTP_URL: "smtps://127.0.0.1?tls=never", MAIL_FROM: "a@example.com", PUBLIC_ORIGIN: "https://summit.example" }, "SMTP_URL knows one parameter"],
])("rejects a configuration of %o with the reason", async (environment, reason) => {
	for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
	vi.resetModules();
	await expect(import("./env.server.ts")).rejects.toThrow(reason);
});

#!/usr/bin/env node
/**
 * Stands in for Firefox where Playwright starts it: starts Debian's with the same arguments, and passes on what the two
 * say to each other (WebDriver BiDi), except for the one command that this release does not know yet. Once it does
 * (`emulation.setMediaFeaturesOverride`), Playwright's `executablePath` may name Firefox itself.
 */
import { spawn } from "node:child_process";
import type { AddressInfo } from "node:net";
import { createInterface } from "node:readline";
import { WebSocketServer } from "ws";
import { firefoxPath } from "./browsers.ts";

const UNKNOWN = "emulation.setMediaFeaturesOverride";
const READY = /^(WebDriver BiDi listening on )(ws:\/\/.*)$/;

const firefox = spawn(firefoxPath(), process.argv.slice(2), { stdio: ["ignore", "ignore", "pipe"] });
firefox.on("exit", (code) => process.exit(code ?? 1));
for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => firefox.kill(signal));

for await (const line of createInterface(firefox.stderr)) {
	const [, announcement, origin] = READY.exec(line) ?? [];
	process.stderr.write(`${announcement && origin ? announcement + (await relayTo(origin)) : line}\n`);
}

/** Listens on a port of its own for who wants to speak to Firefox; gives its origin. */
async function relayTo(origin: string): Promise<string> {
	const server = new WebSocketServer({ host: "127.0.0.1", port: 0 });
	server.on("connection", (driver, { url }) => {
		const browser = new WebSocket(origin + url);
		const opened = new Promise((done) => browser.addEventListener("open", done));
		browser.addEventListener("message", ({ data }) => driver.send(data));
		browser.addEventListener("close", () => driver.close());
		driver.on("close", () => browser.close());
		driver.on("message", async (message) => {
			const { id, method } = JSON.parse(String(message));
			if (method === UNKNOWN) return driver.send(JSON.stringify({ type: "success", id, result: {} }));
			await opened;
			browser.send(String(message));
		});
	});
	await new Promise((done) => server.once("listening", done));
	return `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

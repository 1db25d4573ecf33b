#!/usr/bin/env node
/**
 * Proxy between Playwright and Debian's Firefox (WebDriver BiDi), which answers the one command that this release lacks,
 * `emulation.setMediaFeaturesOverride`. Not needed once Firefox supports it.
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

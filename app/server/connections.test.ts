import { createServer, type RequestListener, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { Readable } from "node:stream";
import { setTimeout } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { limitConnections } from "./connections.ts";

const MEGABYTE_BYTES = 1024 * 1024;
const MINUTE_MS = 60_000;

let server: Server;
let sockets: Socket[];

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["setInterval", "Date"] });
	sockets = [];
});

afterEach(() => {
	vi.useRealTimers();
	for (const socket of sockets) socket.destroy();
	server.close();
});

async function listen(answer: RequestListener) {
	server = createServer({ keepAliveTimeout: 10 * MINUTE_MS }, answer);
	limitConnections(server);
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
}

function ask(): Socket {
	const socket = connect((server.address() as AddressInfo).port, "127.0.0.1").on("error", () => {});
	socket.write("GET / HTTP/1.1\r\nHost: summit.example\r\n\r\n");
	sockets.push(socket);
	return socket;
}

const openOnes = () => new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));

test("clients that read nothing, or almost nothing, are disconnected; slow readers are not", async () => {
	await listen((_, response) => Readable.from(parts()).pipe(response));
	const readers = { nothing: ask(), little: ask(), slow: ask() };
	for (const reader of Object.values(readers)) await new Promise((resolve) => reader.once("readable", resolve));
	const after = async (seconds: number) => {
		for (let passed = 0; passed < seconds; passed += 5) {
			readers.little.read(1000);
			await take(readers.slow, MEGABYTE_BYTES);
			await setTimeout(5);
			vi.advanceTimersByTime(5000);
		}
		return openOnes();
	};
	expect(await after(30)).toBe(3);
	expect(await after(30)).toBe(1);
	expect(await after(100)).toBe(1);
	expect(readers.slow.closed).toBe(false);
});

function* parts() {
	for (let count = 0; count < 640; count++) yield Buffer.alloc(MEGABYTE_BYTES / 16);
}

async function take(reader: Socket, bytes: number) {
	for (let left = bytes; left > 0; ) {
		const part: Buffer | null = reader.read();
		if (part) left -= part.length;
		else await new Promise((resolve) => reader.once("readable", resolve));
	}
}

test("idle connections are closed once there are many", async () => {
	await listen((_, response) => response.end("page"));
	const answers = new Set<string>();
	for (let count = 0; count < 1600; count++) answers.add(await firstLine(ask()));
	expect([...answers]).toEqual(["HTTP/1.1 200 OK"]);
	await expect.poll(openOnes).toBeLessThan(200);
});

const firstLine = (socket: Socket) =>
	new Promise<string>((resolve) => {
		socket.once("data", (page) => resolve(String(page).split("\r\n", 1)[0] as string)).once("close", () => resolve("nothing"));
	});

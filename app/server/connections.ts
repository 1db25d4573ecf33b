import type { Server } from "node:http";
import type { Socket } from "node:net";

/** Connections at a time; from here on, those on which nothing is asked are closed. */
const MOST = 2000;
const MANY = 1500;
/** Milliseconds between two looks, and for which whoever reads an answer may be slower than this. */
const LOOK_EVERY = 5000;
const PATIENCE = 30_000;
/** Bytes a millisecond that have to be taken all in all: slower, an answer is not worth its memory. */
const SLOWEST = 4;

/** Whoever opens connections and lets them lie, or reads answers as slowly as they can, takes nobody else's place. */
export function boundConnections(server: Server): void {
	server.maxConnections = MOST;
	const open = new Set<Socket>();
	/** Since when there is something to take, and what was taken before. */
	const sending = new WeakMap<Socket, { since: number; taken: number }>();
	// Before the server itself knows of it: it would count as idle.
	server.prependListener("connection", (socket) => {
		open.add(socket);
		socket.once("close", () => open.delete(socket));
		if (open.size > MANY) server.closeIdleConnections();
	});
	const timer = setInterval(() => {
		const now = Date.now();
		for (const socket of open) {
			const start = sending.get(socket);
			if (socket.writableLength === 0) sending.delete(socket);
			else if (!start) sending.set(socket, { since: now, taken: socket.bytesWritten - socket.writableLength });
			// What was handed over at once is only known to be taken when all of it is.
			else if (now - start.since > PATIENCE + (socket.bytesWritten - start.taken) / SLOWEST) socket.destroy();
		}
	}, LOOK_EVERY).unref();
	server.once("close", () => clearInterval(timer));
}

import type { Server } from "node:http";
import type { Socket } from "node:net";

const MAX_CONNECTIONS = 2000;
const MAX_WITH_IDLE = 1500;
const CHECK_INTERVAL_MS = 5000;
const IDLE_TIMEOUT_MS = 30_000;
/** Bytes per millisecond, on average. */
const MIN_BYTES_PER_MS = 4;

/** Idle connections and slow readers must not use up the server. */
export function limitConnections(server: Server): void {
	server.maxConnections = MAX_CONNECTIONS;
	const open = new Set<Socket>();
	const sending = new WeakMap<Socket, { since: number; taken: number }>();
	// Runs before Node's own listener, which would count the new connection as idle.
	server.prependListener("connection", (socket) => {
		open.add(socket);
		socket.once("close", () => open.delete(socket));
		if (open.size > MAX_WITH_IDLE) server.closeIdleConnections();
	});
	const timer = setInterval(() => {
		const now = Date.now();
		for (const socket of open) {
			const start = sending.get(socket);
			if (socket.writableLength === 0) sending.delete(socket);
			else if (!start) sending.set(socket, { since: now, taken: socket.bytesWritten - socket.writableLength });
			// Node counts a buffer as written only when all of it is.
			else if (now - start.since > IDLE_TIMEOUT_MS + (socket.bytesWritten - start.taken) / MIN_BYTES_PER_MS) socket.destroy();
		}
	}, CHECK_INTERVAL_MS).unref();
	server.once("close", () => clearInterval(timer));
}

import type { IncomingMessage, ServerResponse } from "node:http";
import { expect, test, vi } from "vitest";
import { createListener } from "./listener.ts";
import { UNREADABLE } from "./logged-address.ts";
import type { ListenerParts } from "./request-handler.ts";

test.each(["GET", "POST"])("%s to a route without access facts is rejected before the route runs", (method) => {
	const site = {
		factsOf: () => ({
			ids: [],
			query: [],
			personal: [],
			methods: ["GET", "HEAD", "POST"],
			body: undefined,
			access: undefined,
			isCached: true,
			logged: UNREADABLE,
		}),
		answer: vi.fn(),
	};
	const observer = { begin: () => ({ id: "1" }), end: vi.fn() };
	const parts = { site, files: { find: () => undefined }, observer, publicOrigin: "https://summit.example", common: [], isStopping: () => false };
	const response = { writeHead: vi.fn(), end: vi.fn() };
	const request = { method, url: "/forgotten", headers: { origin: "https://summit.example" }, rawHeaders: ["Host", "summit.example"], socket: {} };
	createListener(parts as unknown as ListenerParts)(request as unknown as IncomingMessage, response as unknown as ServerResponse);
	expect([response.writeHead.mock.calls[0]?.[0], site.answer.mock.calls]).toEqual([403, []]);
});

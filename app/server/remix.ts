import type { IncomingMessage } from "node:http";
import { Readable, Transform } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import type { Exchange } from "~/http/exchange.server";
import type { Answer } from "./page-cache";

/** What the server asks of the site. */
export type Site = (request: Request, exchange: Exchange) => Promise<Response>;

/** What `app/entry.server.tsx` gives beside what Remix asks of it. */
type SiteModule = Pick<typeof import("~/entry.server"), "exchange" | "ready">;

/** The Remix build as a function from request to answer. A storage that is down makes a 503 of whatever failed by it. */
export async function openSite(build: ServerBuild): Promise<Site> {
	const { exchange, ready } = build.entry.module as unknown as SiteModule;
	await ready;
	const handleAny = createRequestHandler(build, "production");
	const handlers = new Map([...sectionsOf(build)].map((section) => [section, createRequestHandler(withSection(build, section), "production")]));
	const handlerFor = ({ url }: Request) => {
		const { pathname } = new URL(url);
		const [, first = "", second = ""] = pathname.split("/").map(wordOf);
		// What is spelt in an odd way is read by React Router alone.
		if (pathname.includes("%")) return handleAny;
		return (handlers.get(first) ?? handlers.get(second) ?? handlers.get(ANYWHERE)) as typeof handleAny;
	};
	let turn = Promise.resolve();
	return async (request, current) => {
		// A page is made without a pause. Where many are asked for at once, what is in memory is answered in between.
		turn = turn.then(() => setImmediate());
		await turn;
		const response = await exchange.run(current, () => handlerFor(request)(request));
		if (!current.isStorageDown || response.status < 500) return response;
		const headers = new Headers(response.headers);
		headers.set("Retry-After", "10");
		return new Response(response.body, { status: 503, headers });
	};
}

/** The section of routes that have no word of their own, such as the home page and the one for what is not found. */
const ANYWHERE = "";

/** The first words of all addresses, such as `admin` and `agenda`. */
function sectionsOf(build: ServerBuild): Set<string> {
	return new Set(Object.keys(build.routes).map((id) => sectionOf(build, id)));
}

/** The first word of a route's address after the language. */
function sectionOf(build: ServerBuild, id: string): string {
	const { parentId, path = "" } = build.routes[id] ?? {};
	const above = parentId === undefined ? ANYWHERE : sectionOf(build, parentId);
	return above || wordOf(path.split("/").find((part) => !part.startsWith(":")) ?? "");
}

/** A part of an address, without an ending such as `.xml` or Remix's own `.data`. */
function wordOf(part: string): string {
	return /^[\w-]*/.exec(part.toLowerCase())?.[0] ?? "";
}

/**
 * The build with the routes of one section, and with those that answer anywhere: React Router goes through all routes that
 * it is given, and several times for each page.
 */
function withSection(build: ServerBuild, section: string): ServerBuild {
	const pick = <Route>(routes: Record<string, Route>) =>
		Object.fromEntries(Object.entries(routes).filter(([id]) => [ANYWHERE, section].includes(sectionOf(build, id)))) as Record<
			string,
			Exclude<Route, undefined>
		>;
	return { ...build, routes: pick(build.routes), assets: { ...build.assets, routes: pick(build.assets.routes) } };
}

/** A whole answer, to be kept. */
export async function readAnswer(response: Response): Promise<Answer> {
	return { status: response.status, headers: [...response.headers], body: Buffer.from(await response.arrayBuffer()) };
}

interface RequestParts {
	origin: string;
	/** Bytes of the body. */
	limit: number;
	/** Called where the body grows over that; the site then reads no more of it. */
	onTooLarge: () => void;
	signal: AbortSignal;
}

/**
 * The request as the site reads it, at the address that visitors know. Remix asks `Origin` and the hosts once more, in its
 * own way, and takes a proxy's own names for an attack: what the listener let in says of these what is so, or nothing.
 */
export function toRequest(message: IncomingMessage, { origin, limit, onTooLarge, signal }: RequestParts): Request {
	const headers = new Headers();
	for (let index = 0; index < message.rawHeaders.length; index += 2) {
		headers.append(message.rawHeaders[index] as string, message.rawHeaders[index + 1] as string);
	}
	headers.set("Host", new URL(origin).host);
	headers.delete("X-Forwarded-Host");
	if (headers.get("Origin") !== origin) headers.delete("Origin");
	const hasBody = message.method === "POST" && (headers.has("Content-Length") || headers.has("Transfer-Encoding"));
	const body = hasBody ? (Readable.toWeb(limited(message, limit, onTooLarge)) as ReadableStream) : undefined;
	return new Request(origin + message.url, { method: message.method, headers, body, signal, ...(hasBody && { duplex: "half" }) } as RequestInit);
}

function limited(message: IncomingMessage, limit: number, onTooLarge: () => void): Readable {
	let bytes = 0;
	const counted = new Transform({
		transform(chunk: Buffer, _, pass) {
			bytes += chunk.length;
			if (bytes <= limit) return pass(null, chunk);
			onTooLarge();
			pass(new Error("The body is too large."));
		},
	});
	message.once("error", (cause) => counted.destroy(cause));
	return message.pipe(counted);
}

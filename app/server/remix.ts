import type { IncomingMessage } from "node:http";
import { setImmediate } from "node:timers/promises";
import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import type { RequestContext } from "#app/runtime/request-context.server.ts";
import type { Answer } from "./page-cache.ts";
import { createPathFacts, type PathFacts } from "./path-facts.ts";
import { routesByPrefix } from "./routes-by-prefix.ts";

export interface Site {
	answer: (request: Request, requestContext: RequestContext) => Promise<Response>;
	tooLarge: SiteModule["tooLargeAnswer"];
	currentUser: SiteModule["currentUser"];
	isKnownSecret: SiteModule["isKnownSecret"];
	factsOf: (pathname: string) => PathFacts;
	inlineScripts: string[];
}

type SiteModule = Pick<
	typeof import("#app/entry.server.tsx"),
	"currentUser" | "isKnownSecret" | "requestContext" | "inlineScripts" | "ready" | "startBackgroundWork" | "tooLargeAnswer"
>;

export function siteModule(build: ServerBuild): SiteModule {
	return build.entry.module as unknown as SiteModule;
}

export async function openSite(build: ServerBuild): Promise<Site> {
	const { currentUser, isKnownSecret, requestContext, ready, inlineScripts, tooLargeAnswer } = siteModule(build);
	await ready;
	const handlerFor = routesByPrefix(build, (part) => createRequestHandler(part, process.env.NODE_ENV));
	let queue = Promise.resolve();
	const answer: Site["answer"] = async (request, current) => {
		// Rendering blocks the event loop; cached responses are sent in between.
		queue = queue.then(() => setImmediate());
		await queue;
		request.signal.throwIfAborted();
		const response = await requestContext.run(current, () => handlerFor(new URL(request.url).pathname)(request));
		// Some CDNs cache responses without Cache-Control for a day.
		if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", "no-cache");
		if (!current.isStorageDown || response.status < 500) return response;
		const headers = new Headers(response.headers);
		headers.set("Retry-After", "10");
		return new Response(response.body, { status: 503, headers });
	};
	return { answer, tooLarge: tooLargeAnswer, currentUser, isKnownSecret, factsOf: createPathFacts(build), inlineScripts };
}

export async function readAnswer(response: Response, { tables = new Set(), holdsUntil }: Partial<RequestContext> = {}): Promise<Answer> {
	const body = Buffer.from(await response.arrayBuffer());
	return { status: response.status, headers: [...response.headers], body, tables: [...tables], holdsUntil };
}

interface RequestParts {
	url: string;
	limit: number;
	onTooLarge: () => void;
	signal: AbortSignal;
}

/** Remix checks `Origin` against the hosts again and rejects a proxy's internal names: Host is replaced, and a foreign `Origin` removed. */
export function toRequest(message: IncomingMessage, { url, limit, onTooLarge, signal }: RequestParts): Request {
	const headers = new Headers();
	for (let index = 0; index < message.rawHeaders.length; index += 2) {
		headers.append(message.rawHeaders[index] as string, message.rawHeaders[index + 1] as string);
	}
	const { origin, host } = new URL(url);
	headers.set("Host", host);
	headers.delete("X-Forwarded-Host");
	if (headers.get("Origin") !== origin) headers.delete("Origin");
	const hasBody = message.method === "POST" && (headers.has("Content-Length") || headers.has("Transfer-Encoding"));
	const body = hasBody ? bodyOf(message, limit, onTooLarge) : undefined;
	return new Request(url, { method: message.method, headers, body, signal, ...(hasBody && { duplex: "half" }) } as RequestInit);
}

/** Node's own `Readable.toWeb` writes on after the reader has left, which ends the process. */
function bodyOf(message: IncomingMessage, limit: number, onTooLarge: () => void): ReadableStream<Uint8Array> {
	let bytes = 0;
	let stop = () => {};
	const start = (controller: ReadableStreamDefaultController<Uint8Array>) => {
		const take = (chunk: Buffer) => {
			message.pause();
			bytes += chunk.length;
			if (bytes <= limit) return controller.enqueue(chunk);
			fail(new Error("The body is too large."));
			onTooLarge();
		};
		const end = () => {
			stop();
			controller.close();
		};
		const fail = (cause: Error) => {
			stop();
			controller.error(cause);
		};
		const leave = () => fail(new Error("Whoever sent the body is gone."));
		stop = () => message.off("data", take).off("end", end).off("error", fail).off("close", leave);
		message.on("data", take).on("end", end).on("error", fail).on("close", leave).pause();
	};
	return new ReadableStream({ start, pull: () => void message.resume(), cancel: () => stop() }, { highWaterMark: 0 });
}

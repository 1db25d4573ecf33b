import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import type { ServerBuild } from "@remix-run/node";
import pino from "pino";
import { env } from "~/env.server";
import { ContentVersion } from "../../db/content-version";
import { createListener } from "./listener";
import { LogStream } from "./log-stream";
import { Observer } from "./observer";
import { operations } from "./operations";
import { PageCache } from "./page-cache";
import { KEEP_ALIVE } from "./prepared-head";
import { openSite } from "./remix";
import { commonHeaders } from "./security-headers";
import { type FileSource, StaticFiles } from "./static-files";

/** Bytes of finished answers that are kept in memory. */
const CACHE_LIMIT = 64 * 1024 * 1024;
/** Milliseconds, these four. */
const HEADERS_TIMEOUT = 10_000;
const REQUEST_TIMEOUT = 60_000;
/** From the signal on, these two. */
const LAST_CALL = 1000;
const LONGEST_STOP = 9000;

/** Starts the site and answers until SIGTERM or SIGINT. */
export async function serve(build: ServerBuild, files: FileSource): Promise<void> {
	const stream = new LogStream();
	const log = pino({ level: env.logLevel, base: undefined }, stream);
	const cache = new PageCache(CACHE_LIMIT);
	const version = new ContentVersion(env.databaseFile);
	const observer = new Observer({ log, stream, cachedBytes: () => cache.bytes, cachedPages: () => cache.size });
	let isStopping = false;
	const common = commonHeaders(env.isHttps);
	const listen = createListener({
		site: await openSite(build),
		files: new StaticFiles(files, common),
		cache,
		version,
		observer,
		publicOrigin: env.publicOrigin,
		trustProxy: env.trustProxy,
		common,
		isStopping: () => isStopping,
	});
	const operate = operations({ version, registry: observer.registry, metricsToken: env.metricsToken, isStopping: () => isStopping });
	const limits = { headersTimeout: HEADERS_TIMEOUT, requestTimeout: REQUEST_TIMEOUT, keepAliveTimeout: KEEP_ALIVE };
	const server = createServer({ ...limits, optimizeEmptyRequests: true }, (request, response) => {
		if (!operate(request, response)) listen(request, response);
	});

	await new Promise<void>((resolve, reject) => server.once("error", reject).listen(env.port, env.host, resolve));
	const { address, port } = server.address() as AddressInfo;
	log.info(`listening on http://${address.includes(":") ? `[${address}]` : address}:${port}`);

	await signalled();
	isStopping = true;
	log.info("stopping");
	await stop(server);
	version.close();
}

function signalled(): Promise<void> {
	return new Promise((resolve) => {
		for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => resolve());
	});
}

/**
 * Still answers whoever asks, for a moment, and tells each that the connection ends with that: closed at once, it could
 * break a request that is on its way. Then takes no new one and finishes what was begun.
 */
async function stop(server: Server): Promise<void> {
	await setTimeout(LAST_CALL);
	const force = setTimeout(LONGEST_STOP - LAST_CALL, undefined, { ref: false }).then(() => server.closeAllConnections());
	await Promise.race([new Promise((resolve) => server.close(resolve)), force]);
}

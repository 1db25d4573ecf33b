import { unwatchFile, watchFile } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import { type AddressInfo, Server as NetServer } from "node:net";
import { setTimeout } from "node:timers/promises";
import type { ServerBuild } from "@remix-run/node";
import pino from "pino";
import { GuessLimiter } from "#app/http/limiter.ts";
import { sharedCounts } from "#app/http/shared-counts.server.ts";
import { readClock } from "#app/runtime/clock.server.ts";
import { env, SET_VARIABLES } from "#app/runtime/env.server.ts";
import type { RequestContext } from "#app/runtime/request-context.server.ts";
import { replicaLag as lagOf } from "#db/replica-state.ts";
import { StorageFigures } from "#db/storage-figures.ts";
import { TableVersions } from "#db/table-versions.ts";
import { limitConnections } from "./connections.ts";
import { logConsole } from "./console-log.ts";
import { createListener } from "./listener.ts";
import { LogStream } from "./log-stream.ts";
import { Observer } from "./observer.ts";
import { operations } from "./operations.ts";
import { PageCache } from "./page-cache.ts";
import { KEEP_ALIVE_MS } from "./prepared-head.ts";
import { openSite, siteModule } from "./remix.ts";
import { Replicator } from "./replication/replicator.ts";
import { type ListenerParts, RequestHandler } from "./request-handler.ts";
import { commonHeaders, DEVELOPMENT_POLICY, pagePolicy } from "./security-headers.ts";
import { type FileSource, StaticFiles, withoutCopies } from "./static-files.ts";

const MAX_CACHE_BYTES = 24 * 1024 * 1024;
const MAX_HEAD_BYTES = 32 * 1024;
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 60_000;
const CONNECTION_CHECK_MS = 5000;
const LAST_REQUESTS_MS = 1000;
/** Longer than nginx keeps a connection. */
const MAX_IDLE_MS = 1500;
const MAX_STOP_MS = 9000;
const FILE_CHECK_MS = 2000;

export interface BuiltSite {
	build: ServerBuild;
	files: FileSource;
	/** In development: answers Vite's own addresses, and passes other requests on with the current build. */
	compile?: (...request: [...Parameters<RequestListener>, answer: (current: ServerBuild) => Promise<void>]) => void;
}

/**
 * A signal during the start waits for the end of a migration.
 * @param litestream its program, if `env.replica` is set
 */
export async function serve(load: () => Promise<BuiltSite>, litestream?: string): Promise<void> {
	const toldToStop = stopSignal();
	const stream = new LogStream();
	const log = pino({ level: env.logLevel, base: undefined }, stream);
	let currentRequest = (): RequestContext | undefined => undefined;
	logConsole(log, () => currentRequest());
	const { build, files, compile } = await load();
	let current = build;
	currentRequest = () => siteModule(current).requestContext.getStore();
	const cache = new PageCache(compile ? 1 : MAX_CACHE_BYTES, readClock);
	const versions = new TableVersions(env.databaseFile);
	const guesses = new GuessLimiter(sharedCounts("secrets"));
	const storage = new StorageFigures(env.databaseFile);
	const replicaLag = () => (env.replica ? lagOf(env.databaseFile) : 0);
	const observer = new Observer({ log, stream, storage, replicaLag, cachedBytes: () => cache.bytes, cachedPages: () => cache.size });
	let isStopping = false;
	let isHinted = env.trustProxy;
	const hintAtProxy = () => {
		isHinted = true;
		log.warn("A request came with X-Forwarded-For, and TRUST_PROXY is not true: behind a proxy all visitors count as one, and share the limits of one.");
	};
	const common = commonHeaders(env.isHttps);
	const open = async (opened: ServerBuild): Promise<RequestListener> => {
		const site = await openSite(opened);
		const parts: ListenerParts = {
			site,
			files: new StaticFiles(env.isKeptOffline ? files : withoutCopies(files), common),
			cache,
			versions,
			guesses,
			observer,
			publicOrigin: env.publicOrigin,
			trustProxy: env.trustProxy,
			common,
			policy: compile ? DEVELOPMENT_POLICY : pagePolicy(site.inlineScripts),
			checkoutPolicy: compile ? DEVELOPMENT_POLICY : pagePolicy(site.inlineScripts, env.stripe && [env.stripe.checkoutOrigin]),
			isStopping: () => isStopping,
		};
		const listen = createListener(parts);
		const operate = operations({
			...parts,
			storage,
			registry: observer.registry,
			metricsToken: env.metricsToken,
			replicaLag,
			refuse: (request, response) => new RequestHandler(parts, request, response).refuseToken(),
		});
		return (request, response) => {
			if (!isHinted && "x-forwarded-for" in request.headers) hintAtProxy();
			if (!operate(request, response)) listen(request, response);
		};
	};
	let answer = await open(build);
	const answerBy = async (next: ServerBuild, ...request: Parameters<RequestListener>) => {
		if (next !== current) answer = await open(next);
		current = next;
		answer(...request);
	};
	const limits = {
		headersTimeout: HEADERS_TIMEOUT_MS,
		requestTimeout: REQUEST_TIMEOUT_MS,
		connectionsCheckingInterval: CONNECTION_CHECK_MS,
		keepAliveTimeout: KEEP_ALIVE_MS,
	};
	const server = createServer({ ...limits, maxHeaderSize: MAX_HEAD_BYTES, optimizeEmptyRequests: true }, (...request) => {
		if (compile) compile(...request, (next) => answerBy(next, ...request));
		else answer(...request);
	});
	server.on("checkContinue", (request, response) => server.emit("request", request, response));
	limitConnections(server);

	await new Promise<void>((resolve, reject) => server.once("error", reject).listen(env.port, env.host, resolve));
	const { address, port } = server.address() as AddressInfo;
	log.debug({ variables: SET_VARIABLES }, "configured");
	log.info(`listening on http://${address.includes(":") ? `[${address}]` : address}:${port}`);

	watchFile(env.databaseFile, { interval: FILE_CHECK_MS, persistent: false }, () => {
		if (storage.isInPlace) return;
		unwatchFile(env.databaseFile);
		log.error(
			`${env.databaseFile} was deleted or replaced while the site runs: what is written from now on is lost. Stop the site, put the file back or restore a backup, and start it.`,
		);
	});

	const background = siteModule(build).startBackgroundWork();
	const replicator = env.replica && litestream ? new Replicator({ program: litestream, database: env.databaseFile, replica: env.replica, log }) : undefined;
	await toldToStop;
	isStopping = true;
	log.info("stopping");
	const backgroundStopped = background.stop();
	await stop(server);
	// An unresponsive mail server does not delay the stop: claimed mails are sent after the next start.
	await Promise.race([backgroundStopped, setTimeout(LAST_REQUESTS_MS, undefined, { ref: false })]);
	await replicator?.stop();
	// Before the site's own connection, which closes last: only that can fold the journal into the database.
	versions.close();
	storage.close();
}

function stopSignal(): Promise<void> {
	return new Promise((resolve) => {
		// Later signals change nothing: by default, a second one would end the process at once.
		for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => resolve());
	});
}

/**
 * Answers with `Connection: close` for a moment, then takes no more connections. Idle ones stay open while a proxy may still be sending a request on
 * them: each gets one more answer, or is closed by the proxy (`keepalive_timeout` in docs/deploy/nginx.conf).
 */
async function stop(server: Server): Promise<void> {
	await setTimeout(LAST_REQUESTS_MS);
	const force = setTimeout(MAX_STOP_MS - LAST_REQUESTS_MS, undefined, { ref: false }).then(() => server.closeAllConnections());
	// Node's own `server.close` would close idle connections.
	const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
	await Promise.race([closed, setTimeout(MAX_IDLE_MS, undefined, { ref: false })]);
	server.closeIdleConnections();
	await Promise.race([closed, force]);
}

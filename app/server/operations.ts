import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Registry } from "prom-client";
import type { StorageFigures } from "#db/storage-figures.ts";
import type { TableVersions } from "#db/table-versions.ts";
import { CLOSE_HEADER } from "./prepared-head.ts";
import { NOTHING_POLICY } from "./security-headers.ts";

interface OperationsParts {
	versions: TableVersions;
	storage: StorageFigures;
	registry: Registry;
	/** If undefined, nobody can read the metrics. */
	metricsToken: string | undefined;
	common: string[];
	isStopping: () => boolean;
	/** Milliseconds; 0 without a replica. */
	replicaLag: () => number;
	refuse: (request: IncomingMessage, response: ServerResponse) => void;
}

/** `/healthz`: the process responds. `/readyz`: it should get visitors. `/metrics`: for Prometheus. Returns true for these. */
export function operations({ versions, storage, registry, metricsToken, common, isStopping, replicaLag, refuse }: OperationsParts) {
	// Not 503: a restart would not help, and keep visitors out.
	const readiness = () => (replicaLag() > NOTABLE_LAG_MS ? `ready, but the replica is ${Math.round(replicaLag() / 1000)} s behind` : "ready");
	const addresses = ["/healthz", "/readyz", ...(metricsToken === undefined ? [] : ["/metrics"])];
	return (request: IncomingMessage, response: ServerResponse): boolean => {
		const { url = "", method = "" } = request;
		const address = addresses.find((one) => url.startsWith(one) && (url.length === one.length || url[one.length] === "?"));
		if (address === undefined) return false;
		const say = (status: number, words: string, ...more: string[]) => {
			response.writeHead(status, [...common, ...PLAIN, ...more, ...(isStopping() ? CLOSE_HEADER : [])]);
			response.end(words);
		};
		if (method !== "GET" && method !== "HEAD") say(405, "Use GET or HEAD.", "Content-Type", PLAIN_TEXT, "Allow", "GET, HEAD");
		else if (address === "/healthz") say(200, "ok", "Content-Type", PLAIN_TEXT);
		else if (address === "/readyz") {
			if (isStopping()) say(503, "stopping", "Content-Type", PLAIN_TEXT);
			else if (!canRead(versions)) say(503, "the database cannot be read", "Content-Type", PLAIN_TEXT);
			else if (!storage.isInPlace) say(503, "the database file was deleted or replaced", "Content-Type", PLAIN_TEXT);
			else say(200, readiness(), "Content-Type", PLAIN_TEXT);
		} else if (!holdsToken(request, metricsToken as string)) refuse(request, response);
		else
			registry.metrics().then(
				(figures) => say(200, figures, "Content-Type", registry.contentType),
				() => say(500, "the figures cannot be read", "Content-Type", PLAIN_TEXT),
			);
		return true;
	};
}

const NOTABLE_LAG_MS = 10_000;

const PLAIN_TEXT = "text/plain; charset=utf-8";
const PLAIN = ["Cache-Control", "no-store", "Content-Security-Policy", NOTHING_POLICY];

function canRead(versions: TableVersions): boolean {
	try {
		return versions.current.versions.size > 0;
	} catch {
		return false;
	}
}

function holdsToken({ headers }: IncomingMessage, token: string): boolean {
	const given = Buffer.from(headers.authorization ?? "");
	const wanted = Buffer.from(`Bearer ${token}`);
	return given.length === wanted.length && timingSafeEqual(given, wanted);
}

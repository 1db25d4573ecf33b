import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Registry } from "prom-client";
import type { ContentVersion } from "../../db/content-version";

interface OperationsParts {
	version: ContentVersion;
	registry: Registry;
	/** Without it nobody may read the figures. */
	metricsToken: string | undefined;
	isStopping: () => boolean;
}

/**
 * What machines ask: `/healthz` whether the process answers, `/readyz` whether it should be sent visitors, `/metrics` its
 * figures as Prometheus reads them, for who brings the token. True where the request was one of these.
 */
export function operations({ version, registry, metricsToken, isStopping }: OperationsParts) {
	return (request: IncomingMessage, response: ServerResponse): boolean => {
		switch (request.url) {
			case "/healthz":
				say(response, 200, "ok");
				return true;
			case "/readyz":
				if (isStopping()) say(response, 503, "stopping");
				else if (!canRead(version)) say(response, 503, "the database cannot be read");
				else say(response, 200, "ready");
				return true;
			case "/metrics":
				if (metricsToken === undefined) return false;
				if (!holdsToken(request, metricsToken)) say(response, 401, "Bring the token.", { "WWW-Authenticate": "Bearer" });
				else registry.metrics().then((figures) => say(response, 200, figures, { "Content-Type": registry.contentType }));
				return true;
			default:
				return false;
		}
	};
}

function say(response: ServerResponse, status: number, words: string, headers: Record<string, string> = {}): void {
	response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff", ...headers });
	response.end(words);
}

function canRead(version: ContentVersion): boolean {
	try {
		return version.current !== "";
	} catch {
		return false;
	}
}

function holdsToken({ headers }: IncomingMessage, token: string): boolean {
	const given = Buffer.from(headers.authorization ?? "");
	const wanted = Buffer.from(`Bearer ${token}`);
	return given.length === wanted.length && timingSafeEqual(given, wanted);
}

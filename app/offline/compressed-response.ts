const KEPT_HEADERS = ["Content-Type", "Content-Security-Policy"];

export function packed(html: string, from: Headers): Response {
	const headers = new Headers(KEPT_HEADERS.map((name): [string, string] => [name, from.get(name) ?? ""]));
	headers.set("Date", new Date().toUTCString());
	return new Response(new Blob([html]).stream().pipeThrough(new CompressionStream("gzip")), { headers });
}

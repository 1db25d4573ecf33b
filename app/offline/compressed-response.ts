const SAVED_HEADERS = ["Content-Type", "Content-Security-Policy"];

export function compressedResponse(html: string, from: Headers): Response {
	const headers = new Headers(SAVED_HEADERS.map((name): [string, string] => [name, from.get(name) ?? ""]));
	headers.set("Date", new Date().toUTCString());
	return new Response(new Blob([html]).stream().pipeThrough(new CompressionStream("gzip")), { headers });
}

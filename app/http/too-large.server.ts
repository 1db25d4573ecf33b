import { encode } from "turbo-stream";
import { isLocale } from "#app/i18n/config.ts";
import { preferredLocale } from "#app/i18n/language.server.ts";
import { textsOf } from "#app/i18n/texts.server.ts";

/** Returns plain text, or for Remix's data requests the error response of an action. */
export async function tooLargeAnswer(request: Request, limit: number): Promise<Response> {
	const { pathname } = new URL(request.url);
	const [, first] = pathname.split("/");
	const locale = isLocale(first) ? first : await preferredLocale(request);
	const { title, words } = textsOf("tooLarge", locale, { most: sizeWords(limit) });
	const headers = { "Cache-Control": "no-store", "Content-Language": locale };
	if (!pathname.endsWith(".data")) return new Response(words, { status: 413, headers: { ...headers, "Content-Type": "text/plain; charset=utf-8" } });
	const refusal = { title, lead: words };
	const body = encode({ error: refusal }, { plugins: [(value) => (value === refusal ? ["ErrorResponse", { ...refusal }, 413, ""] : undefined)] });
	return new Response(body.pipeThrough(new TextEncoderStream() as never), {
		status: 413,
		headers: { ...headers, "Content-Type": "text/x-script", "X-Remix-Response": "yes" },
	});
}

function sizeWords(bytes: number): string {
	const megabytes = Math.floor(bytes / 1024 / 1024);
	return megabytes > 0 ? `${megabytes} MB` : `${Math.floor(bytes / 1024)} KB`;
}

import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { SECRET_HEADERS } from "#app/http/secret-headers.ts";
import type { Locale } from "#app/i18n/config.ts";
import { slugOf } from "#app/i18n/slug.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import { DocumentFailed, makeDocument, makePersonalDocument } from "./make.server.ts";
import type { DocumentModel } from "./model.ts";
import { Unavailable } from "./unavailable.tsx";

export const documentResponse = (model: DocumentModel, file: string) => respond(model, file, makeDocument);

export async function secretDocumentResponse(model: DocumentModel, file: string): Promise<Response> {
	const response = await respond(model, file, makePersonalDocument);
	for (const [name, value] of Object.entries(SECRET_HEADERS)) response.headers.set(name, value);
	return response;
}

async function respond(model: DocumentModel, file: string, make: typeof makeDocument): Promise<Response> {
	const made = await make(model).catch((cause: unknown) => {
		if (!(cause instanceof DocumentFailed)) throw cause;
		console.error(`${file}.pdf`, cause);
		return undefined;
	});
	if (!made) return unavailable(model.language);
	const name = `${slugOf(`${model.author} ${file}`) || "document"}.pdf`;
	return new Response(new Uint8Array(made), {
		headers: { "Content-Type": "application/pdf", "Content-Disposition": `inline; filename="${name}"`, "Content-Language": model.language },
	});
}

function unavailable(language: Locale): Response {
	const { failed: words } = textsOf("documents", language, {});
	const { title, retry } = textsOf("common", language, {}).failure;
	return new Response(`<!DOCTYPE html>${renderToStaticMarkup(createElement(Unavailable, { language, title, words, retry }))}`, {
		status: 503,
		headers: { "Content-Type": "text/html; charset=utf-8", "Content-Language": language, "Cache-Control": "no-store", "Retry-After": "60" },
	});
}

import type { Locale } from "~/i18n/config";
import { slugOf } from "~/i18n/slug";
import { textsOf } from "~/i18n/texts.server";
import { DocumentFailed, makeDocument } from "./make.server";
import type { DocumentModel } from "./model";

/** The answer that shows a document in the browser; saved, it is called after the summit and after itself. A sentence and 503 where it cannot be made now. */
export async function documentResponse(model: DocumentModel, file: string): Promise<Response> {
	const made = await makeDocument(model).catch((cause: unknown) => {
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
	return new Response(textsOf("documents", language, {}).failed, {
		status: 503,
		headers: { "Content-Type": "text/plain; charset=utf-8", "Content-Language": language, "Cache-Control": "no-store", "Retry-After": "60" },
	});
}

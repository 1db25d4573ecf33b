import type { LoaderFunctionArgs } from "@remix-run/node";
import type { DocumentModel } from "~/documents/model";
import { documentResponse } from "~/documents/response.server";
import type { Page } from "~/domain/content/event/document.server";
import { type DocumentId, lastChangeOfDocument } from "~/domain/operations/registry/changes-of-pages.server";
import { redirectToProperAddress } from "~/http/locale.server";
import { siteOrigin } from "~/http/origin.server";
import { localePath } from "~/i18n/config";
import { openPage } from "./page.server";

/** What the loader of a document does: its language and event as any page, and its file. */
export async function answerDocument(
	{ request, params }: LoaderFunctionArgs,
	id: DocumentId,
	make: (page: Page) => Promise<DocumentModel>,
	fileName: (page: Page) => string,
): Promise<Response> {
	await redirectToProperAddress(request);
	const origin = siteOrigin(request);
	const opened = await openPage(params);
	const page: Page = { ...opened, addressOf: (path) => origin + localePath(opened.locale, path), changedAt: await lastChangeOfDocument(id) };
	return documentResponse(await make(page), fileName(page));
}

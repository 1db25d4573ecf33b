import type { LoaderFunctionArgs } from "@remix-run/node";
import type { DocumentModel } from "#app/documents/model.ts";
import { documentResponse } from "#app/documents/response.server.ts";
import type { Page } from "#app/domain/content/event/document.server.ts";
import { lastChangeOf, type Shown } from "#app/domain/operations/registry/changes-of-pages.server.ts";
import { redirectToProperAddress } from "#app/http/locale.server.ts";
import { siteOrigin } from "#app/http/origin.server.ts";
import { localePath } from "#app/i18n/config.ts";
import { openPage } from "./page.server.ts";

export async function answerDocument(
	{ request, params }: LoaderFunctionArgs,
	shows: Shown,
	make: (page: Page) => Promise<DocumentModel>,
	fileName: (page: Page) => string,
): Promise<Response> {
	await redirectToProperAddress({ request, params });
	const origin = siteOrigin(request);
	const opened = await openPage(params);
	const page: Page = { ...opened, addressOf: (path) => origin + localePath(opened.locale, path), changedAt: await lastChangeOf(shows) };
	return documentResponse(await make(page), fileName(page));
}

import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { todayAt } from "~/domain/content/event/today.server";
import { findPublishedArticle } from "~/domain/content/news/queries.server";
import { articleShareModel } from "~/domain/content/news/share-picture.server";
import { pageOfAddress, shareAddress } from "~/domain/content/share-picture/address.server";
import { makeSharePicture, TooManyPictures } from "~/domain/content/share-picture/make.server";
import type { ShareModel } from "~/domain/content/share-picture/model";
import { getLegalPage } from "~/domain/operations/legal/queries.server";
import { LEGAL_PAGE_IDS } from "~/domain/operations/legal/schema";
import { answerAt } from "~/domain/operations/registry/addresses.server";
import { findPublicSession } from "~/domain/program/session/queries.server";
import { sessionShareModel } from "~/domain/program/session/share-picture.server";
import { findPublicSpeaker, listSpeakersById } from "~/domain/program/speaker/queries.server";
import { speakerShareModel } from "~/domain/program/speaker/share-picture.server";
import { findPublicWorkshop, speakersOf } from "~/domain/program/workshop/queries.server";
import { workshopShareModel } from "~/domain/program/workshop/share-picture.server";
import { DEFAULT_LOCALE, type Locale, splitPath } from "~/i18n/config";
import type { RouteHandle } from "./route-handle";
import { openPage } from "./site/page.server";
import { isPictured, legalShareModel, pageShareModel, summitShareModel } from "./site/page-picture.server";

/** Not in the page cache: hundreds of these would drive the pages out. */
export const handle: RouteHandle = { access: "public" };

/** The picture that other sites show for a page. Its address names what it says; an older one leads to the one of now. */
export async function loader({ request }: LoaderFunctionArgs) {
	const { pathname } = new URL(request.url);
	const asked = pageOfAddress(pathname);
	const model = asked && (await modelAt(asked));
	if (!model) return new Response(null, { status: 404 });
	const address = shareAddress(model);
	if (address !== pathname) return redirect(address, { headers: { "Cache-Control": "no-cache" } });
	const bytes = await makeSharePicture(model).catch((cause) => {
		if (cause instanceof TooManyPictures) return undefined;
		throw cause;
	});
	if (!bytes) return new Response(null, { status: 503, headers: { "Cache-Control": "no-store", "Retry-After": "15" } });
	return new Response(new Uint8Array(bytes), {
		headers: { "Content-Type": "image/jpeg", "Content-Length": String(bytes.length), "Cache-Control": "public, max-age=31536000, immutable" },
	});
}

interface Asked {
	locale: Locale;
	path: string;
}

async function modelAt(asked: Asked): Promise<ShareModel | undefined> {
	const found = await findModel(asked);
	if (found) return found;
	const moved = (await answerAt(asked.path, asked.locale)).headers.get("Location");
	return moved ? findModel(splitPath(moved)) : undefined;
}

/** Of what visitors see, and of nothing else. */
async function findModel({ locale, path }: Asked): Promise<ShareModel | undefined> {
	const page = await openPage({ lang: locale === DEFAULT_LOCALE ? undefined : locale });
	const { event } = page;
	if (path === "/") return summitShareModel(event, locale);
	if (isPictured(path)) return pageShareModel(page, path);
	const legal = LEGAL_PAGE_IDS.find((id) => path === `/${id}`);
	if (legal) return legalShareModel(page, await getLegalPage(legal));
	const [, list, id = "", ...more] = path.split("/");
	if (more.length > 0) return undefined;
	switch (list) {
		case "agenda": {
			const session = await findPublicSession(id);
			return session && !session.workshopId ? sessionShareModel(session, await listSpeakersById(session.speakerIds), event, locale) : undefined;
		}
		case "workshops": {
			const workshop = await findPublicWorkshop(id);
			return workshop && workshopShareModel(workshop, await listSpeakersById(speakersOf(workshop)), event, locale);
		}
		case "speakers": {
			const speaker = await findPublicSpeaker(id);
			return speaker && speakerShareModel(speaker, event, locale);
		}
		case "news": {
			const article = await findPublishedArticle(id, todayAt(event));
			return article && articleShareModel(article, event, locale);
		}
	}
	return undefined;
}

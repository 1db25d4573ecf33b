import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { todayAt } from "#app/domain/content/event/today.server.ts";
import { findPublishedArticle } from "#app/domain/content/news/queries.server.ts";
import { articleShareModel } from "#app/domain/content/news/share-picture.server.ts";
import { pageOfAddress, shareAddress } from "#app/domain/content/share-picture/address.server.ts";
import { makeSharePicture, TooManyPictures } from "#app/domain/content/share-picture/make.server.ts";
import type { ShareModel } from "#app/domain/content/share-picture/model.ts";
import { getLegalPage } from "#app/domain/operations/legal/queries.server.ts";
import { LEGAL_PAGE_IDS } from "#app/domain/operations/legal/schema.ts";
import { answerAt } from "#app/domain/operations/registry/addresses.server.ts";
import { findPublicSession } from "#app/domain/program/session/queries.server.ts";
import { sessionShareModel } from "#app/domain/program/session/share-picture.server.ts";
import { findPublicSpeaker, listSpeakersById } from "#app/domain/program/speaker/queries.server.ts";
import { speakerShareModel } from "#app/domain/program/speaker/share-picture.server.ts";
import { findPublicWorkshop, speakersOf } from "#app/domain/program/workshop/queries.server.ts";
import { workshopShareModel } from "#app/domain/program/workshop/share-picture.server.ts";
import { DEFAULT_LOCALE, type Locale, splitPath } from "#app/i18n/config.ts";
import { openPage } from "#app/routes/site/page.server.ts";
import { isPictured, legalShareModel, pageShareModel, summitShareModel } from "#app/routes/site/page-picture.server.ts";
import type { RouteFacts } from "./route-facts.ts";

/** Not in the page cache: hundreds of these would drive the pages out. */
export const facts = { access: "public" } satisfies RouteFacts;

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

import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { pageOfAddress, shareAddress } from "#app/domain/content/share-picture/address.server.ts";
import { makeSharePicture, TooManyPictures } from "#app/domain/content/share-picture/make.server.ts";
import { getLegalPage } from "#app/domain/operations/legal/queries.server.ts";
import { LEGAL_PAGE_IDS } from "#app/domain/operations/legal/schema.ts";
import { answerAt } from "#app/domain/operations/registry/addresses.server.ts";
import { RESOURCES } from "#app/domain/operations/registry/resources.server.ts";
import { DEFAULT_LOCALE, type Locale, splitPath } from "#app/i18n/config.ts";
import { openPage } from "#app/routes/site/page.server.ts";
import { isPictured, legalShareModel, pageShareModel, summitShareModel } from "#app/routes/site/page-picture.server.ts";
import type { ShareModel } from "#app/ui/share-model.ts";
import type { RouteFacts } from "./route-facts.ts";

/** Not in the page cache, where hundreds of pictures would displace pages. */
export const facts = { access: "public" } satisfies RouteFacts;

/** The address identifies the content; an outdated one redirects to the current one. */
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

/** Finds only content that visitors see. */
async function findModel({ locale, path }: Asked): Promise<ShareModel | undefined> {
	const page = await openPage({ lang: locale === DEFAULT_LOCALE ? undefined : locale });
	const { event } = page;
	if (path === "/") return summitShareModel(event, locale);
	if (isPictured(path)) return pageShareModel(page, path);
	const legal = LEGAL_PAGE_IDS.find((id) => path === `/${id}`);
	if (legal) return legalShareModel(page, await getLegalPage(legal));
	const [, list, part = "", ...more] = path.split("/");
	const { entityPages } = RESOURCES.find(({ entityPages }) => entityPages?.below === `/${list}`) ?? {};
	return more.length > 0 ? undefined : entityPages?.sharePicture(part, locale);
}

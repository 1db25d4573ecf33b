import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { MOST_PICTURES } from "~/admin/choices";
import { requireRight } from "~/auth/guard.server";
import { eventFacts, fillFacts } from "~/domain/content/event/facts.server";
import { getEvent } from "~/domain/content/event/queries.server";
import { fileAddress, pictureAddress } from "~/domain/content/picture/address";
import { listPictures } from "~/domain/content/picture/queries.server";
import { escapedFacts, parseLine, parseMarkdown } from "~/domain/content/rich-text/markdown.server";
import { ruleFacts } from "~/domain/sales/cancellation/rule-facts.server";
import { getSalesSettings } from "~/domain/sales/order/settings.server";
import { ticketPrices } from "~/domain/sales/tier/prices-in-texts.server";
import { readForm } from "~/http/form.server";
import { searchedText } from "~/http/query.server";
import { requireSameOrigin } from "~/http/same-origin.server";
import { isLocale, type Locale } from "~/i18n/config";
import { holdsWords } from "~/i18n/search";
import type { RouteHandle } from "~/routes/route-handle";

export const handle: RouteHandle = { access: "editContent" };

/** GET: the pictures that a text can show, the newest first; those with `q` in their names. */
export async function loader({ request }: LoaderFunctionArgs) {
	await requireRight(request, "editContent");
	const q = searchedText(new URL(request.url));
	const pictures = (await listPictures()).filter(({ name }) => holdsWords(name, q)).slice(0, MOST_PICTURES);
	return Response.json(pictures.map(({ id, name, alt }) => ({ address: pictureAddress(id), name, alt, thumbnail: fileAddress(id, "whole.webp") })));
}

/** POST `text`, its `place` (`TextPlace`) and `locale`: its parts, and the first thing that is wrong with it. */
export async function action({ request }: ActionFunctionArgs) {
	requireSameOrigin(request);
	await requireRight(request, "editContent");
	const form = await readForm(request);
	const typed = String(form.get("text") ?? "");
	const place = form.get("place");
	const locale = form.get("locale");
	const source = place && isLocale(locale) ? fillFacts(typed, escapedFacts(await namedFacts(locale))) : typed;
	const line = place === "line" && parseLine(source);
	const { blocks, problems } = line ? { blocks: [{ kind: "paragraph", of: line.of }], problems: line.problems } : parseMarkdown(source);
	const [problem] = problems;
	return Response.json({ blocks, error: problem && `${problem.error}: ${problem.at}` });
}

/** All that a text can name. */
const namedFacts = async (locale: Locale) => ({
	...eventFacts(await getEvent(), locale),
	...(await ticketPrices(locale)),
	...ruleFacts(await getSalesSettings(), locale),
});

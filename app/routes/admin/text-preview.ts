import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { MAX_PICTURES } from "#app/admin/choices.ts";
import { requireRight } from "#app/auth/guard.server.ts";
import { eventFacts, fillFacts } from "#app/domain/content/event/facts.server.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { fileAddress, pictureAddress } from "#app/domain/content/picture/address.ts";
import { listPictures } from "#app/domain/content/picture/queries.server.ts";
import { escapedFacts, parseLine, parseMarkdown } from "#app/domain/content/rich-text/markdown.server.ts";
import { ruleFacts } from "#app/domain/sales/cancellation/rule-facts.server.ts";
import { getSalesSettings } from "#app/domain/sales/order/settings.server.ts";
import { ticketPrices } from "#app/domain/sales/tier/prices-in-texts.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { searchedText } from "#app/http/query.server.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import { isLocale, type Locale } from "#app/i18n/config.ts";
import { holdsWords } from "#app/i18n/search.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";

export const facts = { access: "editContent" } satisfies RouteFacts;

/** GET: returns the pictures that a text can show, newest first; with `q`, those whose name contains it. */
export async function loader({ request }: LoaderFunctionArgs) {
	await requireRight(request, "editContent");
	const q = searchedText(new URL(request.url));
	const pictures = (await listPictures()).filter(({ name }) => holdsWords(name, q)).slice(0, MAX_PICTURES);
	return Response.json(pictures.map(({ id, name, alt }) => ({ address: pictureAddress(id), name, alt, thumbnail: fileAddress(id, "whole.webp") })));
}

/** POST: `text`, its `place` (`TextPlace`) and `locale`. Returns the parts of the text and its first error. */
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

const namedFacts = async (locale: Locale) => ({
	...eventFacts(await getEvent(), locale),
	...(await ticketPrices(locale)),
	...ruleFacts(await getSalesSettings(), locale),
});

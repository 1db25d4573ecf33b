import { type ActionFunctionArgs, data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { Order } from "#app/domain/sales/order/queries.server.ts";
import { problemWords } from "#app/domain/sales/pricing/cart-view.server.ts";
import { canChangeWorkshops, changeWorkshops, listReserved } from "#app/domain/sales/registration/order/change.server.ts";
import { includesWorkshops } from "#app/domain/sales/registration/ticket-attendee.server.ts";
import { findTier } from "#app/domain/sales/tier/queries.server.ts";
import { readForm, refuse, titleAfter } from "#app/http/form.server.ts";
import { pageMeta } from "#app/http/page-meta.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import { SECRET_HEADERS } from "#app/http/secret-headers.ts";
import { localePath } from "#app/i18n/config.ts";
import { translate } from "#app/i18n/translated.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { db } from "#app/runtime/database.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { CheckedForm } from "#app/ui/checked-form.tsx";
import { keepFormOnNetworkError } from "#app/ui/keep-form.ts";
import { PageHead } from "#app/ui/page-head.tsx";
import { useAnswer } from "#app/ui/use-answer.ts";
import { openedOrder } from "./opened-order.server.ts";
import { hasClash, workshopChoice } from "./order-form/workshop-choice.server.ts";
import { Workshops } from "./order-form/workshops.tsx";
import { openPage } from "./page.server.ts";
import { redirectToOrder } from "./redirect-to-order.server.ts";

export const facts = { access: "public", openedBy: ["order"] } satisfies RouteFacts;

export const meta: MetaFunction<typeof loader> = (args) => pageMeta(args, args.data && { title: args.data.title, description: "", noIndex: true });

export const headers: HeadersFunction = () => SECRET_HEADERS;

export async function loader({ params, context }: LoaderFunctionArgs) {
	const { locale, event, texts } = await openPage(params);
	const { order, ticketId } = await orderedTicket(params);
	const number = order.lines.findIndex(({ ticket }) => ticket?.id === ticketId) + 1;
	const { name, ticket, itemId } = order.lines[number - 1] as Order["lines"][number];
	const [isOpen, workshops] = [await canChangeWorkshops(order), await workshopChoice(event, locale)];
	const {
		changeWorkshops: text,
		workshops: choiceText,
		page,
	} = texts("order", { code: order.code, eventName: event.name, number, tier: translate(name, locale).text });
	const chosen = (await listReserved(db, order, ticketId)).map(({ workshopId }) => workshopId);
	const tier = await findTier(itemId);
	return data({
		title: titleAfter(context, text.metaTitle, texts("common").errors),
		text,
		choiceText,
		ticket: [page.ticket, ticket?.attendeeName].filter(Boolean).join(", "),
		workshops: isOpen ? workshops.map((workshop) => ({ ...workshop, isFull: workshop.isFull && !chosen.includes(workshop.id) })) : [],
		chosen,
		isIncluded: tier !== undefined && includesWorkshops(tier),
		back: localePath(locale, `/orders/${order.code}/${params.secret}`),
	});
}

interface Answer {
	errors: Partial<Record<string, string>>;
	failure: { title: string; words: string };
	chosen: string[];
}

export async function action({ request, params, context }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const form = await readForm(request);
	const { locale, event, texts } = await openPage(params);
	const { order, ticketId } = await orderedTicket(params);
	const chosen = form.getAll("workshop").map(String);
	const { failed: title, over, later, clash } = texts("order", { code: order.code }).changeWorkshops;
	const isSeen = form.has("seesClash") || !hasClash(await workshopChoice(event, locale), chosen);
	if (!isSeen) return refuse<Answer>(context, { errors: {}, failure: { title, words: clash }, chosen });
	const refused = await changeWorkshops(order.id, { ticketId, seen: String(form.get("seen") ?? "").split(" "), chosen });
	if (!refused) return redirectToOrder(params, "?done=workshops#tickets");
	const words = refused === "over" ? over : refused === "later" ? later : refused.problems.map((problem) => problemWords(problem, locale)).join(" ");
	return refuse<Answer>(context, { errors: {}, failure: { title, words }, chosen });
}

export const clientAction = keepFormOnNetworkError;

/** @throws like `openedOrder`; 404 if the order has no such ticket */
async function orderedTicket(params: LoaderFunctionArgs["params"]): Promise<{ order: Order; ticketId: number }> {
	const order = await openedOrder(params);
	const id = order.lines.find(({ ticket, cancelledAt }) => String(ticket?.id) === params.ticket && !cancelledAt)?.ticket?.id;
	if (id === undefined) throw new Response(null, { status: 404, headers: SECRET_HEADERS });
	return { order, ticketId: id };
}

export default function ChangeWorkshopsPage() {
	const { text, choiceText, ticket, workshops, chosen, isIncluded, back } = useLoaderData<typeof loader>();
	const answer = useAnswer<Answer>();
	const leave = (
		<ButtonLink look="outline" to={back}>
			{text.back}
		</ButtonLink>
	);
	return (
		<>
			<PageHead title={text.title} lead={ticket} />
			<div className="page section">
				{workshops.length > 0 ? (
					<CheckedForm id="workshops" labels={{}} text={text} errorTexts={{}} answer={answer} beside={leave} className="max-w-3xl">
						{() => (
							<>
								<p className="mb-4 max-w-measure">{text.lead}</p>
								<input type="hidden" name="seen" value={chosen.join(" ")} />
								<Workshops
									key={chosen.join(" ")}
									name="workshop"
									workshops={workshops}
									chosen={answer?.chosen ?? chosen}
									isIncluded={isIncluded}
									text={choiceText}
								/>
							</>
						)}
					</CheckedForm>
				) : (
					<>
						<p className="lead mb-6 max-w-measure">{text.over}</p>
						{leave}
					</>
				)}
			</div>
		</>
	);
}

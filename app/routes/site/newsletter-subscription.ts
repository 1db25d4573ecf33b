import type { ActionFunctionArgs } from "@remix-run/node";
import type { NewsletterAnswer } from "#app/domain/people/newsletter/form.tsx";
import { pageLocale } from "#app/http/locale.server.ts";
import type { RouteFacts } from "#app/routes/route-facts.ts";
import { answerSubscription, thanksFor } from "#app/routes/site/newsletter/subscription.server.ts";

export const facts = { access: "public" } satisfies RouteFacts;

/** POST: subscribes like the page and returns JSON, for a form that stays in place. */
export async function action(sent: ActionFunctionArgs) {
	const refused = await answerSubscription(sent);
	const answer: NewsletterAnswer = refused?.data ?? { thanks: thanksFor(pageLocale(sent.params)) };
	return Response.json(answer, refused?.init ?? undefined);
}

import type Stripe from "stripe";
import type { Locale } from "#app/i18n/config.ts";
import { env } from "#app/runtime/env.server.ts";

const TIMEOUT_MS = 10_000;
const MAX_RETRIES = 1;
const TOLERANCE_SECONDS = 300;

/** Cents. */
export interface CardSession {
	id: string;
	url?: string;
	status: "open" | "complete" | "expired";
	isPaid: boolean;
	amount: number;
	/** In lower case, as at Stripe. */
	currency: string;
	isLive: boolean;
	intent?: string;
	/** Of the attempt; undefined if this site did not create the session. */
	key?: string;
	code?: string;
	createdAt: Date;
}

export interface CardRefund {
	id: string;
	status: "pending" | "done" | "failed";
	amount: number;
	intent?: string;
	key?: string;
}

/** Stripe did not answer; the same request can be repeated. */
export class StripeUnreachable extends Error {
	override name = "StripeUnreachable";
}

/** Stripe refused the request, or failed. */
export class StripeRefusal extends Error {
	override name = "StripeRefusal";
	readonly status: number;
	readonly code: string;

	constructor({ status, code }: { status: number; code: string }) {
		super(`Stripe refused: ${code}`);
		this.status = status;
		this.code = code;
	}
}

/** Statuses that say nothing about the request: a wrong key, a rate limit, the same request still running. */
const TEMPORARY_STATUSES = [401, 403, 409, 429];

let opened: Promise<Stripe> | undefined;

/** Loaded on first use: most sites take no cards. */
async function open(): Promise<Stripe> {
	const { stripe } = env;
	if (!stripe) throw new Error("Payment by card is not set up.");
	const { default: Client } = await import("stripe");
	const address = stripe.apiOrigin ? apiAddressOf(stripe.apiOrigin) : {};
	return new Client(stripe.secretKey, { ...address, timeout: TIMEOUT_MS, maxNetworkRetries: MAX_RETRIES, telemetry: false });
}

function apiAddressOf(origin: string) {
	const { protocol, hostname, port } = new URL(origin);
	const isHttps = protocol === "https:";
	return { protocol: isHttps ? ("https" as const) : ("http" as const), host: hostname, port: Number(port || (isHttps ? 443 : 80)) };
}

/** @throws StripeUnreachable, StripeRefusal */
async function asked<Answer>(ask: (stripe: Stripe) => Promise<Answer>): Promise<Answer> {
	opened ??= open();
	const stripe = await opened;
	try {
		return await ask(stripe);
	} catch (cause) {
		const { statusCode: status, code, type = "" } = cause as { statusCode?: number; code?: string; type?: string };
		if (!type.startsWith("Stripe")) throw cause;
		if (status === undefined || TEMPORARY_STATUSES.includes(status)) throw new StripeUnreachable(`Stripe did not answer: ${type}`);
		throw new StripeRefusal({ status, code: code ?? type });
	}
}

export interface NewSession {
	/** Idempotency key: with the same one Stripe returns the same session. */
	key: string;
	code: string;
	email: string;
	locale: Locale;
	rows: { name: string; each: number; count: number }[];
	expiresAt: Date;
	paidAddress: string;
	backAddress: string;
}

export async function createSession({ key, code, email, locale, rows, expiresAt, paidAddress, backAddress }: NewSession): Promise<CardSession> {
	const session = await asked((stripe) =>
		stripe.checkout.sessions.create(
			{
				mode: "payment",
				allowed_payment_method_types: ["card"],
				// In another currency the amount would differ from the order's.
				adaptive_pricing: { enabled: false },
				line_items: rows.map(({ name, each, count }) => ({
					quantity: count,
					price_data: { currency: "usd", unit_amount: each, product_data: { name } },
				})),
				client_reference_id: code,
				customer_email: email,
				locale,
				expires_at: Math.floor(expiresAt.getTime() / 1000),
				success_url: paidAddress,
				cancel_url: backAddress,
				metadata: { attempt: key, order: code },
				payment_intent_data: { description: code, metadata: { attempt: key, order: code } },
			},
			{ idempotencyKey: key },
		),
	);
	return toSession(session);
}

export const findSession = async (id: string) => toSession(await asked((stripe) => stripe.checkout.sessions.retrieve(id)));

export const expireSession = async (id: string) => toSession(await asked((stripe) => stripe.checkout.sessions.expire(id)));

/** Includes sessions of others who use the account. */
export async function* listSessionsSince(since: Date): AsyncGenerator<CardSession> {
	for await (const session of pagesSince(since, (stripe, page) => stripe.checkout.sessions.list(page))) yield toSession(session);
}

export async function* listRefundsSince(since: Date): AsyncGenerator<CardRefund> {
	for await (const refund of pagesSince(since, (stripe, page) => stripe.refunds.list(page))) yield toRefund(refund);
}

async function* pagesSince<Listed extends { id: string }>(
	since: Date,
	list: (stripe: Stripe, page: { created: { gte: number }; limit: number; starting_after?: string }) => Promise<{ data: Listed[]; has_more: boolean }>,
): AsyncGenerator<Listed> {
	const created = { gte: Math.floor(since.getTime() / 1000) };
	for (let after: string | undefined; ; ) {
		const page = await asked((stripe) => list(stripe, { created, limit: 100, ...(after && { starting_after: after }) }));
		yield* page.data;
		if (!page.has_more) return;
		after = page.data.at(-1)?.id;
	}
}

export async function createRefund({ key, attempt, intent, amount }: { key: string; attempt: number; intent: string; amount: number }): Promise<CardRefund> {
	const refund = await asked((stripe) =>
		stripe.refunds.create({ payment_intent: intent, amount, metadata: { refund: key } }, { idempotencyKey: `${key}-${attempt}` }),
	);
	return toRefund(refund);
}

export const findRefund = async (id: string) => toRefund(await asked((stripe) => stripe.refunds.retrieve(id)));

export const listRefundsOf = async (intent: string) =>
	(await asked((stripe) => stripe.refunds.list({ payment_intent: intent, limit: 100 }))).data.map(toRefund);

export type StripeEvent = { id: string; type: string } & (
	| { session: CardSession }
	| { refund: CardRefund }
	| { dispute: { intent?: string; amount: number } }
	| { nothing: true }
);

/** Returns seconds since 1970, of a verified signature. */
const signedAt = (signature: string) => Number([...signature.matchAll(/(?:^|,)t=(\d+)/g)].at(-1)?.[1]);

/** Returns undefined unless Stripe signed the event recently. @param now milliseconds since 1970 */
export async function readStripeEvent(body: string, signature: string, now: number): Promise<StripeEvent | undefined> {
	opened ??= open();
	const { webhooks } = await opened;
	let event: Stripe.Event;
	try {
		event = webhooks.constructEvent(body, signature, env.stripe?.webhookSecret ?? "", TOLERANCE_SECONDS, undefined, now);
	} catch {
		return undefined;
	}
	// Stripe's library rejects old signatures, but not future ones.
	if (signedAt(signature) - now / 1000 > TOLERANCE_SECONDS) return undefined;
	if (typeof event?.id !== "string" || typeof event.type !== "string" || typeof (event.data?.object as { id?: string } | null)?.id !== "string")
		return undefined;
	const { id, type } = event;
	switch (event.type) {
		case "checkout.session.completed":
		case "checkout.session.async_payment_succeeded":
		case "checkout.session.async_payment_failed":
		case "checkout.session.expired":
			return { id, type, session: { ...toSession(event.data.object), isLive: event.livemode } };
		case "refund.created":
		case "refund.updated":
		case "refund.failed":
			return withMoney({ id, type, refund: toRefund(event.data.object) });
		case "charge.dispute.created": {
			const { amount, payment_intent } = event.data.object;
			return withMoney({ id, type, dispute: { amount, intent: idOf(payment_intent) } });
		}
		default:
			return { id, type, nothing: true };
	}
}

/** Events without a charge or an amount are ignored. */
function withMoney(event: StripeEvent & ({ refund: CardRefund } | { dispute: { intent?: string; amount: number } })): StripeEvent {
	const { intent, amount } = "refund" in event ? event.refund : event.dispute;
	return typeof intent === "string" && Number.isSafeInteger(amount) ? event : { id: event.id, type: event.type, nothing: true };
}

const idOf = (named: string | { id: string } | null) => (typeof named === "string" ? named : named?.id);

const FINAL_STATUSES = ["complete", "expired"] as const;

function toSession(session: Stripe.Checkout.Session): CardSession {
	return {
		id: session.id,
		url: session.url ?? undefined,
		status: FINAL_STATUSES.find((status) => status === session.status) ?? "open",
		isPaid: session.payment_status === "paid",
		amount: session.amount_total ?? 0,
		currency: session.currency ?? "",
		isLive: session.livemode,
		intent: idOf(session.payment_intent),
		key: session.metadata?.attempt,
		code: session.metadata?.order,
		createdAt: new Date(session.created * 1000),
	};
}

function toRefund({ id, status, amount, payment_intent, metadata }: Stripe.Refund): CardRefund {
	return {
		id,
		status: status === "succeeded" ? "done" : status === "failed" || status === "canceled" ? "failed" : "pending",
		amount,
		intent: idOf(payment_intent),
		key: metadata?.refund,
	};
}

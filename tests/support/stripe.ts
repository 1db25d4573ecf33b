import { createHmac, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

/** A Stripe double: keeps checkout sessions and refunds, has a payment page, and sends signed webhooks. */
export interface StripeDouble {
	origin: string;
	environment: Record<string, string>;
	sessions: Map<string, Session>;
	refunds: Map<string, Refund>;
	/** Requests in order, such as `POST /v1/refunds`. */
	asked: string[];
	/** `lost`: processed without a response; `down`: not processed; `broken`: 500, also for later requests with the same key. */
	answers: "given" | "lost" | "down" | "broken";
	/** Receives events at once; undefined queues them in `events`. */
	webhook?: string;
	/** Deliveries of each event. */
	times: number;
	events: StripeEvent[];
	/** At once, or with a pending payment. */
	pay: (session: string, changed?: Partial<Session>) => Promise<StripeEvent>;
	/** Completes or fails a pending payment. */
	arrive: (session: string, succeeds: boolean) => Promise<StripeEvent>;
	expire: (session: string) => Promise<StripeEvent>;
	finish: (refund: string, status: Refund["status"]) => Promise<StripeEvent>;
	/** A refund made in Stripe's dashboard. */
	refundAtStripe: (session: string, amount: number, status?: Refund["status"]) => Promise<StripeEvent>;
	dispute: (session: string) => Promise<StripeEvent>;
	stop: () => Promise<void>;
}

export interface Session {
	id: string;
	object: "checkout.session";
	created: number;
	url: string | null;
	status: "open" | "complete" | "expired";
	payment_status: "paid" | "unpaid";
	amount_total: number;
	currency: string;
	livemode: boolean;
	payment_intent: string | null;
	metadata: Record<string, string>;
	success_url: string;
	cancel_url: string;
	expires_at: number;
	customer_email: string;
	locale: string;
}

export interface Refund {
	id: string;
	object: "refund";
	created: number;
	amount: number;
	payment_intent: string;
	status: "pending" | "succeeded" | "failed";
	metadata: Record<string, string>;
}

export interface StripeEvent {
	id: string;
	object: "event";
	type: string;
	livemode: boolean;
	created: number;
	data: { object: object };
}

const WEBHOOK_SECRET = "whsec_of_the_double";
export const SECRET_KEY = "sk_test_of_the_double";

/** `at` is in seconds since 1970. */
export function signatureOf(body: string, at = Math.floor(Date.now() / 1000), secret = WEBHOOK_SECRET): string {
	return `t=${at},v1=${createHmac("sha256", secret).update(`${at}.${body}`).digest("hex")}`;
}

export function tell(address: string, event: StripeEvent, signature?: string): Promise<Response> {
	const body = JSON.stringify(event);
	return fetch(address, {
		method: "POST",
		headers: { "Content-Type": "application/json; charset=utf-8", "Stripe-Signature": signature ?? signatureOf(body) },
		body,
	});
}

interface Answer {
	status: number;
	body: object;
}

const refusal = (status: number, code: string): Answer => ({ status, body: { error: { type: "invalid_request_error", code, message: code } } });
const newRefund = () => ({ id: newId("re"), object: "refund" as const, created: Math.floor(Date.now() / 1000) });
const newId = (kind: string) => `${kind}_test_${randomBytes(12).toString("hex")}`;

export async function startStripe(port = 0): Promise<StripeDouble> {
	const known = new Map<string, { params: string; answer: Answer }>();
	const sessions = new Map<string, Session>();
	const refunds = new Map<string, Refund>();
	const asked: string[] = [];

	const happen = async (type: string, object: object, livemode = false): Promise<StripeEvent> => {
		const event: StripeEvent = {
			id: newId("evt"),
			object: "event",
			type,
			livemode,
			created: Math.floor(Date.now() / 1000),
			data: { object: structuredClone(object) },
		};
		double.events.push(event);
		const { webhook } = double;
		if (webhook) await Promise.all(Array.from({ length: double.times }, () => tell(webhook, event)));
		return event;
	};
	const session = (id: string): Session => {
		const found = sessions.get(id);
		if (!found) throw new Error(`There is no session ${id}.`);
		return found;
	};
	const double: StripeDouble = {
		origin: "",
		environment: {},
		sessions,
		refunds,
		asked,
		answers: "given",
		times: 1,
		events: [],
		pay: async (id, changed = {}) => {
			const paid = session(id);
			if (paid.status !== "open") throw new Error("Nobody can pay there any more.");
			Object.assign(paid, { status: "complete", payment_status: "paid", payment_intent: newId("pi"), url: null }, changed);
			return happen("checkout.session.completed", paid, paid.livemode);
		},
		arrive: async (id, succeeds) => {
			const arrived = Object.assign(session(id), succeeds && { payment_status: "paid" });
			return happen(`checkout.session.async_payment_${succeeds ? "succeeded" : "failed"}`, arrived);
		},
		expire: async (id) => happen("checkout.session.expired", Object.assign(session(id), { status: "expired", url: null })),
		finish: async (id, status) => {
			const refund = Object.assign(refunds.get(id) as Refund, { status });
			return happen(status === "failed" ? "refund.failed" : "refund.updated", refund);
		},
		refundAtStripe: async (id, amount, status = "succeeded") => {
			const refund: Refund = { ...newRefund(), amount, payment_intent: session(id).payment_intent ?? "", status, metadata: {} };
			refunds.set(refund.id, refund);
			return happen("refund.created", refund);
		},
		dispute: async (id) => {
			const { payment_intent, amount_total: amount } = session(id);
			return happen("charge.dispute.created", { id: newId("dp"), object: "dispute", amount, payment_intent });
		},
		stop: () => new Promise((resolve) => server.close(() => resolve()).closeAllConnections()),
	};

	const routes: [string, RegExp, (id: string, params: URLSearchParams) => Answer][] = [
		["POST", /^\/v1\/checkout\/sessions$/, (_, params) => createSession(params)],
		["GET", /^\/v1\/checkout\/sessions$/, (_, params) => ({ status: 200, body: listSince([...sessions.values()], params) })],
		["GET", /^\/v1\/checkout\/sessions\/(\w+)$/, (id) => found(sessions.get(id))],
		[
			"POST",
			/^\/v1\/checkout\/sessions\/(\w+)\/expire$/,
			(id) => {
				const open = sessions.get(id);
				if (open?.status !== "open") return refusal(open ? 400 : 404, open ? "session_not_open" : "resource_missing");
				double.expire(id);
				return found(open);
			},
		],
		["POST", /^\/v1\/refunds$/, (_, params) => createRefund(params)],
		["GET", /^\/v1\/refunds$/, (_, params) => ({ status: 200, body: listSince(refundsOf(params.get("payment_intent")), params) })],
		["GET", /^\/v1\/refunds\/(\w+)$/, (id) => found(refunds.get(id))],
	];
	const found = (object: object | undefined): Answer => (object ? { status: 200, body: object } : refusal(404, "resource_missing"));

	const refundsOf = (intent: string | null) => [...refunds.values()].filter(({ payment_intent }) => intent === null || payment_intent === intent);

	function listSince(objects: { id: string; created: number }[], params: URLSearchParams) {
		const all = objects.filter(({ created }) => created >= Number(params.get("created[gte]") ?? 0)).reverse();
		const from = all.findIndex(({ id }) => id === params.get("starting_after")) + 1;
		const to = from + Number(params.get("limit") ?? 10);
		return { object: "list", data: all.slice(from, to), has_more: to < all.length };
	}

	function createSession(params: URLSearchParams): Answer {
		const expires = Number(params.get("expires_at"));
		if (expires * 1000 < Date.now() + 29 * 60_000) return refusal(400, "expires_at");
		let total = 0;
		for (let row = 0; params.has(`line_items[${row}][quantity]`); row++)
			total += Number(params.get(`line_items[${row}][quantity]`)) * Number(params.get(`line_items[${row}][price_data][unit_amount]`));
		const id = newId("cs");
		const text = (name: string) => params.get(name) ?? "";
		const made: Session = {
			id,
			object: "checkout.session",
			created: Math.floor(Date.now() / 1000),
			url: `${double.origin}/c/pay/${id}`,
			status: "open",
			payment_status: "unpaid",
			amount_total: total,
			currency: text("line_items[0][price_data][currency]"),
			livemode: false,
			payment_intent: null,
			metadata: { attempt: text("metadata[attempt]"), order: text("metadata[order]") },
			success_url: text("success_url"),
			cancel_url: text("cancel_url"),
			expires_at: expires,
			customer_email: text("customer_email"),
			locale: text("locale"),
		};
		sessions.set(id, made);
		return found(made);
	}

	function createRefund(params: URLSearchParams): Answer {
		const intent = params.get("payment_intent") ?? "";
		const charge = [...sessions.values()].find(({ payment_intent }) => payment_intent === intent);
		if (!charge) return refusal(404, "resource_missing");
		const amount = Number(params.get("amount"));
		const before = [...refunds.values()].filter(({ payment_intent, status }) => payment_intent === intent && status !== "failed");
		if (before.reduce((sum, one) => sum + one.amount, amount) > charge.amount_total) return refusal(400, "charge_already_refunded");
		const refund: Refund = {
			...newRefund(),
			amount,
			payment_intent: intent,
			status: "pending",
			metadata: { refund: params.get("metadata[refund]") ?? "" },
		};
		refunds.set(refund.id, refund);
		happen("refund.created", refund);
		return found(refund);
	}

	function answer(method: string, url: URL, body: string, key: string | undefined): Answer {
		const params = new URLSearchParams(method === "POST" ? body : url.search);
		const before = key === undefined ? undefined : known.get(key);
		if (before)
			return before.params === body ? before.answer : { status: 400, body: { error: { type: "idempotency_error", message: "Other words, same key." } } };
		const [, path, act] = routes.find(([verb, pattern]) => verb === method && pattern.test(url.pathname)) ?? [];
		const given =
			double.answers === "broken"
				? { status: 500, body: { error: { type: "api_error", message: "Broken." } } }
				: act
					? structuredClone(act(path?.exec(url.pathname)?.[1] ?? "", params))
					: refusal(404, "no_such_path");
		if (key !== undefined && (given.status < 400 || given.status >= 500)) known.set(key, { params: body, answer: given });
		return given;
	}

	async function page(url: URL, method: string, response: ServerResponse): Promise<void> {
		const [, id = "", act] = /^\/c\/pay\/(\w+)(?:\/(\w+))?$/.exec(url.pathname) ?? [];
		const shown = sessions.get(id);
		if (!shown) return void response.writeHead(404).end();
		if (method === "POST" && act === "pay") {
			if (shown.status === "open") await double.pay(id);
			return void response.writeHead(303, { Location: shown.success_url }).end();
		}
		response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" });
		response.end(
			`<!DOCTYPE html><html lang="${shown.locale}"><title>Checkout</title><h1>${shown.status}</h1><p>${shown.amount_total / 100} ${shown.currency}</p>
			<form method="post" action="/c/pay/${id}/pay"><button>Pay</button></form><a href="${shown.cancel_url}">Back</a></html>`,
		);
	}

	async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const { method = "", headers } = request;
		const url = new URL(request.url ?? "", double.origin);
		let body = "";
		for await (const chunk of request) body += chunk;
		if (url.pathname.startsWith("/c/")) return page(url, method, response);
		asked.push(`${method} ${url.pathname}`);
		if (double.answers === "down") return void request.socket.destroy();
		if (headers.authorization !== `Bearer ${SECRET_KEY}`) return void response.writeHead(401).end("{}");
		const { status, body: given } = answer(method, url, body, headers["idempotency-key"]?.toString());
		if (double.answers === "lost") return void request.socket.destroy();
		response.writeHead(status, { "Content-Type": "application/json", "Request-Id": newId("req") }).end(JSON.stringify(given));
	}

	const server = createServer((request, response) => {
		handle(request, response).catch(() => response.destroy());
	});
	await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
	double.origin = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
	double.environment = { STRIPE_SECRET_KEY: SECRET_KEY, STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET, STRIPE_API_ORIGIN: double.origin };
	return double;
}

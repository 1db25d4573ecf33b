import { data, redirect } from "@remix-run/node";
import type { z } from "zod";
import type { Texts } from "#app/i18n/texts.server.ts";
import { recordRefusal } from "#app/runtime/request-context.server.ts";
import { readBody } from "./body.server.ts";
import type { FieldError } from "./field-schemas.ts";
import { HONEYPOT } from "./form-rules.ts";
import { withPlainLines } from "./lines.ts";
import type { Allowance } from "./rate-limit.server.ts";
import { toastCookie } from "./toast.server.ts";

export interface Refusal<Name extends string = string> {
	values: Record<Name, string>;
	errors: Partial<Record<Name, FieldError>>;
	rateLimited?: boolean;
	failure?: { title: string; words: string };
}

/**
 * Redirects a form that was resumed after signing in again to its page, unless the caller passes `review` and checks `isReview`.
 * @throws 405 for methods other than POST, 400 for a malformed form, 413 for one that is too large, and that redirect
 */
export async function readForm(request: Request, { review = false, ...sizes }: { review?: boolean; textSize?: number } = {}): Promise<FormData> {
	if (request.method !== "POST") throw new Response(null, { status: 405, headers: { Allow: "GET, HEAD, POST" } });
	const form = await readBody(request, sizes).catch((cause) => {
		throw cause instanceof Response ? cause : new Response(null, { status: 400 });
	});
	if (isReview(form) && !review) {
		const { pathname, search } = new URL(request.url);
		throw redirect(pathname + search, { status: 303, headers: { "Set-Cookie": toastCookie("notRepeated") } });
	}
	return form;
}

/** @throws a 400 response if the form's `step` is none of `steps` */
export function stepIn<Steps extends object>(form: FormData, steps: Steps): keyof Steps {
	const step = String(form.get("step"));
	if (!Object.hasOwn(steps, step)) throw new Response(null, { status: 400 });
	return step as keyof Steps;
}

export function isFromRobot(form: FormData): boolean {
	const isRobot = Boolean(form.get(HONEYPOT));
	if (isRobot) recordRefusal("robot");
	return isRobot;
}

export function isReview(form: FormData): boolean {
	return form.get("resumed") === "review";
}

/** Returns the first error of each field as a key of `common.errors`. */
export function parseForm<Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>, form: FormData) {
	type Name = Extract<keyof Shape, string>;
	const names = Object.keys(schema.shape) as Name[];
	const values = Object.fromEntries(names.map((name) => [name, textOf(form.get(name))])) as Record<Name, string>;
	const parsed = schema.safeParse(values);
	if (parsed.success) return { value: parsed.data, values };

	const errors: Refusal<Name>["errors"] = {};
	for (const issue of parsed.error.issues) errors[issue.path[0] as Name] ??= issue.message as FieldError;
	return { refusal: { values, errors } };
}

/** `context` tells the page's loader, whose title then begins with "Error". */
export function refuse<Body extends object>(context: object, refusal: Body, init: ResponseInit = { status: 422 }) {
	refused.add(context);
	return data(refusal, init);
}

export function refuseForNow<Name extends string>(context: object, values: Record<Name, string>, { retryAfter }: Extract<Allowance, { allowed: false }>) {
	refused.add(context);
	const refusal: Refusal<Name> = { values, errors: {}, rateLimited: true };
	return data(refusal, { status: 429, headers: { "Retry-After": String(retryAfter) } });
}

const refused = new WeakSet<object>();

export function wasRefused(context: object): boolean {
	return refused.has(context);
}

export function titleAfter(context: object, title: string, { titlePrefix }: Texts["common"]["errors"]): string {
	return wasRefused(context) ? `${titlePrefix}: ${title}` : title;
}

function textOf(value: FormDataEntryValue | null): string {
	return typeof value === "string" ? withPlainLines(value) : "";
}

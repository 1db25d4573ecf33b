import { data, redirect } from "@remix-run/node";
import type { z } from "zod";
import type { Texts } from "#app/i18n/texts.server.ts";
import { noteRefusal } from "#app/runtime/request-context.server.ts";
import { readBody } from "./body.server.ts";
import type { FieldError } from "./field-schemas.ts";
import { HONEYPOT } from "./form-rules.ts";
import { withPlainLines } from "./lines.ts";
import type { Allowance } from "./rate-limit.server.ts";
import { toastCookie } from "./toast.server.ts";

/** A form that was not taken: what was typed, and what is wrong with it. */
export interface Refusal<Name extends string = string> {
	values: Record<Name, string>;
	errors: Partial<Record<Name, FieldError>>;
	rateLimited?: boolean;
	/** Why the form as a whole was refused, in the reader's language. */
	failure?: { title: string; words: string };
}

/**
 * The fields of a posted form. A form that was resumed after signing in again comes with `resumed=review`: a form that
 * can be shown once more, filled and not yet saved, says `review: true` and looks with `isReview`; no other is carried out.
 * `textSize` lets a form with files have more than a megabyte of text.
 *
 * @throws 405 for another method than POST, 400 where the body is no form, 413 where it is too large, a redirect to its own page for a resumed form
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

/** The step that a form asks for. @throws 400 where it is none of `steps` */
export function stepIn<Steps extends object>(form: FormData, steps: Steps): keyof Steps {
	const step = String(form.get("step"));
	if (!Object.hasOwn(steps, step)) throw new Response(null, { status: 400 });
	return step as keyof Steps;
}

/** True where a robot filled what no person sees. */
export function isFromRobot(form: FormData): boolean {
	const isRobot = Boolean(form.get(HONEYPOT));
	if (isRobot) noteRefusal("robot");
	return isRobot;
}

/** True where a form comes back after signing in anew: an editor shows it again and saves nothing yet. */
export function isReview(form: FormData): boolean {
	return form.get("resumed") === "review";
}

/** Checks a form by its schema, whose messages are keys of `common.errors`. One error a field: the first. */
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

/**
 * Answers with the form as it was typed, with 422 unless `init` says otherwise. `context` tells the page's loader, whose
 * title then begins with "Error".
 */
export function refuse<Body extends object>(context: object, refusal: Body, init: ResponseInit = { status: 422 }) {
	refused.add(context);
	return data(refusal, init);
}

/** Answers 429 with the form as it was typed. */
export function refuseForNow<Name extends string>(context: object, values: Record<Name, string>, { retryAfter }: Extract<Allowance, { allowed: false }>) {
	refused.add(context);
	const refusal: Refusal<Name> = { values, errors: {}, rateLimited: true };
	return data(refusal, { status: 429, headers: { "Retry-After": String(retryAfter) } });
}

/** The contexts of requests whose form was refused: action and loader of one request share it, and nothing else. */
const refused = new WeakSet<object>();

/** True where a form was refused in this request: its page must be drawn, whatever became of what it shows. */
export function wasRefused(context: object): boolean {
	return refused.has(context);
}

/** A page's title, with "Error: " before it where its form was refused in this request. */
export function titleAfter(context: object, title: string, { titlePrefix }: Texts["common"]["errors"]): string {
	return wasRefused(context) ? `${titlePrefix}: ${title}` : title;
}

function textOf(value: FormDataEntryValue | null): string {
	return typeof value === "string" ? withPlainLines(value) : "";
}

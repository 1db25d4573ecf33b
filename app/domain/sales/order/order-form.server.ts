import { randomBytes } from "node:crypto";
import { z } from "zod";
import { namedAttendee } from "#app/domain/sales/attendee/attendee.ts";
import { INVOICE_FIELDS } from "#app/domain/sales/invoice/data.ts";
import { type InvoiceError, readInvoiceData } from "#app/domain/sales/invoice/form.server.ts";
import { listTiers } from "#app/domain/sales/tier/queries.server.ts";
import { containsAddress, requiredEmail, requiredName } from "#app/http/field-schemas.ts";
import { HONEYPOT } from "#app/http/form-rules.ts";
import { asLine } from "#app/http/lines.ts";
import type { Locale } from "#app/i18n/config.ts";
import type { Cart, NewOrder } from "./create.server.ts";
import { MAX_TICKETS, ORDER_LIMITS } from "./limits.ts";

/** Numbers of tickets are named by tier id, which has no capital letters. */
export const FIELDS = ["buyerName", "buyerEmail", "discountCode", ...INVOICE_FIELDS] as const;
/** Tier ids must not collide with other fields, nor with properties of every object. */
export const RESERVED_FIELD_NAMES = ["attempt", "besides", "constructor", "method", "update", HONEYPOT] as const;
export type OrderField = (typeof FIELDS)[number];

export type OrderValues = Record<OrderField, string> & {
	attendees: string[];
	attempt: string;
	acceptsTerms: boolean;
	method?: string;
	besides?: string;
};

export const buyerSchema = z.object({ buyerName: requiredName(ORDER_LIMITS.name), buyerEmail: requiredEmail });
const withoutEmail = buyerSchema.extend({ buyerEmail: z.string().trim().max(0) });
/** @param needsEmail false for organizers if nothing is left to pay */
export const buyerSchemaFor = (email: string, needsEmail: boolean) => (needsEmail || email.trim() ? buyerSchema : withoutEmail);

export const ATTEMPT = /^[\w-]{22}$/;
export const newAttempt = () => randomBytes(16).toString("base64url");

export function readCart(fields: URLSearchParams | FormData): Cart {
	const numbers: Record<string, number> = {};
	for (const [name, value] of fields) {
		if (name === "update") continue;
		const number = /^[a-z0-9-]+$/.test(name) && typeof value === "string" && /^\d+$/.test(value.trim()) ? Math.min(Number(value), 9999) : 0;
		if (number > 0) numbers[name] = number;
	}
	const code = fields.get("discountCode");
	return { numbers, code: typeof code === "string" ? code.trim().slice(0, ORDER_LIMITS.code) || undefined : undefined };
}

export async function readCartOf(address: URLSearchParams): Promise<Cart> {
	const cart = readCart(address);
	if (address.has("discountCode")) return cart;
	const tiers = new Set((await listTiers()).map(({ id }) => id));
	return { ...cart, numbers: Object.fromEntries(Object.entries(cart.numbers).filter(([id]) => tiers.has(id))) };
}

export const emptyValues = (code = ""): OrderValues => ({
	...(Object.fromEntries(FIELDS.map((name) => [name, ""])) as Record<OrderField, string>),
	discountCode: code,
	attendees: [],
	attempt: newAttempt(),
	acceptsTerms: false,
});

export function readValues(form: FormData): OrderValues {
	const textOf = (name: string) => String(form.get(name) ?? "");
	const attempt = textOf("attempt");
	return {
		...(Object.fromEntries(FIELDS.map((name) => [name, textOf(name)])) as Record<OrderField, string>),
		attendees: Array.from({ length: MAX_TICKETS }, (_, index) => textOf(`attendee.${index}`)),
		attempt: ATTEMPT.test(attempt) ? attempt : newAttempt(),
		acceptsTerms: form.has("acceptsTerms"),
		method: textOf("method"),
		besides: textOf("besides"),
	};
}

/** Ids of tiers or workshops whose price the form showed; undefined if the form does not say. */
export function readShown(form: FormData): string[] | undefined {
	const shown = form.get("shownItems");
	return typeof shown === "string" ? shown.split(" ").filter(Boolean) : undefined;
}

export function hasNewTickets(numbers: Record<string, number>, shown: readonly string[]): boolean {
	const before = Map.groupBy(shown, (id) => id);
	const wanted = Object.entries(numbers);
	return wanted.length !== before.size || wanted.some(([id, number]) => before.get(id)?.length !== number);
}

type Wrong = Partial<Record<OrderField | "acceptsTerms" | `attendee.${number}`, InvoiceError>>;

export function readBuyer(
	values: OrderValues,
	locale: Locale,
	needsEmail = true,
): { buyer: Pick<NewOrder, "name" | "email" | "locale" | "invoiceTo" | "attendees"> } | { errors: Wrong } {
	const parsed = buyerSchemaFor(values.buyerEmail, needsEmail).safeParse(values);
	const invoice = readInvoiceData(values);
	const attendees = values.attendees.map(asLine);
	const errors: Wrong = "errors" in invoice ? { ...invoice.errors } : {};
	for (const issue of parsed.error?.issues ?? []) errors[issue.path[0] as OrderField] ??= issue.message as InvoiceError;
	for (const [index, name] of attendees.entries()) {
		if (name.length > ORDER_LIMITS.name) errors[`attendee.${index}`] = "tooLong";
		else if (containsAddress(name)) errors[`attendee.${index}`] = "name";
	}
	if (!values.acceptsTerms) errors.acceptsTerms = "required";
	if (!parsed.success || "errors" in invoice || Object.keys(errors).length > 0) return { errors };
	const { buyerName: name, buyerEmail: email } = parsed.data;
	return { buyer: { name, email, locale, invoiceTo: invoice.invoiceTo, attendees: attendees.map(namedAttendee) } };
}

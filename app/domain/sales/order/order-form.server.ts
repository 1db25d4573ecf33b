import { randomBytes } from "node:crypto";
import { z } from "zod";
import type { Attendee } from "#app/domain/sales/attendee/attendee.ts";
import { INVOICE_FIELDS } from "#app/domain/sales/invoice/data.ts";
import { type InvoiceError, readInvoiceData } from "#app/domain/sales/invoice/form.server.ts";
import { listTiers } from "#app/domain/sales/tier/queries.server.ts";
import { containsAddress, type FieldError, isEmail, requiredEmail, requiredName } from "#app/http/field-schemas.ts";
import { EMAIL_LENGTH, HONEYPOT } from "#app/http/form-rules.ts";
import { asLine } from "#app/http/lines.ts";
import type { Locale } from "#app/i18n/config.ts";
import type { Cart, NewOrder } from "./create.server.ts";
import { MAX_TICKETS, ORDER_LIMITS, TOGETHER_FROM } from "./limits.ts";

/** Numbers of tickets are named by tier id, which has no capital letters. */
export const FIELDS = ["buyerName", "buyerEmail", "discountCode", ...INVOICE_FIELDS] as const;
/** Tier ids must not collide with other fields, nor with properties of every object. */
export const RESERVED_FIELD_NAMES = ["attempt", "besides", "constructor", "method", "pasted", "update", HONEYPOT] as const;
export type OrderField = (typeof FIELDS)[number];

/** @property hasOwn whether the workshops were chosen for this ticket alone */
export type AttendeeValues = Attendee & { workshops: string[]; hasOwn: boolean };

export type OrderValues = Record<OrderField, string> & {
	attendees: AttendeeValues[];
	/** Workshop ids for all tickets. */
	everyone: string[];
	/** Undefined if the form had no ticket to ask it for. */
	attendingMyself?: boolean;
	namesLater: boolean;
	pasted: string;
	/** The pasted list that was just taken, and how many people it names. */
	filledIn?: string;
	taken?: string;
	/** Names each wrong line of the pasted list. */
	pastedProblems?: string[];
	/** Ids of the workshops in the order of their numbers, which stay while the form is filled in. */
	numbered: string[];
	/** Email addresses of which the form has asked whether they are right. */
	askedEmails: string;
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
		if (RESERVED_FIELD_NAMES.some((reserved) => reserved === name)) continue;
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
	everyone: [],
	namesLater: false,
	pasted: "",
	numbered: [],
	askedEmails: "",
	attempt: newAttempt(),
	acceptsTerms: false,
});

const ATTENDEE_FIELDS = ["name", "email", "company", "jobTitle", "country"] as const;

export const NO_ATTENDEE: AttendeeValues = { name: "", email: "", company: "", jobTitle: "", country: "", workshops: [], hasOwn: false };

export const isBlank = ({ workshops, hasOwn, ...attendee }: AttendeeValues) => !hasOwn && workshops.length === 0 && !Object.values(attendee).some(Boolean);

const isId = (value: FormDataEntryValue): value is string => typeof value === "string" && /^[a-z0-9-]{1,100}$/.test(value);

export function readValues(form: FormData): OrderValues {
	const textOf = (name: string) => String(form.get(name) ?? "");
	const idsOf = (name: string) => form.getAll(name).filter(isId);
	const attendees = Array.from({ length: MAX_TICKETS }, (_, index) => ({
		...(Object.fromEntries(ATTENDEE_FIELDS.map((name) => [name, textOf(`attendee.${index}.${name}`)])) as unknown as Attendee),
		workshops: idsOf(`attendee.${index}.workshop`),
		hasOwn: form.has(`attendee.${index}.own`),
	}));
	const attempt = textOf("attempt");
	return {
		...(Object.fromEntries(FIELDS.map((name) => [name, textOf(name)])) as Record<OrderField, string>),
		attendees: attendees.slice(0, attendees.findLastIndex((attendee) => !isBlank(attendee)) + 1),
		everyone: idsOf("everyone.workshop"),
		attendingMyself: readShown(form)?.length === 0 ? undefined : textOf("attendingMyself") !== "",
		namesLater: textOf("namesLater") !== "",
		pasted: textOf("pasted"),
		numbered: textOf("numberedWorkshops").split(" ").filter(isId),
		askedEmails: textOf("askedEmails"),
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

/** Returns the tier id of each ticket. */
export const ticketsIn = (numbers: Record<string, number>, tiers: readonly { id: string }[]): string[] =>
	tiers.flatMap(({ id }) => Array.from({ length: Math.min(numbers[id] ?? 0, MAX_TICKETS) }, () => id));

export function workshopsOf({ attendees, everyone }: Pick<OrderValues, "attendees" | "everyone">, count: number): string[][] {
	return Array.from({ length: count }, (_, index) => {
		const { workshops, hasOwn } = attendees[index] ?? NO_ATTENDEE;
		return hasOwn || workshops.length > 0 || count < TOGETHER_FROM ? workshops : everyone;
	});
}

export type AttendeeField = `attendee.${number}.${keyof Attendee}`;
type Wrong = Partial<Record<OrderField | "acceptsTerms" | AttendeeField, InvoiceError>>;

type BuyerValues = Record<OrderField, string> &
	Pick<OrderValues, "acceptsTerms" | "attendingMyself"> & { attendees: readonly Attendee[]; namesLater?: boolean };

export function readBuyer(
	values: BuyerValues,
	locale: Locale,
	needsEmail = true,
): { buyer: Pick<NewOrder, "name" | "email" | "locale" | "invoiceTo" | "attendees"> } | { errors: Wrong } {
	const parsed = buyerSchemaFor(values.buyerEmail, needsEmail).safeParse(values);
	const invoice = readInvoiceData(values);
	const errors: Wrong = "errors" in invoice ? { ...invoice.errors } : {};
	for (const issue of parsed.error?.issues ?? []) errors[issue.path[0] as OrderField] ??= issue.message as InvoiceError;
	const attendees = values.namesLater ? [] : values.attendees.map(readAttendee);
	if (values.attendingMyself) {
		const { buyerName: name = "", buyerEmail: email = "" } = parsed.data ?? {};
		attendees[0] = { ...readAttendee(values.attendees[0] ?? NO_ATTENDEE), name, email };
	}
	for (const [index, attendee] of attendees.entries()) {
		for (const [name, error] of Object.entries(attendeeErrors(attendee))) errors[`attendee.${index}.${name as keyof Attendee}`] = error;
	}
	if (!values.acceptsTerms) errors.acceptsTerms = "required";
	if (!parsed.success || "errors" in invoice || Object.keys(errors).length > 0) return { errors };
	const { buyerName: name, buyerEmail: email } = parsed.data;
	return { buyer: { name, email, locale, invoiceTo: invoice.invoiceTo, attendees } };
}

export const readAttendee = (attendee: Attendee): Attendee =>
	Object.fromEntries(ATTENDEE_FIELDS.map((name) => [name, asLine(attendee[name])])) as unknown as Attendee;

export function attendeeErrors({ name, email, company, jobTitle, country }: Attendee): Partial<Record<keyof Attendee, FieldError>> {
	const errors: Partial<Record<keyof Attendee, FieldError>> = {};
	if (name.length > ORDER_LIMITS.name) errors.name = "tooLong";
	else if (containsAddress(name)) errors.name = "name";
	if (email.length > EMAIL_LENGTH) errors.email = "tooLong";
	else if (email && !isEmail(email)) errors.email = "email";
	if (company.length > ORDER_LIMITS.company) errors.company = "tooLong";
	if (jobTitle.length > ORDER_LIMITS.jobTitle) errors.jobTitle = "tooLong";
	if (country.length > ORDER_LIMITS.country) errors.country = "tooLong";
	return errors;
}

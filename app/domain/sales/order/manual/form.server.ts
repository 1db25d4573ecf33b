import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import { todayAt } from "#app/domain/content/event/today.server.ts";
import { namedAttendee } from "#app/domain/sales/attendee/attendee.ts";
import { INVOICE_FIELDS } from "#app/domain/sales/invoice/data.ts";
import type { InvoiceError } from "#app/domain/sales/invoice/form.server.ts";
import { ORDER_LIMITS } from "#app/domain/sales/order/limits.ts";
import { newAttempt, readBuyer, readValues } from "#app/domain/sales/order/order-form.server.ts";
import { getSalesSettings } from "#app/domain/sales/order/settings.server.ts";
import { day } from "#app/http/form-codecs.ts";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "#app/i18n/config.ts";
import type { ManualOrder } from "./create.server.ts";
import { ORDER_KINDS, type OrderKind } from "./kinds.ts";

const TEXTS = ["kind", "buyerName", "buyerEmail", ...INVOICE_FIELDS, "attendees", "locale", "due", "attempt"] as const;
type Name = (typeof TEXTS)[number];

export interface ManualOrderValues extends Record<Name, string> {
	numbers: Record<string, string>;
}

export type ManualOrderFormError = InvoiceError | "due" | "moreNames" | "number";
type Errors = Partial<Record<Name | `number.${string}`, ManualOrderFormError>>;

const MAX_DAYS = 366;

export async function emptyManualOrder(event: SummitEvent): Promise<ManualOrderValues> {
	const { transferDays } = await getSalesSettings();
	const due = Temporal.PlainDate.from(todayAt(event)).add({ days: transferDays }).toString();
	const empty = Object.fromEntries(TEXTS.map((name) => [name, ""])) as Record<Name, string>;
	return { ...empty, kind: ORDER_KINDS[0], locale: DEFAULT_LOCALE, due, attempt: newAttempt(), numbers: {} };
}

export function readManualOrder(form: FormData): ManualOrderValues {
	const typed = Object.fromEntries(TEXTS.map((name) => [name, String(form.get(name) ?? "")])) as Record<Name, string>;
	return { ...typed, attempt: readValues(form).attempt, numbers: typedNumbers(form) };
}

export const typedNumbers = (form: FormData): Record<string, string> =>
	Object.fromEntries(
		[...form].flatMap(([name, value]) => (name.startsWith("number.") && typeof value === "string" ? [[name.slice("number.".length), value] as const] : [])),
	);

export const numbersOf = (typed: Record<string, string>): Record<string, number> =>
	Object.fromEntries(
		Object.entries(typed).flatMap(([id, words]) => (/^\d{1,6}$/.test(words.trim()) && Number(words) > 0 ? [[id, Number(words)] as const] : [])),
	);

export const wantedOf = ({ kind, numbers }: ManualOrderValues): Pick<ManualOrder, "kind" | "numbers"> => ({
	kind: ORDER_KINDS.find((one) => one === kind) ?? ORDER_KINDS[0],
	numbers: numbersOf(numbers),
});

export function decodeManualOrder(
	values: ManualOrderValues,
	event: SummitEvent,
): { order: Omit<ManualOrder, "username" | "origin" | "expectedTotal"> } | { errors: Errors } {
	const attendees = values.attendees.split(/\r?\n/).filter((name) => name.trim());
	const locale = LOCALES.find((one) => one === values.locale) ?? (DEFAULT_LOCALE as Locale);
	const wanted = wantedOf(values);
	const read = readBuyer({ ...values, discountCode: "", attendees: attendees.map(namedAttendee), acceptsTerms: true }, locale, wanted.kind === "invoice");
	const errors: Errors = "errors" in read ? { ...(read.errors as Partial<Record<Name, InvoiceError>>) } : {};
	const number = Object.values(wanted.numbers).reduce((sum, some) => sum + some, 0);
	if (number > 0 && attendees.length > number) errors.attendees = "moreNames";
	else if (attendees.some((name) => name.length > ORDER_LIMITS.name)) errors.attendees = "tooLong";
	if (wanted.kind === "invoice" && !isDue(values.due, event)) errors.due = "due";
	for (const [id, typed] of Object.entries(values.numbers)) if (!/^\d{0,6}$/.test(typed.trim())) errors[`number.${id}`] = "number";
	if ("errors" in read || Object.keys(errors).length > 0) return { errors };
	const due = wanted.kind === "invoice" ? values.due : todayAt(event);
	return { order: { ...wanted, ...read.buyer, attempt: values.attempt, due } };
}

function isDue(typed: string, event: SummitEvent): boolean {
	if (!day.safeParse(typed).success) return false;
	const days = Temporal.PlainDate.from(todayAt(event)).until(typed).days;
	return days >= 0 && days <= MAX_DAYS;
}

export const kindsFor = (rights: readonly string[]): OrderKind[] => ORDER_KINDS.filter((kind) => kind !== "free" || rights.includes("manageMoney"));

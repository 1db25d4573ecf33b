import { Form, type useFetcher, useNavigation } from "@remix-run/react";
import { Text } from "~/i18n/text";
import type { Texts } from "~/i18n/texts.server";
import { Button } from "~/ui/button";
import { DownArrow } from "~/ui/down-arrow";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { Honeypot } from "~/ui/honeypot";
import { Link } from "~/ui/link";
import { useSite } from "~/ui/site";
import { useFormChecks } from "~/ui/use-form-checks";
import type { CartView } from "./cart-view.server";
import { INVOICE_FIELDS } from "./invoice-data";
import type { InvoiceError } from "./invoice-form.server";
import { ORDER_LIMITS } from "./limits";
import { MethodChoice, type PayBy } from "./method-choice";
import type { OrderField, OrderValues } from "./order-form.server";
import { AcceptTerms, InvoiceFold, Sum } from "./order-parts";
import { onPriceChange } from "./price-changes";

const ID = "order";
const MANY = 2;

type OrderTexts = Omit<Texts["order"], "page" | "find" | "ticket"> & { company: Texts["invoiceData"] };

interface OrderFormProps {
	text: OrderTexts;
	cart: CartView;
	values: OrderValues;
	refusal: { errors: Partial<Record<string, InvoiceError>>; problems: string[]; earlier?: { words: string; to: string } } | undefined;
	/** Prices the form anew while it is filled in. */
	update: Pick<ReturnType<typeof useFetcher>, "submit" | "state">;
}

/** Everything that it takes to buy tickets, in one column: which, for whom, and the one button. */
export function OrderForm({ text, cart, values, refusal, update }: OrderFormProps) {
	const { text: site, path } = useSite();
	const action = path("/tickets/order");
	const busy = useNavigation().formAction === action;
	const { errors, props } = useFormChecks<InvoiceError>({ refusal, busy });
	const problems = refusal?.problems ?? [];
	const errorTexts: Record<string, string> = { ...site.errors, ...text.company.errors };
	const wordsFor = (name: OrderField) => errorTexts[errors[name] ?? ""];
	const field = (name: OrderField, label: string, length: number) => ({
		id: `${ID}-${name}`,
		name,
		label,
		defaultValue: values[name],
		maxLength: length,
		error: wordsFor(name),
	});
	const named = (name: OrderField, label: string) => ({ name, label });
	const priceAnew = (form: HTMLFormElement) => {
		const typed = new FormData(form);
		typed.set("update", "1");
		update.submit(typed, { method: "post", action });
	};
	return (
		<Form method="post" action={action} id={ID} preventScrollReset {...props} className="max-w-2xl">
			<ErrorSummary
				formId={ID}
				fields={[
					named("buyerName", text.buyer.buyerName),
					named("buyerEmail", text.buyer.buyerEmail),
					...INVOICE_FIELDS.map((name) => ({ ...named(name, text.company.fields[name]), words: `${text.company.fields[name]}: ${wordsFor(name)}` })),
					{ name: "acceptsTerms", label: text.acceptLink, words: text.problems.terms },
				]}
				errors={errors}
				failure={problems.length > 0 && !busy ? { title: text.problems.title, words: problems.join(" ") } : undefined}
				heading="h2"
			/>
			{refusal?.earlier && !busy && (
				<p className="mb-8">
					<Link to={refusal.earlier.to} className="link inline-block min-h-6 font-semibold">
						{refusal.earlier.words}
					</Link>
				</p>
			)}
			<Honeypot />
			<input type="hidden" name="attempt" value={values.attempt} />
			<input type="hidden" name="expectedTotal" value={cart.gross} />
			{/* Whoever presses Enter in a field orders: the first button of a form is the one that this means. */}
			<button type="submit" className="hidden" disabled={busy} />
			<fieldset className="min-w-0" {...onPriceChange(priceAnew)}>
				<legend className="heading mb-2">{text.tickets.heading}</legend>
				<ul className="border-t-2 border-line-strong">
					{cart.tiers.map((tier) => (
						<TierRow key={tier.id} tier={tier} text={text} />
					))}
				</ul>
				<div className="mt-5 flex flex-wrap items-end gap-x-4 gap-y-3">
					<div className="w-48 max-w-full">
						<Field
							id={`${ID}-discountCode`}
							name="discountCode"
							label={text.tickets.code}
							defaultValue={cart.code}
							maxLength={ORDER_LIMITS.code}
							autoComplete="off"
						/>
					</div>
					<Button look="outline" name="update" value="1" formNoValidate aria-busy={update.state !== "idle"}>
						{text.tickets.update}
					</Button>
				</div>
			</fieldset>
			<Sum text={text} cart={cart} />
			<fieldset className="mt-12 min-w-0">
				<legend className="heading mb-4">{text.buyer.heading}</legend>
				<div className="grid gap-6 sm:grid-cols-2">
					<Field {...field("buyerName", text.buyer.buyerName, ORDER_LIMITS.name)} required autoComplete="name" />
					<Field {...field("buyerEmail", text.buyer.buyerEmail, 254)} required type="email" autoComplete="email" hint={text.buyer.emailHint} />
				</div>
			</fieldset>
			<Attendees text={text} cart={cart} values={values} error={errors.attendees} />
			<InvoiceFold id={ID} text={text} values={values} errors={errors} wordsFor={wordsFor} />
			{cart.gross > 0 && cart.methods.length > 1 && <MethodChoice text={text} methods={cart.methods} chosen={values.method} />}
			<AcceptTerms formId={ID} text={text} isAccepted={values.acceptsTerms} isMissing={errors.acceptsTerms !== undefined} />
			<Button look="buy" disabled={busy} className="mt-6 w-full">
				{busy ? text.submitting : cart.submit}
			</Button>
			{cart.gross > 0 && cart.methods.length === 1 && <p className="mt-3 text-small text-ink-2">{text.next[cart.methods[0] as PayBy]}</p>}
		</Form>
	);
}

function TierRow({ tier, text }: { tier: CartView["tiers"][number]; text: OrderTexts }) {
	const id = `${ID}-${tier.id}`;
	return (
		<li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line py-3">
			<div>
				<label htmlFor={tier.isOnSale ? id : undefined} className="font-semibold">
					<span className="sr-only">{text.tickets.number} </span>
					<Text of={tier.name} />
				</label>
				<p id={`${id}-about`} className="text-small text-ink-2">
					{tier.about}
				</p>
				{tier.atDoor && <p className="text-small text-ink-2">{tier.atDoor}</p>}
			</div>
			{tier.isOnSale && (
				<input
					id={id}
					name={tier.id}
					type="number"
					inputMode="numeric"
					min={0}
					max={tier.most}
					placeholder="0"
					defaultValue={tier.number || ""}
					aria-describedby={`${id}-about`}
					className="field w-20 text-center"
				/>
			)}
		</li>
	);
}

function Attendees({ text, cart, values, error }: { text: OrderTexts; cart: CartView; values: OrderValues; error: string | undefined }) {
	if (cart.attendees.length === 0) return null;
	const names = (
		<div className="grid gap-5 sm:grid-cols-2">
			{cart.attendees.map((label, index) => (
				<Field
					// biome-ignore lint/suspicious/noArrayIndexKey: a ticket has no other name yet
					key={index}
					id={`${ID}-attendee-${index}`}
					name={`attendee.${index}`}
					label={label}
					defaultValue={values.attendees[index]}
					maxLength={ORDER_LIMITS.name}
					autoComplete="off"
					error={error && index === 0 ? text.problems.attendees : undefined}
				/>
			))}
		</div>
	);
	return (
		<fieldset className="mt-10 min-w-0">
			<legend className="heading mb-1">{text.attendees.heading}</legend>
			<p className="mb-4 text-ink-2">{text.attendees.words}</p>
			{cart.attendees.length > MANY ? (
				<details className="group" open={error !== undefined || values.attendees.some(Boolean)}>
					<summary className="inline-flex min-h-11 items-center gap-2 font-semibold">
						{text.attendees.now}
						<DownArrow />
					</summary>
					<div className="mt-3">{names}</div>
				</details>
			) : (
				names
			)}
		</fieldset>
	);
}

import { Form, type useFetcher, useNavigation } from "@remix-run/react";
import { INVOICE_FIELDS } from "~/domain/order/invoice-data";
import type { InvoiceError } from "~/domain/order/invoice-form.server";
import { ORDER_LIMITS } from "~/domain/order/limits";
import { MethodChoice } from "~/domain/order/method-choice";
import type { OrderField, OrderValues } from "~/domain/order/order-form.server";
import { AcceptTerms, InvoiceFold, Sum } from "~/domain/order/order-parts";
import { onPriceChange } from "~/domain/order/price-changes";
import { Text } from "~/i18n/text";
import type { Texts } from "~/i18n/texts.server";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { Honeypot } from "~/ui/honeypot";
import { Link } from "~/ui/link";
import { useSite } from "~/ui/site";
import { useFormChecks } from "~/ui/use-form-checks";
import type { PlaceCartView } from "./view.server";

const ID = "place-order";

interface PlaceOrderFormProps {
	text: Pick<Texts["order"], "tickets" | "sum" | "invoice" | "method" | "problems" | "acceptBefore" | "acceptLink" | "submitting"> & {
		buyer: Texts["order"]["buyer"];
		next: Texts["order"]["next"];
		places: Texts["placeOrder"];
		company: Texts["invoiceData"];
	};
	/** Its own page. */
	action: string;
	cart: PlaceCartView;
	values: OrderValues;
	/** Who pays, where the order of the ticket says so; else it is asked. */
	buyer: string | undefined;
	refusal: { errors: Partial<Record<string, InvoiceError>>; problems: string[]; earlier?: { words: string; to: string } } | undefined;
	/** Prices the form anew while it is filled in. */
	update: Pick<ReturnType<typeof useFetcher>, "submit" | "state">;
}

/** Everything that it takes to order places of a ticket: in which workshops, who pays, and the one button. */
export function PlaceOrderForm({ text, action, cart, values, buyer, refusal, update }: PlaceOrderFormProps) {
	const { text: site } = useSite();
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
	const priceAnew = (form: HTMLFormElement) => {
		const typed = new FormData(form);
		typed.set("update", "1");
		update.submit(typed, { method: "post", action });
	};
	const [method] = cart.methods;
	return (
		<Form method="post" action={action} id={ID} preventScrollReset {...props} className="max-w-2xl">
			<ErrorSummary
				formId={ID}
				fields={[
					{ name: "buyerName", label: text.buyer.buyerName },
					{ name: "buyerEmail", label: text.buyer.buyerEmail },
					...INVOICE_FIELDS.map((name) => ({ name, label: text.company.fields[name], words: `${text.company.fields[name]}: ${wordsFor(name)}` })),
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
				<legend className="heading mb-2">{text.places.choose}</legend>
				<ul className="border-t-2 border-line-strong">
					{cart.choices.map((choice) => (
						<Choice key={choice.id} choice={choice} />
					))}
				</ul>
				<div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
					<Button look="outline" name="update" value="1" formNoValidate aria-busy={update.state !== "idle"}>
						{text.tickets.update}
					</Button>
				</div>
			</fieldset>
			<Sum text={text} cart={cart} />
			<fieldset className="mt-12 min-w-0">
				<legend className="heading mb-4">{text.places.buyer.heading}</legend>
				{buyer ? (
					<p>{buyer}</p>
				) : (
					<div className="grid gap-6 sm:grid-cols-2">
						<Field {...field("buyerName", text.buyer.buyerName, ORDER_LIMITS.name)} required autoComplete="name" />
						<Field {...field("buyerEmail", text.buyer.buyerEmail, 254)} required type="email" autoComplete="email" hint={text.places.buyer.emailHint} />
					</div>
				)}
			</fieldset>
			<InvoiceFold id={ID} text={text} values={values} errors={errors} wordsFor={wordsFor} />
			{cart.methods.length > 1 && <MethodChoice text={text} methods={cart.methods} chosen={values.method} />}
			<AcceptTerms formId={ID} text={text} isAccepted={values.acceptsTerms} isMissing={errors.acceptsTerms !== undefined} />
			<Button look="buy" disabled={busy} className="mt-6 w-full">
				{busy ? text.submitting : cart.submit}
			</Button>
			{cart.methods.length === 1 && method && <p className="mt-3 text-small text-ink-2">{text.next[method]}</p>}
		</Form>
	);
}

function Choice({ choice: { id, title, about, clashes, isChosen } }: { choice: PlaceCartView["choices"][number] }) {
	return (
		<li className="border-b border-line">
			<label className="flex min-h-11 items-start gap-3 py-3">
				<input type="checkbox" name="workshop" value={id} defaultChecked={isChosen} className="mt-0.5 size-5 shrink-0 accent-action" />
				<span className="min-w-0">
					<span className="font-semibold">
						<Text of={title} />
					</span>
					<span className="block tabular text-small text-ink-2">{about}</span>
					{clashes.map((words) => (
						<span key={words} className="block text-small font-semibold text-danger">
							{words}
						</span>
					))}
				</span>
			</label>
		</li>
	);
}

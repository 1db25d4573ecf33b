import { Form, type useFetcher, useNavigation } from "@remix-run/react";
import { type ComponentProps, type FormEvent, type KeyboardEvent, type ReactNode, type SyntheticEvent, useEffect, useRef } from "react";
import { INVOICE_FIELDS } from "#app/domain/sales/invoice/data.ts";
import type { InvoiceError } from "#app/domain/sales/invoice/form.server.ts";
import { MethodChoice } from "#app/domain/sales/payment/method-choice.tsx";
import type { CartView } from "#app/domain/sales/pricing/cart-view.server.ts";
import { usePriceChanges } from "#app/domain/sales/pricing/price-changes.ts";
import { EMAIL_LENGTH } from "#app/http/form-rules.ts";
import type { Texts } from "#app/i18n/texts.server.ts";
import { Button, unbroken } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field } from "#app/ui/field.tsx";
import { Honeypot } from "#app/ui/honeypot.tsx";
import { isUnsent, unsentWords } from "#app/ui/keep-form.ts";
import { Link } from "#app/ui/link.tsx";
import { RequiredNote } from "#app/ui/required-note.tsx";
import { useSite } from "#app/ui/site.ts";
import { isUnchecked, useFormChecks } from "#app/ui/use-form-checks.ts";
import type { AskedSpelling } from "./email-spelling.server.ts";
import { ORDER_LIMITS } from "./limits.ts";
import type { OrderValues } from "./order-form.server.ts";
import { AcceptTerms, InvoiceDetails, Sum } from "./order-parts.tsx";
import { SpellingQuestion } from "./spelling-question.tsx";

export interface OrderingProps<Cart> {
	cart: Cart;
	values: OrderValues;
	refusal:
		| { errors: Partial<Record<string, InvoiceError>>; problems: string[]; spelling?: AskedSpelling; earlier?: { code: string; words: string; to: string } }
		| undefined;
	update: Pick<ReturnType<typeof useFetcher>, "submit" | "state" | "data" | "formData">;
}

type FrameTexts = Pick<
	Texts["order"],
	"tickets" | "sum" | "invoice" | "method" | "problems" | "acceptBefore" | "acceptLink" | "submitting" | "buyer" | "next" | "spelling"
> & {
	company: Texts["invoiceData"];
};

type FrameCart = Pick<CartView, "shown" | "gross" | "total" | "methods" | "submit" | "isEmpty" | "notes"> &
	Partial<Pick<CartView, "codeProblem" | "shownWorkshops">> &
	ComponentProps<typeof Sum>["cart"];

interface OrderFrameProps extends OrderingProps<FrameCart> {
	id: string;
	action: string;
	text: FrameTexts;
	/** @property code the field for a discount code, around its button */
	choice: { legend: string; isNamedByPage?: true; rows: ReactNode; code?: (apply: ReactNode) => ReactNode };
	buyer: {
		legend: string;
		emailHint: string;
		known?: string;
	};
	children?: (wordsFor: (name: string) => string | undefined) => ReactNode;
	fields?: { name: string; label: string; words?: string }[];
}

export function OrderFrame({ id, action, text, cart, values, refusal, update, choice, buyer, children, fields = [] }: OrderFrameProps) {
	const { text: site } = useSite();
	const busy = useNavigation().formAction === action;
	/** The answer to a pasted list draws the fields anew. */
	const isAsking = update.state === "submitting" && (update.formData?.get("pasted") ?? "") !== "";
	const { errors, props } = useFormChecks<InvoiceError>({ refusal, busy });
	const problems = refusal?.problems ?? [];
	const errorTexts: Record<string, string> = { ...site.errors, ...text.company.errors };
	const missing: Record<string, string> = text.buyer.missing;
	const wordsFor = (name: string) => (errors[name] === "required" && missing[name]) || errorTexts[errors[name] ?? ""];
	const field = (name: "buyerName" | "buyerEmail", length: number) => ({
		id: `${id}-${name}`,
		name,
		label: text.buyer[name],
		defaultValue: values[name],
		maxLength: length,
		error: wordsFor(name),
	});
	const price = (form: HTMLFormElement) => {
		const typed = new FormData(form);
		typed.set("update", "1");
		update.submit(typed, { method: "post", action });
	};
	const prices = usePriceChanges<HTMLDivElement>(price);
	const asked = useRef<HTMLElement | null>(null);
	const ask = (event: SyntheticEvent, form: HTMLFormElement, from: Element) => {
		event.preventDefault();
		asked.current = from.closest<HTMLElement>("[data-asks]") ?? form.querySelector<HTMLElement>("[data-asks]");
		price(form);
	};
	// biome-ignore lint/correctness/useExhaustiveDependencies: each answer is shown
	useEffect(() => {
		const part = asked.current && document.getElementById(asked.current.id);
		asked.current = null;
		part?.scrollIntoView({ block: part.dataset.asks === "start" ? "start" : "nearest" });
		// Fields that were drawn anew have lost the focus.
		if (document.activeElement === document.body) part?.querySelector("summary")?.focus({ preventScroll: true });
	}, [update.data]);
	const onSubmit = (event: FormEvent<HTMLFormElement>) =>
		isUnchecked(event) ? ask(event, event.currentTarget, (event.nativeEvent as SubmitEvent).submitter as Element) : props.onSubmit(event);
	const onKeyDown = (event: KeyboardEvent) => {
		const { form, name } = event.target as HTMLInputElement;
		if (event.key === "Enter" && name === "discountCode" && form) ask(event, form, event.target as Element);
	};
	const [method] = cart.methods;
	const hasMethods = cart.gross > 0 && cart.methods.length > 1;
	/** Without JavaScript the page reloads at the choice. */
	const updating = { name: "update", value: "1", formNoValidate: true, formAction: `${action}#${id}-choice` } as const;
	return (
		<Form method="post" action={action} id={id} preventScrollReset {...props} onSubmit={onSubmit} onKeyDown={onKeyDown} className="order-form">
			<div {...prices} {...((busy || isAsking) && { inert: "" })}>
				<ErrorSummary
					formId={id}
					fields={[
						{ name: "discountCode", label: text.tickets.code, words: cart.codeProblem },
						...(["buyerName", "buyerEmail"] as const).map((name) => ({
							name,
							label: text.buyer[name],
							words: errors[name] === "required" ? missing[name] : `${text.buyer[name]}: ${wordsFor(name)}`,
						})),
						...fields.map(({ words, ...one }) => ({ ...one, words: words ?? `${one.label}: ${wordsFor(one.name)}` })),
						...INVOICE_FIELDS.map((name) => ({ name, label: text.company.fields[name], words: `${text.company.fields[name]}: ${wordsFor(name)}` })),
						{ name: "acceptsTerms", label: text.acceptLink, words: text.problems.terms },
					]}
					errors={errors}
					failure={problems.length > 0 && !busy ? { title: text.problems.title, words: problems.join(" ") } : undefined}
					heading="h2"
				/>
				{refusal?.spelling && !busy ? (
					<SpellingQuestion text={text.spelling} asked={refusal.spelling} />
				) : (
					<input type="hidden" name="askedEmails" value={values.askedEmails} />
				)}
				<input type="hidden" name="besides" value={refusal?.earlier?.code ?? values.besides ?? ""} />
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
				<input type="hidden" name="shownItems" value={cart.shown.join(" ")} />
				<input type="hidden" name="shownWorkshops" value={cart.shownWorkshops ?? ""} />
				{/* Enter in a field presses the first button of a form, which must order. */}
				<button type="submit" className="hidden" disabled={busy} />
				<fieldset id={`${id}-choice`} data-asks data-priced>
					<legend className={choice.isNamedByPage ? "sr-only" : "heading mb-2"}>{choice.legend}</legend>
					<div role="status" className="mb-3 empty:hidden">
						{cart.notes.length > 0 && (
							<ul className="font-medium text-danger">
								{cart.notes.map((words) => (
									<li key={words}>{words}</li>
								))}
							</ul>
						)}
					</div>
					<ul className="border-t-2 border-line-strong">{choice.rows}</ul>
					{choice.code?.(
						<Button look="outline" {...updating} aria-busy={update.state !== "idle"}>
							{text.tickets.apply}
						</Button>,
					)}
					<Button look="outline" {...updating} className="mt-3 hidden noscript:inline-flex">
						{text.tickets.update}
					</Button>
				</fieldset>
				<fieldset className="mt-6 md:mt-10">
					<legend className="heading mb-1">{buyer.legend}</legend>
					{buyer.known ? (
						<p>{buyer.known}</p>
					) : (
						<>
							<RequiredNote />
							<div className="grid gap-5 sm:grid-cols-2">
								<Field {...field("buyerName", ORDER_LIMITS.name)} required autoComplete="name" />
								<Field {...field("buyerEmail", EMAIL_LENGTH)} required type="email" autoComplete="email" hint={buyer.emailHint} />
							</div>
						</>
					)}
				</fieldset>
				{children?.(wordsFor)}
				<InvoiceDetails id={id} text={text} values={values} errors={errors} wordsFor={wordsFor} />
				{hasMethods && <MethodChoice text={text} methods={cart.methods} chosen={values.method} />}
			</div>
			<aside aria-labelledby="sum-title" className="order-summary">
				<Sum text={text} cart={cart} />
				{cart.gross > 0 &&
					cart.methods.map((one) => (
						<p key={one} data-method={one} className="mt-3 text-small text-ink-2">
							{text.next[one]}
						</p>
					))}
				<AcceptTerms formId={id} text={text} isAccepted={values.acceptsTerms} isMissing={errors.acceptsTerms !== undefined} />
				<div className="order-bar mt-4 flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line-strong pt-3">
					<p role="alert" className="w-full font-medium text-danger empty:hidden">
						{isUnsent(update.data) && unsentWords(update.data, site.errors)}
					</p>
					{!cart.isEmpty && (
						<p className="flex flex-wrap items-baseline justify-between gap-x-4" aria-live="polite">
							<span className="text-small font-semibold">{text.sum.total}</span>
							<strong className="font-display text-subheading leading-tight tabular">{cart.total}</strong>
						</p>
					)}
					{cart.isEmpty ? (
						<Button look="buy" {...updating}>
							{cart.submit.bank}
						</Button>
					) : (
						<Button look="buy" disabled={busy}>
							{busy
								? text.submitting
								: hasMethods
									? cart.methods.map((one) => (
											<span key={one} data-method={one}>
												{unbroken(cart.submit[one])}
											</span>
										))
									: cart.submit[method ?? "bank"]}
						</Button>
					)}
				</div>
			</aside>
		</Form>
	);
}

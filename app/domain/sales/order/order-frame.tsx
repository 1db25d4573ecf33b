import { Form, type useFetcher, useNavigation } from "@remix-run/react";
import { type ComponentProps, type FormEvent, type KeyboardEvent, type ReactNode, type SyntheticEvent, useEffect, useRef } from "react";
import { INVOICE_FIELDS } from "#app/domain/sales/invoice/data.ts";
import type { InvoiceError } from "#app/domain/sales/invoice/form.server.ts";
import { MethodChoice } from "#app/domain/sales/payment/method-choice.tsx";
import type { CartView } from "#app/domain/sales/pricing/cart-view.server.ts";
import { usePriceChanges } from "#app/domain/sales/pricing/price-changes.ts";
import type { Texts } from "#app/i18n/texts.server.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field } from "#app/ui/field.tsx";
import { Honeypot } from "#app/ui/honeypot.tsx";
import { isUnsent } from "#app/ui/keep-form.ts";
import { Link } from "#app/ui/link.tsx";
import { RequiredNote } from "#app/ui/required-note.tsx";
import { useSite } from "#app/ui/site.ts";
import { isUnchecked, useFormChecks } from "#app/ui/use-form-checks.ts";
import { ORDER_LIMITS } from "./limits.ts";
import type { OrderValues } from "./order-form.server.ts";
import { AcceptTerms, InvoiceDetails, Sum } from "./order-parts.tsx";

export interface OrderingProps<Cart> {
	cart: Cart;
	values: OrderValues;
	refusal: { errors: Partial<Record<string, InvoiceError>>; problems: string[]; earlier?: { code: string; words: string; to: string } } | undefined;
	update: Pick<ReturnType<typeof useFetcher>, "submit" | "state" | "data">;
}

type FrameTexts = Pick<
	Texts["order"],
	"tickets" | "sum" | "invoice" | "method" | "problems" | "acceptBefore" | "acceptLink" | "submitting" | "buyer" | "next"
> & {
	company: Texts["invoiceData"];
};

interface OrderFrameProps extends OrderingProps<Pick<CartView, "shown" | "gross" | "methods" | "submit" | "chooseFirst"> & ComponentProps<typeof Sum>["cart"]> {
	id: string;
	action: string;
	text: FrameTexts;
	choice: { legend: string; rows: ReactNode; code?: ReactNode };
	buyer: {
		legend: string;
		emailHint: string;
		known?: string;
	};
	children?: (wordsFor: (name: string) => string | undefined) => ReactNode;
	fields?: { name: string; label: string }[];
}

export function OrderFrame({ id, action, text, cart, values, refusal, update, choice, buyer, children, fields = [] }: OrderFrameProps) {
	const { text: site } = useSite();
	const busy = useNavigation().formAction === action;
	const { errors, props } = useFormChecks<InvoiceError>({ refusal, busy });
	const problems = refusal?.problems ?? [];
	const errorTexts: Record<string, string> = { ...site.errors, ...text.company.errors };
	const wordsFor = (name: string) => errorTexts[errors[name] ?? ""];
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
	const prices = usePriceChanges<HTMLFieldSetElement>(price);
	const sum = useRef<HTMLDivElement>(null);
	const isAskedFor = useRef(false);
	const ask = (event: SyntheticEvent, form: HTMLFormElement) => {
		event.preventDefault();
		isAskedFor.current = true;
		price(form);
	};
	// biome-ignore lint/correctness/useExhaustiveDependencies: each answer is shown
	useEffect(() => {
		if (isAskedFor.current) sum.current?.scrollIntoView({ block: "nearest" });
		isAskedFor.current = false;
	}, [update.data]);
	const onSubmit = (event: FormEvent<HTMLFormElement>) => (isUnchecked(event) ? ask(event, event.currentTarget) : props.onSubmit(event));
	const onKeyDown = (event: KeyboardEvent) => {
		const { form, name } = event.target as HTMLInputElement;
		if (event.key === "Enter" && name === "discountCode" && form) ask(event, form);
	};
	const [method] = cart.methods;
	/** Without JavaScript the page reloads at the price. */
	const shownPrice = `${action}#sum-title`;
	return (
		<Form method="post" action={action} id={id} preventScrollReset {...props} onSubmit={onSubmit} className="max-w-2xl">
			<ErrorSummary
				formId={id}
				fields={[
					{ name: "buyerName", label: text.buyer.buyerName },
					{ name: "buyerEmail", label: text.buyer.buyerEmail },
					...fields,
					...INVOICE_FIELDS.map((name) => ({ name, label: text.company.fields[name], words: `${text.company.fields[name]}: ${wordsFor(name)}` })),
					{ name: "acceptsTerms", label: text.acceptLink, words: text.problems.terms },
				]}
				errors={errors}
				failure={problems.length > 0 && !busy ? { title: text.problems.title, words: problems.join(" ") } : undefined}
				heading="h2"
			/>
			<input type="hidden" name="besides" value={refusal?.earlier?.code ?? values.besides ?? ""} />
			{refusal?.earlier && !busy && (
				<p className="mb-8">
					<Link to={refusal.earlier.to} className="link inline-block min-h-6 font-semibold">
						{refusal.earlier.words}
					</Link>
				</p>
			)}
			<RequiredNote />
			<Honeypot />
			<input type="hidden" name="attempt" value={values.attempt} />
			<input type="hidden" name="expectedTotal" value={cart.gross} />
			<input type="hidden" name="shownItems" value={cart.shown.join(" ")} />
			{/* Enter in a field presses the first button of a form, which must order. */}
			<button type="submit" className="hidden" disabled={busy} />
			<fieldset className="min-w-0" {...prices} onKeyDown={onKeyDown}>
				<legend className="heading mb-2">{choice.legend}</legend>
				<ul className="border-t-2 border-line-strong">{choice.rows}</ul>
				<div className="mt-5 flex flex-wrap items-end gap-x-4 gap-y-3">
					{choice.code}
					<Button look="outline" name="update" value="1" formNoValidate formAction={shownPrice} aria-busy={update.state !== "idle"}>
						{text.tickets.update}
					</Button>
				</div>
			</fieldset>
			<div ref={sum}>
				<p role="alert" className="mt-5 font-medium text-danger empty:hidden">
					{isUnsent(update.data) && site.errors.unsent}
				</p>
				<Sum text={text} cart={cart} />
			</div>
			<fieldset className="mt-12 min-w-0">
				<legend className="heading mb-4">{buyer.legend}</legend>
				{buyer.known ? (
					<p>{buyer.known}</p>
				) : (
					<div className="grid gap-6 sm:grid-cols-2">
						<Field {...field("buyerName", ORDER_LIMITS.name)} required autoComplete="name" />
						<Field {...field("buyerEmail", 254)} required type="email" autoComplete="email" hint={buyer.emailHint} />
					</div>
				)}
			</fieldset>
			{children?.(wordsFor)}
			<InvoiceDetails id={id} text={text} values={values} errors={errors} wordsFor={wordsFor} />
			{cart.gross > 0 && cart.methods.length > 1 && <MethodChoice text={text} methods={cart.methods} chosen={values.method} />}
			<AcceptTerms formId={id} text={text} isAccepted={values.acceptsTerms} isMissing={errors.acceptsTerms !== undefined} />
			<Button look="buy" disabled={busy} className={`mt-6 w-full ${cart.chooseFirst ? "noscript:hidden" : ""}`}>
				{busy ? text.submitting : cart.submit}
			</Button>
			{cart.chooseFirst && (
				<>
					{/* Without JavaScript nobody can order before a total is shown. */}
					<Button look="buy" name="update" value="1" formNoValidate formAction={shownPrice} className="mt-6 hidden w-full noscript:inline-flex">
						{text.tickets.showTotal}
					</Button>
					<p className="mt-3 text-small text-ink-2">{cart.chooseFirst}</p>
				</>
			)}
			{cart.gross > 0 && cart.methods.length === 1 && method && <p className="mt-3 text-small text-ink-2">{text.next[method]}</p>}
		</Form>
	);
}

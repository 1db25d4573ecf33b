import { type ComponentProps, type ReactNode, useRef, useState } from "react";
import { ORDER_LIMITS } from "#app/domain/sales/order/limits.ts";
import { OrderFrame, type OrderingProps } from "#app/domain/sales/order/order-frame.tsx";
import type { CartView } from "#app/domain/sales/pricing/cart-view.server.ts";
import { Text } from "#app/i18n/text.tsx";
import type { Texts } from "#app/i18n/texts.server.ts";
import { DownArrow } from "#app/ui/down-arrow.tsx";
import { Field } from "#app/ui/field.tsx";
import { useSite } from "#app/ui/site.ts";
import { Attendees } from "./attendees.tsx";
import { type Drawn, drawnAfter } from "./drawn.ts";
import type { WorkshopChoice } from "./workshop-choice.server.ts";

const ID = "order";

const PARTS = ["name", "email", "company", "jobTitle", "country"] as const;

type OrderTexts = Omit<Texts["order"], "page" | "find" | "ticket"> & { company: Texts["invoiceData"] };

export function OrderForm({ text, workshops, ...ordering }: OrderingProps<CartView> & { text: OrderTexts; workshops: WorkshopChoice[] }) {
	const { path } = useSite();
	const { cart, values, refusal } = ordering;
	const action = path("/tickets/order");
	const [before, setDrawn] = useState<Drawn<typeof refusal>>({ refusal, filledIn: values.filledIn, times: 0 });
	const drawn = drawnAfter(before, { refusal, filledIn: values.filledIn });
	if (drawn !== before) setDrawn(drawn);
	const rows = cart.tiers.map((tier) => <TierRow key={`${tier.id} ${drawn.times}`} tier={tier} text={text} />);
	const code = (apply: ReactNode) => (
		<details className="group md:mt-2" open={cart.code !== ""}>
			<summary className="inline-flex min-h-11 items-center gap-2 font-semibold">
				{text.tickets.code}
				<DownArrow />
			</summary>
			<Field
				id={`${ID}-discountCode`}
				name="discountCode"
				label={text.tickets.code}
				hideLabel
				defaultValue={cart.code}
				maxLength={ORDER_LIMITS.code}
				autoComplete="off"
				beside={apply}
				error={cart.codeProblem}
			/>
			<div role="status" className="mt-2 font-semibold">
				{cart.codeWords && <p>{cart.codeWords}</p>}
			</div>
		</details>
	);
	return (
		<OrderFrame
			id={ID}
			action={action}
			text={text}
			{...ordering}
			choice={{ legend: text.tickets.heading, isNamedByPage: true, rows, code }}
			buyer={{ legend: text.buyer.heading, emailHint: text.buyer.emailHint }}
			fields={[
				{ name: "pasted", label: text.attendees.paste, words: values.pastedProblems?.join(" ") },
				...cart.tickets.flatMap(({ label }, index) =>
					PARTS.map((part) => ({ name: `attendee.${index}.${part}`, label: `${label}, ${text.attendees.fields[part]}` })),
				),
			]}
		>
			{(wordsFor) => <Attendees key={drawn.times} id={ID} action={action} text={text} cart={cart} values={values} workshops={workshops} wordsFor={wordsFor} />}
		</OrderFrame>
	);
}

function TierRow({ tier, text }: { tier: CartView["tiers"][number]; text: OrderTexts }) {
	const id = `${ID}-${tier.id}`;
	const name = <Text of={tier.name} />;
	return (
		<li className="flex items-center justify-between gap-x-4 border-b border-line py-2">
			<div>
				<p className="leading-snug font-semibold">{tier.isOnSale ? <label htmlFor={id}>{name}</label> : name}</p>
				<p id={`${id}-about`} className="text-small text-ink-2 tabular">
					{tier.listPrice && (
						<>
							<s aria-hidden="true">{tier.listPrice}</s>{" "}
						</>
					)}
					<span className={tier.listPrice && "font-bold text-ink"}>{tier.price}</span>
					{tier.insteadOf && <span className="sr-only"> {tier.insteadOf}</span>}
					{tier.notes.map((note) => (
						<span key={note} className={tier.isOnSale ? "block" : ""}>
							{!tier.isOnSale && " · "}
							{note}
						</span>
					))}
				</p>
			</div>
			{tier.isOnSale && <Stepper id={id} name={tier.id} max={tier.most} defaultValue={tier.number || ""} of={tier.name.text} text={text.tickets} />}
		</li>
	);
}

interface StepperProps extends ComponentProps<"input"> {
	of: string;
	text: Pick<OrderTexts["tickets"], "remove" | "add">;
}

const SIGN = { viewBox: "0 0 16 16", width: 16, stroke: "currentColor", strokeWidth: 2, className: "mx-auto" } as const;

/** A number field, with buttons where scripts run. */
function Stepper({ of, text, ...props }: StepperProps) {
	const input = useRef<HTMLInputElement>(null);
	const step = (by: "stepDown" | "stepUp") => () => {
		input.current?.[by]();
		input.current?.dispatchEvent(new Event("input", { bubbles: true }));
	};
	return (
		<div className="stepper flex shrink-0 rounded-lg border border-control bg-card">
			<button type="button" className="size-11 noscript:hidden" onClick={step("stepDown")} aria-label={`${text.remove}: ${of}`}>
				<svg {...SIGN} aria-hidden="true">
					<path d="M3 8h10" />
				</svg>
			</button>
			<input
				{...props}
				ref={input}
				type="number"
				inputMode="numeric"
				min={0}
				placeholder="0"
				aria-describedby={`${props.id}-about`}
				className="size-11 bg-transparent text-center"
			/>
			<button type="button" className="size-11 noscript:hidden" onClick={step("stepUp")} aria-label={`${text.add}: ${of}`}>
				<svg {...SIGN} aria-hidden="true">
					<path d="M3 8h10M8 3v10" />
				</svg>
			</button>
		</div>
	);
}

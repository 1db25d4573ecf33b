import { useState } from "react";
import { ORDER_LIMITS } from "#app/domain/sales/order/limits.ts";
import type { OrderValues } from "#app/domain/sales/order/order-form.server.ts";
import { OrderFrame, type OrderingProps } from "#app/domain/sales/order/order-frame.tsx";
import type { CartView } from "#app/domain/sales/pricing/cart-view.server.ts";
import { Text } from "#app/i18n/text.tsx";
import type { Texts } from "#app/i18n/texts.server.ts";
import { DownArrow } from "#app/ui/down-arrow.tsx";
import { Field } from "#app/ui/field.tsx";
import { useSite } from "#app/ui/site.ts";

const ID = "order";
const MAX_EXPANDED_ATTENDEES = 2;

type OrderTexts = Omit<Texts["order"], "page" | "find" | "ticket"> & { company: Texts["invoiceData"] };

export function OrderForm({ text, ...ordering }: OrderingProps<CartView> & { text: OrderTexts }) {
	const { path } = useSite();
	const { cart, values } = ordering;
	const { refusal } = ordering;
	const [refused, setRefused] = useState({ refusal, times: 0 });
	if (refusal !== refused.refusal) setRefused({ refusal, times: refused.times + 1 });
	const rows = cart.tiers.map((tier) => <TierRow key={`${tier.id} ${refused.times}`} tier={tier} text={text} />);
	const code = (
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
	);
	return (
		<OrderFrame
			id={ID}
			action={path("/tickets/order")}
			text={text}
			{...ordering}
			choice={{ legend: text.tickets.heading, rows, code }}
			buyer={{ legend: text.buyer.heading, emailHint: text.buyer.emailHint }}
			fields={cart.attendees.map((label, index) => ({ name: nameOf(index), label }))}
		>
			{(wordsFor) => <Attendees key={refused.times} text={text} cart={cart} values={values} wordsFor={wordsFor} />}
		</OrderFrame>
	);
}

function TierRow({ tier, text }: { tier: CartView["tiers"][number]; text: OrderTexts }) {
	const id = `${ID}-${tier.id}`;
	return (
		<li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line py-3">
			<div>
				{tier.isOnSale ? (
					<label htmlFor={id} className="font-semibold">
						<span className="sr-only">{text.tickets.number} </span>
						<Text of={tier.name} />
					</label>
				) : (
					<p className="font-semibold">
						<Text of={tier.name} />
					</p>
				)}
				<p id={`${id}-about`} className="text-small text-ink-2">
					{tier.about}
				</p>
				{tier.early && <p className="text-small font-semibold">{tier.early}</p>}
				{tier.idCheck && <p className="text-small text-ink-2">{tier.idCheck}</p>}
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

const nameOf = (index: number) => `attendee.${index}`;

interface AttendeesProps {
	text: OrderTexts;
	cart: CartView;
	values: OrderValues;
	wordsFor: (name: string) => string | undefined;
}

function Attendees({ text, cart, values, wordsFor }: AttendeesProps) {
	const others = values.attendees.map((name, index) => ({ name, index })).filter(({ name, index }) => name && index >= cart.attendees.length);
	const kept = others.length > 0 && (
		<p className="mt-4 text-ink-2 wrap-anywhere">
			{text.attendees.kept} {others.map(({ name }) => name).join(", ")}
			{others.map(({ name, index }) => (
				<input key={index} type="hidden" name={nameOf(index)} value={name} />
			))}
		</p>
	);
	if (cart.attendees.length === 0) return kept || null;
	const names = (
		<div className="grid gap-5 sm:grid-cols-2">
			{cart.attendees.map((label, index) => (
				<Field
					key={`${cart.shown[index]} ${cart.shown.slice(0, index).filter((tier) => tier === cart.shown[index]).length}`}
					id={`${ID}-${nameOf(index)}`}
					name={nameOf(index)}
					label={label}
					defaultValue={values.attendees[index]}
					maxLength={ORDER_LIMITS.name}
					autoComplete="off"
					error={wordsFor(nameOf(index))}
				/>
			))}
		</div>
	);
	return (
		<fieldset className="mt-10 min-w-0">
			<legend className="heading mb-1">{text.attendees.heading}</legend>
			<p className="mb-4 text-ink-2">{text.attendees.words}</p>
			{cart.attendees.length > MAX_EXPANDED_ATTENDEES ? (
				<details className="group" open={values.attendees.some(Boolean)}>
					<summary className="inline-flex min-h-11 items-center gap-2 font-semibold">
						{text.attendees.now}
						<DownArrow />
					</summary>
					<div className="mt-3">{names}</div>
				</details>
			) : (
				names
			)}
			{kept}
		</fieldset>
	);
}

import { Form, useFetcher } from "@remix-run/react";
import type { ReactNode } from "react";
import { ORDER_LIMITS } from "#app/domain/sales/order/limits.ts";
import type { CartView } from "#app/domain/sales/pricing/cart-view.server.ts";
import { usePriceChanges } from "#app/domain/sales/pricing/price-changes.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { useSite } from "#app/ui/site.ts";
import { CHOICE_FORM, TierCard, type TierCardProps } from "./card.tsx";
import type { OfferView } from "./offers.server.ts";

interface TierCardsProps {
	tiers: OfferView[];
	text: TierCardProps["text"];
	/** Below the cards, in place of the form for a discount code and an order of several tiers. */
	children?: ReactNode;
}

export function TierCards({ tiers, text, children }: TierCardsProps) {
	const { path } = useSite();
	const action = path("/tickets/order");
	const { load, data } = useFetcher<{ cart: CartView }>({ key: "choice" });
	const prices = usePriceChanges<HTMLDivElement>((form) => load(`${action}?${new URLSearchParams(new FormData(form) as unknown as Record<string, string>)}`));
	const cards = (
		<div className="tier-list">
			{tiers.map((tier) => (
				<TierCard key={tier.id} tier={tier} text={text} />
			))}
		</div>
	);
	if (!tiers.some(({ most }) => most)) {
		return (
			<>
				{cards}
				{children && <div className="mt-4 xl:mt-8">{children}</div>}
			</>
		);
	}
	return (
		<div {...prices}>
			{/* Enter in a number presses the first button of a form, which must order. */}
			<button type="submit" form={CHOICE_FORM} className="hidden" />
			{cards}
			<div className="mt-4 flex flex-wrap items-end justify-between gap-x-12 gap-y-3 xl:mt-8">
				{children}
				<Form id={CHOICE_FORM} action={action} className="no-print flex min-w-0 flex-wrap items-end gap-x-4 gap-y-3">
					{!children && (
						<>
							<div className="w-48 max-w-full">
								<Field id="choice-code" name="discountCode" label={text.code} maxLength={ORDER_LIMITS.code} autoComplete="off" />
							</div>
							<Button look={data?.cart.lines.length ? "buy" : "outlineOnNight"}>{text.order}</Button>
						</>
					)}
					<div role="status" className="min-h-11 content-center empty:min-h-0">
						{data && <Chosen cart={data.cart} />}
					</div>
				</Form>
			</div>
		</div>
	);
}

function Chosen({ cart: { lines, totalTerm, total, saved, problems } }: { cart: CartView }) {
	if (lines.length === 0) return null;
	return (
		<p>
			{totalTerm} <strong className="font-display text-subheading tabular">{total}</strong>
			{[saved, ...problems].filter(Boolean).map((words) => `. ${words}`)}
		</p>
	);
}

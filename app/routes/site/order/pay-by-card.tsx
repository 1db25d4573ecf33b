import { Form, useNavigation } from "@remix-run/react";
import type { cardView } from "#app/domain/sales/payment/card/card-view.server.ts";
import { Button } from "#app/ui/button.tsx";

interface PayByCardProps {
	card: NonNullable<Awaited<ReturnType<typeof cardView>>>;
}

/** The ways to pay an order that its page offers by button. Plain forms: where cards are charged is another site. */
export function PayByCard({ card }: PayByCardProps) {
	const sent = useNavigation().formData;
	const { pay, leads, transfer } = { pay: undefined, leads: undefined, transfer: undefined, ...card };
	if (!pay && !transfer) return null;
	return (
		<Form method="post">
			{pay && leads && <p className="text-ink-2">{leads}</p>}
			<div className="mt-4 flex flex-wrap gap-3">
				{pay && (
					<Button look={"isMain" in pay ? "buy" : "outline"} name="card" value="1" disabled={sent !== undefined}>
						{sent?.has("card") ? pay.busy : pay.words}
					</Button>
				)}
				{transfer && (
					<Button look="outline" name="transfer" value="1" disabled={sent !== undefined}>
						{sent?.has("transfer") ? transfer.busy : transfer.words}
					</Button>
				)}
			</div>
		</Form>
	);
}

import { Form, useNavigation } from "@remix-run/react";
import type { cardView } from "#app/domain/sales/payment/card/card-view.server.ts";
import { Button } from "#app/ui/button.tsx";

interface PayByCardProps {
	card: NonNullable<Awaited<ReturnType<typeof cardView>>>;
	address: string;
}

/** Plain forms, since the card checkout is on another site. */
export function PayByCard({ card, address }: PayByCardProps) {
	const { formAction } = useNavigation();
	const [checkout, instead] = [`${address}/checkout`, `${address}/transfer`];
	const busy = formAction === checkout || formAction === instead;
	const { pay, leads, transfer } = { pay: undefined, leads: undefined, transfer: undefined, ...card };
	if (!pay && !transfer) return null;
	return (
		<Form method="post">
			{pay && leads && <p className="text-ink-2">{leads}</p>}
			<div className="mt-4 flex flex-wrap gap-3">
				{pay && (
					<Button look={"isMain" in pay ? "buy" : "outline"} formAction={checkout} disabled={busy}>
						{formAction === checkout ? pay.busy : pay.words}
					</Button>
				)}
				{transfer && (
					<Button look="outline" formAction={instead} disabled={busy}>
						{formAction === instead ? transfer.busy : transfer.words}
					</Button>
				)}
			</div>
		</Form>
	);
}

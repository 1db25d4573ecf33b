import type { ComponentProps } from "react";
import { OrderFrame, type OrderingProps } from "#app/domain/sales/order/order-frame.tsx";
import type { RegistrationCartView } from "#app/domain/sales/registration/order/view.server.ts";
import { Text } from "#app/i18n/text.tsx";
import type { Texts } from "#app/i18n/texts.server.ts";

interface RegistrationOrderFormProps extends OrderingProps<RegistrationCartView> {
	text: ComponentProps<typeof OrderFrame>["text"] & { registrations: Texts["registrationOrder"] };
	action: string;
	buyer: string | undefined;
}

export function RegistrationOrderForm({ text, buyer, ...ordering }: RegistrationOrderFormProps) {
	const rows = ordering.cart.choices.map((choice) => <Choice key={choice.id} choice={choice} />);
	const { heading, emailHint } = text.registrations.buyer;
	return (
		<OrderFrame
			id="registration-order"
			text={text}
			{...ordering}
			choice={{ legend: text.registrations.choose, rows }}
			buyer={{ legend: heading, emailHint, known: buyer }}
		/>
	);
}

function Choice({ choice: { id, title, about, clashes, isChosen } }: { choice: RegistrationCartView["choices"][number] }) {
	return (
		<li className="border-b border-line">
			<label className="flex min-h-11 items-start gap-3 py-3">
				<input type="checkbox" name="workshop" value={id} defaultChecked={isChosen} className="mt-0.5" />
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

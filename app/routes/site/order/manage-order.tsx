import { Form, useNavigation } from "@remix-run/react";
import type { ComponentProps } from "react";
import type { CancellationSectionView } from "#app/domain/sales/cancellation/buyer-view.server.ts";
import { OrderedLines } from "#app/domain/sales/order/order-parts.tsx";
import type { orderView } from "#app/domain/sales/order/order-view.server.ts";
import { SuccessMessage } from "#app/ui/answer-message.tsx";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { DownArrow } from "#app/ui/down-arrow.tsx";
import { CancellationSection } from "./cancellation-section.tsx";
import { ErasureSection } from "./erasure-section.tsx";
import { InvoiceTo } from "./invoice-to.tsx";

type View = Awaited<ReturnType<typeof orderView>>;

interface ManageOrderProps {
	view: View;
	/** Path of the order, in the page's language. */
	address: string;
	isInvoiceSaved: boolean;
	invoiceTo: ComponentProps<typeof InvoiceTo>;
	documents: { to: string; label: string }[];
	cancellation: CancellationSectionView | undefined;
	people: ComponentProps<typeof ErasureSection>;
}

export function ManageOrder({ view, address, isInvoiceSaved, invoiceTo, documents, cancellation, people }: ManageOrderProps) {
	const { text } = view;
	return (
		<details id="manage" open={isInvoiceSaved} className="group scroll-mt-28 border-y-2 border-line-strong py-2">
			<summary className="flex min-h-11 items-center justify-between gap-2">
				<h2 className="heading">{text.manage}</h2>
				<DownArrow />
			</summary>
			<div className="grid max-w-3xl gap-10 pt-3 pb-6 *:min-w-0">
				<section aria-labelledby="lines-title">
					<SuccessMessage>{isInvoiceSaved && text.invoiceSaved}</SuccessMessage>
					<h3 id="lines-title" className="subheading border-b border-line pb-2">
						{text.linesHeading}
					</h3>
					<OrderedLines lines={view.lines} />
					<dl className="mt-3 border-t border-line pt-3 font-semibold">
						{view.sums.map(({ term, amount }) => (
							<div key={term} className="flex justify-between">
								<dt>{term}</dt>
								<dd className="tabular">{amount}</dd>
							</div>
						))}
					</dl>
					{view.tax && <p className="max-w-none text-right text-small text-ink-2">{view.tax}</p>}
					<InvoiceTo {...invoiceTo} />
					<div className="mt-4 flex flex-wrap gap-3 empty:hidden">
						{documents.map(({ to, label }) => (
							<a key={to} href={to} className={buttonClass("outline")}>
								{label}
							</a>
						))}
					</div>
				</section>
				{view.isUnpaid && <CancelUnpaid text={text} action={`${address}/cancel`} />}
				{cancellation && <CancellationSection section={cancellation} />}
				<ErasureSection {...people} />
			</div>
		</details>
	);
}

function CancelUnpaid({ text, action }: { text: View["text"]; action: string }) {
	const busy = useNavigation().formAction === action;
	return (
		<section aria-labelledby="cancel-title">
			<h3 id="cancel-title" className="subheading">
				{text.cancelSummary}
			</h3>
			<Form method="post" action={action} preventScrollReset>
				<p className="mt-1 mb-4 text-ink-2">{text.cancelWords}</p>
				<Button look="outline" disabled={busy}>
					{busy ? text.cancelling : text.cancel}
				</Button>
			</Form>
		</section>
	);
}

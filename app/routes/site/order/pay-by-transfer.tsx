import type { orderView } from "#app/domain/sales/order/order-view.server.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { CopyText } from "#app/ui/copy-text.tsx";

interface PayByTransferProps {
	view: Pick<Awaited<ReturnType<typeof orderView>>, "text" | "transfer">;
	paymentDetails: { to: string; label: string };
}

export function PayByTransfer({ view: { text, transfer }, paymentDetails: { to, label } }: PayByTransferProps) {
	const { copy } = text.transfer;
	return (
		<section aria-labelledby="transfer-title" className="rounded-card bg-paper-2 p-5 forced-colors:border">
			<h2 id="transfer-title" className="heading">
				{text.transferHeading}
			</h2>
			<dl className="mt-3">
				{transfer.map(({ term, value, copy: copied }) => (
					<div key={term} className="gap-4 border-t border-line py-2.5 sm:flex">
						<dt className="shrink-0 text-ink-2 sm:w-40">{term}</dt>
						<dd className="grid grow grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 *:[[role=status]]:col-span-2">
							<span className="font-semibold tabular wrap-anywhere select-all">{value}</span>
							{copied && <CopyText words={copied.words} label={copied.button} text={{ button: copy.copy, done: copy.done, failed: copy.failed }} />}
						</dd>
					</div>
				))}
			</dl>
			<a href={to} className={buttonClass("outline", "mt-4")}>
				{label}
			</a>
		</section>
	);
}

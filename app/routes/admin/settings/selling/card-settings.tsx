import type { cardSettingsView } from "#app/domain/sales/payment/card/settings-view.server.ts";

/** Keys in the environment decide whether cards are accepted, not this page. */
export function CardSettings({ card }: { card: Awaited<ReturnType<typeof cardSettingsView>> }) {
	return (
		<section aria-labelledby="card-title" className="mt-8 rounded-card bg-paper-2 p-5">
			<h2 id="card-title" className="subheading">
				{card.title}
			</h2>
			<p className="mt-2">{card.state}</p>
			{card.webhook && (
				<p className="mt-3">
					{card.webhook.words} <code className="font-semibold wrap-anywhere select-all">{card.webhook.address}</code>
				</p>
			)}
			{card.heard && <p className="mt-3 text-small text-ink-2">{card.heard}</p>}
		</section>
	);
}

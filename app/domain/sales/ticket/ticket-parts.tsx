import type { ReactNode } from "react";

/** By the position of the tier, so that check-in staff can tell tiers apart. */
const BANDS = [
	"bg-blue-ground text-blue",
	"bg-purple-ground text-purple",
	"bg-green-ground text-green",
	"bg-gold-ground text-gold",
	"bg-grey-ground text-grey",
];

interface TicketHeadProps {
	eventName: string;
	dates: string;
	band: number;
	tier: ReactNode;
}

export function TicketHead({ eventName, dates, band, tier }: TicketHeadProps) {
	return (
		<>
			<div className="on-night ticket-head">
				<p className="heading max-w-lg">{eventName}</p>
				<p className="mt-1 text-small font-semibold text-snow-2">{dates}</p>
			</div>
			<p className={`max-w-none px-5 py-3 text-subheading leading-tight font-bold sm:px-6 ${BANDS[band % BANDS.length]}`}>{tier}</p>
		</>
	);
}

interface TicketPreviewProps extends Pick<TicketHeadProps, "eventName" | "dates" | "band"> {
	tiers: string[];
	attendee?: string;
	isStacked: boolean;
}

/** A drawing, with an invented code; all of its words are on the page as well. */
export function TicketPreview({ eventName, dates, band, tiers, attendee, isStacked }: TicketPreviewProps) {
	return (
		<div
			aria-hidden="true"
			className={`max-w-sm overflow-hidden rounded-card border-2 border-line-strong bg-card ${isStacked ? "shadow-[6px_6px_0_-2px_var(--color-card),6px_6px_0_var(--color-line-strong)]" : ""}`}
		>
			<TicketHead
				{...{ eventName, dates, band }}
				tier={tiers.map((tier) => (
					<span key={tier} className="block">
						{tier}
					</span>
				))}
			/>
			<div className="flex items-center gap-4 p-5 sm:px-6">
				<svg aria-hidden="true" viewBox="0 0 21 21" className="w-14 shrink-0 text-ink-2 opacity-60" fill="currentColor">
					<path d={INVENTED_CODE} fillRule="evenodd" />
				</svg>
				{attendee && <p className="min-w-0 font-display text-subheading leading-tight font-bold wrap-anywhere">{attendee}</p>}
			</div>
		</div>
	);
}

const FINDER = "h7v7h-7zm1 1v5h5v-5zm1 1h3v3h-3z";
const INVENTED_CODE = `M0 0${FINDER}M14 0${FINDER}M0 14${FINDER}M9 1h2v2h-2zM8 5h1v3h2v2h-3zM2 9h3v2h-3zM12 8h2v2h3v1h-5zM18 9h3v1h-3zM8 12h2v2h-2zM11 12h1v4h3v2h-4zM16 13h2v2h2v2h-4zM8 16h2v1h-2zM9 18h1v3h-1zM13 19h4v1h-4zM19 18h2v3h-2z`;

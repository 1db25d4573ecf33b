import type { ComponentProps, ReactNode } from "react";
import { QrCode } from "#app/ui/qr-code.tsx";

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
	qr?: ComponentProps<typeof QrCode>["of"];
}

/** A drawing; all of its words are on the page as well. */
export function TicketPreview({ eventName, dates, band, tiers, attendee, isStacked, qr }: TicketPreviewProps) {
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
			{(qr || attendee) && (
				<div className="flex items-center gap-4 p-5 sm:px-6">
					{qr && <QrCode of={qr} label="" className="w-24 shrink-0" />}
					{attendee && <p className="min-w-0 font-display text-subheading leading-tight font-bold wrap-anywhere">{attendee}</p>}
				</div>
			)}
		</div>
	);
}

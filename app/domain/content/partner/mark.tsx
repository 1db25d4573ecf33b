import type { PartnerType } from "./schema.ts";

const SIZES: Record<PartnerType | "small", { plate: string; mark: string }> = {
	small: { plate: "h-14 md:h-18", mark: "max-h-9" },
	organizer: { plate: "h-28 md:h-36", mark: "max-h-16 md:max-h-20" },
	platinum: { plate: "h-28 md:h-36", mark: "max-h-16 md:max-h-20" },
	gold: { plate: "h-28 md:h-32", mark: "max-h-14 md:max-h-16" },
	silver: { plate: "h-24", mark: "max-h-11" },
	supporting: { plate: "h-20", mark: "max-h-9" },
	institutional: { plate: "h-20", mark: "max-h-9" },
};

interface PartnerMarkProps {
	logo?: string;
	name: string;
	type: keyof typeof SIZES;
	isNamed?: boolean;
}

/** Marks are drawn in dark ink, so the plate is light in both themes. */
export function PartnerMark({ logo, name, type, isNamed }: PartnerMarkProps) {
	const { plate, mark } = SIZES[type];
	return (
		<span className={`plate ${plate}`}>
			{logo ? (
				<img src={logo} alt={isNamed ? "" : name} height={80} loading="lazy" className={`h-auto w-auto max-w-full ${mark}`} />
			) : (
				<span aria-hidden={isNamed} className="text-center font-display font-bold text-night wrap-anywhere">
					{name}
				</span>
			)}
		</span>
	);
}

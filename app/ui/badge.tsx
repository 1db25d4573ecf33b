import type { ReactNode } from "react";

export const BADGE_COLORS = {
	gold: "bg-gold-ground text-gold",
	green: "bg-green-ground text-green",
	purple: "bg-purple-ground text-purple",
	blue: "bg-blue-ground text-blue",
	grey: "bg-grey-ground text-grey",
} as const;
export type BadgeColor = keyof typeof BADGE_COLORS;

export function Badge({ color, children }: { color: BadgeColor; children: ReactNode }) {
	return <span className={`badge ${BADGE_COLORS[color]}`}>{children}</span>;
}

import type { ReactNode } from "react";

const COLOURS = {
	gold: "bg-gold-ground text-gold",
	green: "bg-green-ground text-green",
	purple: "bg-purple-ground text-purple",
	blue: "bg-blue-ground text-blue",
	grey: "bg-grey-ground text-grey",
} as const;
export type BadgeColour = keyof typeof COLOURS;

export function Badge({ colour, children }: { colour: BadgeColour; children: ReactNode }) {
	return <span className={`badge ${COLOURS[colour]}`}>{children}</span>;
}

import type { BadgeColor } from "#app/ui/badge.tsx";
import { minutesOf } from "./grid.ts";

export const LOOKS: Record<BadgeColor, string> = {
	gold: "border-gold text-gold bg-gold-ground",
	green: "border-green text-green bg-green-ground",
	purple: "border-purple text-purple bg-purple-ground",
	blue: "border-blue text-blue bg-blue-ground",
	grey: "border-grey text-grey bg-grey-ground",
};

/** Number of CSS classes that exist for lanes. */
export const MAX_LANES = 30;

export const acrossClass = ({ lane, lanes }: { lane: number; lanes: number }) => `lane-${lane} across-${lanes}`;

/** Rows are five minutes, counted from the first hour. */
export function spanClass({ startTime, endTime }: { startTime: string; endTime: string }, { firstHour }: { firstHour: number }): string {
	const from = Math.floor(minutesOf(startTime) / 5) - firstHour * 12;
	const to = Math.ceil(minutesOf(endTime) / 5) - firstHour * 12;
	return `from-hour-${Math.floor(from / 12)} from-step-${from % 12} to-hour-${Math.floor(to / 12)} to-step-${to % 12}`;
}

export const entryClass = (lane: number, span: { startTime: string; endTime: string }, hours: { firstHour: number }) =>
	`lane-${lane} ${spanClass(span, hours)}`;

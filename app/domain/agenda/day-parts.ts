/** The parts of a day, in their order, each with the wall time from which the next one begins. */
const PART_ENDS = { morning: "12:00", afternoon: "18:00", evening: "24:00" } as const;
export type DayPart = keyof typeof PART_ENDS;
export const DAY_PARTS = Object.keys(PART_ENDS) as DayPart[];

/** Morning before 12:00, afternoon before 18:00, then evening. Padded wall times compare as text. */
export function dayPartOf(startTime: string): DayPart {
	return DAY_PARTS.find((part) => startTime < PART_ENDS[part]) ?? "evening";
}

/** The sessions by the part of the day in which they begin, in the order given; parts without sessions are left out. */
export function groupByDayPart<Session extends { startTime: string }>(sessions: Session[]): { part: DayPart; sessions: Session[] }[] {
	const groups = Map.groupBy(sessions, ({ startTime }) => dayPartOf(startTime));
	return DAY_PARTS.flatMap((part) => {
		const inPart = groups.get(part);
		return inPart ? [{ part, sessions: inPart }] : [];
	});
}

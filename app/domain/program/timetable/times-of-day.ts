const PART_ENDS = { morning: "12:00", afternoon: "18:00", evening: "24:00" } as const;
export type TimeOfDay = keyof typeof PART_ENDS;
const TIMES_OF_DAY = Object.keys(PART_ENDS) as TimeOfDay[];

export function timeOfDayOf(startTime: string): TimeOfDay {
	return TIMES_OF_DAY.find((part) => startTime < PART_ENDS[part]) ?? "evening";
}

export function groupByTimeOfDay<Session extends { startTime: string }>(sessions: Session[]): { part: TimeOfDay; sessions: Session[] }[] {
	const groups = Map.groupBy(sessions, ({ startTime }) => timeOfDayOf(startTime));
	return TIMES_OF_DAY.flatMap((part) => {
		const inPart = groups.get(part);
		return inPart ? [{ part, sessions: inPart }] : [];
	});
}

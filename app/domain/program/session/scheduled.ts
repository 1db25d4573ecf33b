/** Assumed for sessions without a time. */
export const DEFAULT_MINUTES = 60;

type When = "day" | "date" | "startTime" | "endTime";

/** Only scheduled items are public or need a room. */
export type Scheduled<Item> = Item & { [Field in keyof Item & When]-?: NonNullable<Item[Field]> };

export function isScheduled<Item extends { date?: string }>(item: Item): item is Scheduled<Item> {
	return item.date !== undefined;
}

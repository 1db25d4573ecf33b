type When = "day" | "date" | "startTime" | "endTime";

/** A session or workshop that has its day and time: no other is ever public, and no other takes a room. */
export type Scheduled<Item> = Item & { [Field in keyof Item & When]-?: NonNullable<Item[Field]> };

export function isScheduled<Item extends { date?: string }>(item: Item): item is Scheduled<Item> {
	return item.date !== undefined;
}

/** Puts together what is alike in what a function says of it, such as tickets of one kind and price: each group in the order of its first. */
export const groupByKey = <Thing>(things: readonly Thing[], inWhat: (thing: Thing) => unknown) =>
	[...Map.groupBy(things, (thing) => JSON.stringify(inWhat(thing))).values()] as [Thing, ...Thing[]][];

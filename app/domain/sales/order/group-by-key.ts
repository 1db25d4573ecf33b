export const groupByKey = <Thing>(things: readonly Thing[], inWhat: (thing: Thing) => unknown) =>
	[...Map.groupBy(things, (thing) => JSON.stringify(inWhat(thing))).values()] as [Thing, ...Thing[]][];

/** Returns a VTIMEZONE (RFC 5545, 3.6.5) of the period, from the same time zone data as the site's own times. */
export function vtimezone(timeZone: string, from: Temporal.Instant, until: Temporal.Instant): string {
	const start = from.toZonedDateTimeISO(timeZone);
	const onsets = [start.add({ nanoseconds: 1 }).getTimeZoneTransition("previous") ?? start.with({ year: 1970, month: 1, day: 1, hour: 0, minute: 0 })];
	for (
		let next = onsets[0]?.getTimeZoneTransition("next");
		next && next.epochMilliseconds <= until.epochMilliseconds;
		next = next.getTimeZoneTransition("next")
	)
		onsets.push(next);
	return ["BEGIN:VTIMEZONE", `TZID:${timeZone}`, ...onsets.flatMap(observance), "END:VTIMEZONE"].join("\r\n");
}

/** DTSTART is in the offset that the observance replaces. */
function observance(onset: Temporal.ZonedDateTime): string[] {
	const before = onset.subtract({ nanoseconds: 1 });
	const kind = isDaylight(onset) ? "DAYLIGHT" : "STANDARD";
	return [
		`BEGIN:${kind}`,
		`DTSTART:${before.toPlainDateTime().add({ nanoseconds: 1 }).toString({ smallestUnit: "second" }).replace(/[-:]/g, "")}`,
		`TZOFFSETFROM:${offsetOf(before)}`,
		`TZOFFSETTO:${offsetOf(onset)}`,
		`END:${kind}`,
	];
}

function isDaylight(onset: Temporal.ZonedDateTime): boolean {
	return [1, 7].some((month) => onset.with({ month, day: 1 }).offsetNanoseconds < onset.offsetNanoseconds);
}

const offsetOf = ({ offset }: Temporal.ZonedDateTime) => offset.replaceAll(":", "");

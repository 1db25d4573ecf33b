import { longList } from "#app/admin/long-list.server.ts";
import type { Right } from "#app/auth/rights.ts";
import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import { listTiers } from "#app/domain/sales/tier/queries.server.ts";
import { pagesOf } from "#app/http/pages.server.ts";
import { chosenOf, searchedText } from "#app/http/query.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { formatInstant } from "#app/i18n/format.server.ts";
import { textsOf, translatorFor } from "#app/i18n/texts.server.ts";
import { translate } from "#app/i18n/translated.ts";
import { readClock } from "#app/runtime/clock.server.ts";
import { ATTENDEE_FILTERS, type AttendeeFilter, attendedTiers, countAttendees, type ListedAttendee, listAttendees, listAwaited } from "./queries.server.ts";

const LIST_FILTERS = ATTENDEE_FILTERS.filter((filter) => filter !== "today");
const CHECK_IN_FILTERS = ["all", "awaited", "today"] as const;

interface Reader {
	event: SummitEvent;
	locale: Locale;
	rights: readonly Right[];
}

/** Parses `?state=awaited&tier=business&q=ana&page=2`. Users who may not see orders get only check-in data, and cannot search by email. */
export async function attendeesView(url: URL, { event, locale, rights }: Reader, page: "list" | "checkIn" = "list") {
	const text = textsOf("adminAttendees", locale, {});
	const [known, tiers] = [await attendedTiers(), await listTiers({ drafts: true })];
	const tier = chosenOf(url, "tier", [...known.keys()]);
	const seesOrders = rights.includes("seeOrders");
	const filters: readonly AttendeeFilter[] = page === "list" ? LIST_FILTERS : CHECK_IN_FILTERS;
	const search = { q: searchedText(url), tier, byEmail: seesOrders, today: startOfToday(event) };
	const filter = chosenOf(url, "state", filters) ?? "all";
	const counts = await countAttendees(search);
	const pages = pagesOf(url, counts[filter]);
	const attendees = await listAttendees(filter, search, { page: pages });
	const notAdmitted = search.q !== "" && counts.all === 0 ? await listAwaited(search, new Date(readClock())) : [];
	const checked = new Set(tiers.flatMap(({ id, atDoor }) => (atDoor ? id : [])));
	return {
		list: longList({
			url,
			locale,
			title: page === "list" ? text.title : text.toCheckIn.title,
			lead: page === "list" ? undefined : text.toCheckIn.lead,
			count: translatorFor(locale)("adminAttendees.count", { count: counts[filter] }),
			none: filter === "all" ? text.nobody : text.none,
			noneFound: counts.all === 0 ? text.noneFound : undefined,
			pages,
			states: filters.map((option) => ({ state: option, label: text.filters[option], count: counts[option] })),
			state: filter,
			search: {
				q: search.q,
				hint: seesOrders ? text.searchHint : text.checkInSearchHint,
				selects: [
					{
						name: "tier",
						label: text.columns.tier,
						value: tier ?? "",
						options: [{ value: "", label: text.allTiers }, ...[...known].map(([value, name]) => ({ value, label: translate(name, locale).text }))],
					},
				],
			},
			isEmpty: attendees.length === 0,
		}),
		text: {
			columns: text.columns,
			actions: text.actions,
			nameless: text.nameless,
			exports: seesOrders ? text.exports : undefined,
			diet: text.diet,
			access: text.access,
			toBoxOffice: text.notAdmitted.toBoxOffice,
		},
		notAdmitted: notAdmitted.map(({ id, name, code, why }) => ({
			id,
			name,
			code,
			words: text.notAdmitted[why],
			orderPath: seesOrders ? `/admin/orders/${code}` : undefined,
		})),
		query: url.search,
		attendees: attendees.map((attendee) => rowOf(attendee, { event, locale, seesOrders, isChecked: checked.has(attendee.tierId) })),
	};
}
export type AttendeesView = Awaited<ReturnType<typeof attendeesView>>;

const startOfToday = ({ timeZone }: SummitEvent) =>
	new Date(Temporal.Instant.fromEpochMilliseconds(readClock()).toZonedDateTimeISO(timeZone).startOfDay().epochMilliseconds).toISOString();

interface Shown {
	event: SummitEvent;
	locale: Locale;
	seesOrders: boolean;
	isChecked: boolean;
}

function rowOf(attendee: ListedAttendee, { event, locale, seesOrders, isChecked }: Shown) {
	const { arrivedAt, arrivedBy = "" } = attendee;
	const { arrived, boughtBy, idCheck } = textsOf("adminAttendees", locale, {
		at: arrivedAt ? formatInstant(arrivedAt, locale, event.timeZone) : "",
		username: arrivedBy,
		buyer: attendee.buyer,
	});
	return {
		id: attendee.id,
		name: attendee.name,
		tier: translate(attendee.tier, locale).text,
		idCheck: isChecked ? idCheck : undefined,
		code: attendee.code,
		boughtBy: attendee.buyer === "" || attendee.name === attendee.buyer ? undefined : boughtBy,
		arrived: arrivedAt ? arrived : undefined,
		...(seesOrders && {
			email: attendee.email,
			about: detailsOf(attendee),
			diet: attendee.diet,
			access: attendee.access,
			orderPath: `/admin/orders/${attendee.code}`,
		}),
	};
}

const detailsOf = ({ jobTitle, company, country }: ListedAttendee) => [jobTitle, company, country].filter(Boolean).join(", ") || undefined;

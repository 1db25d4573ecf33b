import { longList } from "~/admin/long-list.server";
import type { Right } from "~/auth/rights";
import type { SummitEvent } from "~/domain/event/schema";
import { listTiers } from "~/domain/tier/queries.server";
import { pagesOf } from "~/http/pages.server";
import { chosenOf, searchedText } from "~/http/query.server";
import type { Locale } from "~/i18n/config";
import { formatInstant } from "~/i18n/format.server";
import { textsOf, translatorFor } from "~/i18n/texts.server";
import { translate } from "~/i18n/translated";
import { ATTENDEE_FILTERS, type Attendee, attendedTiers, countAttendees, listAttendees } from "./queries.server";

interface Reader {
	event: SummitEvent;
	locale: Locale;
	rights: readonly Right[];
}

/** What the address of the list of attendees asks for, in the words of a language: `?state=awaited&tier=business&q=ana&page=2`. */
export async function attendeesView(url: URL, { event, locale, rights }: Reader) {
	const text = textsOf("adminAttendees", locale, {});
	const [known, tiers] = [await attendedTiers(), await listTiers({ drafts: true })];
	const tier = chosenOf(url, "tier", [...known.keys()]);
	const search = { q: searchedText(url), tier };
	const filter = chosenOf(url, "state", ATTENDEE_FILTERS) ?? "all";
	const counts = await countAttendees(search);
	const pages = pagesOf(url, counts[filter]);
	const attendees = await listAttendees(filter, search, { page: pages });
	const checked = new Set(tiers.flatMap(({ id, atDoor }) => (atDoor ? id : [])));
	return {
		list: longList({
			url,
			locale,
			title: text.title,
			lead: text.lead,
			count: translatorFor(locale)("adminAttendees.count", { count: counts[filter] }),
			none: text.none,
			pages,
			states: ATTENDEE_FILTERS.map((option) => ({ state: option, label: text.filters[option], count: counts[option] })),
			state: filter,
			search: {
				q: search.q,
				hint: text.searchHint,
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
		text: { columns: text.columns, actions: text.actions, nameless: text.nameless, exports: text.exports, diet: text.diet, access: text.access },
		/** Of the address, so that what is done leads back to the same part of the list. */
		query: url.search,
		canAdmit: rights.includes("admitAttendees"),
		attendees: attendees.map((attendee) => rowOf(attendee, { event, locale, isChecked: checked.has(attendee.tierId) })),
	};
}
export type AttendeesView = Awaited<ReturnType<typeof attendeesView>>;

function rowOf(attendee: Attendee, { event, locale, isChecked }: { event: SummitEvent; locale: Locale; isChecked: boolean }) {
	const { arrivedAt, arrivedBy = "" } = attendee;
	const { arrived, boughtBy, atDoor } = textsOf("adminAttendees", locale, {
		at: arrivedAt ? formatInstant(arrivedAt, locale, event.timeZone) : "",
		username: arrivedBy,
		buyer: attendee.buyer,
	});
	return {
		id: attendee.id,
		name: attendee.name,
		email: attendee.email,
		tier: translate(attendee.tier, locale).text,
		atDoor: isChecked ? atDoor : undefined,
		order: { code: attendee.code, path: `/admin/orders/${attendee.code}` },
		boughtBy: attendee.name === attendee.buyer ? undefined : boughtBy,
		diet: attendee.diet,
		access: attendee.access,
		arrived: arrivedAt ? arrived : undefined,
	};
}

import { pagesOf, pagesView } from "#app/http/pages.server.ts";
import { searchedText } from "#app/http/query.server.ts";
import type { Locale } from "#app/i18n/config.ts";
import { holdsWords } from "#app/i18n/search.ts";
import { textsOf, translatorFor } from "#app/i18n/texts.server.ts";
import { listParticipants } from "./participants.server.ts";
import { listMeetings, nameOf } from "./queries.server.ts";
import { listWishes } from "./wishes.server.ts";

export async function participantsView(url: URL, locale: Locale) {
	const text = textsOf("adminMeetings", locale, {}).peoplePage;
	const [people, wishes, meetings] = [await listParticipants(), await listWishes(), await listMeetings()];
	const q = searchedText(url);
	const { compare } = new Intl.Collator(locale);
	const found = people
		.filter(({ name, company }) => q === "" || holdsWords(`${name} ${company}`, q))
		.sort((one, other) => compare(one.name, other.name) || one.id - other.id);
	const pages = pagesOf(url, found.length);
	return {
		text,
		q,
		count: translatorFor(locale)("adminMeetings.peoplePage.count", { count: found.length }),
		pages: pagesView(pages, locale),
		people: found.slice(pages.offset, pages.offset + pages.limit).map((person) => ({
			id: person.id,
			name: nameOf(person),
			details: [person.jobTitle, person.country, person.isVisible ? "" : text.hidden].filter(Boolean).join(", "),
			// Refusals stay secret from organizers, too.
			wishes: wishes.filter(({ from, kind }) => from === person.id && kind !== "no").length,
			meetings: meetings.filter(({ one, other }) => one === person.id || other === person.id).length,
		})),
	};
}

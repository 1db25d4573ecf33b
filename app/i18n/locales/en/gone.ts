/** Of what has been deleted, by entity type. */
export const gone = {
	session: { title: "This session is no longer planned", lead: "It was on the agenda before. See the agenda for what’s planned now.", back: "See the agenda" },
	workshop: {
		title: "This workshop is no longer planned",
		lead: "It was offered before. Other workshops may have spots left.",
		back: "See all workshops",
	},
	speaker: { title: "This speaker’s page is gone", lead: "The agenda has changed since. Meet everyone who speaks at the summit.", back: "See all speakers" },
	article: { title: "This news article is gone", lead: "We’ve taken it down. Here’s what’s new.", back: "See all news" },
};

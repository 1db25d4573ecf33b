/** The sessions that a visitor chose. */
export const myAgenda = {
	meta: {
		title: "My agenda | {{eventName}}",
		description: "Choose your own sessions of {{eventName}}: by day, with clashes and tight changes of room marked, for your calendar, on paper and as a link.",
	},
	title: "My agenda",
	lead: "The sessions you’ve chosen, by day: what clashes, and where you’ll have to hurry.",
	empty: {
		title: "Nothing chosen yet",
		hint: "Press the star next to a session on the agenda or on its page, and you’ll find it here. No account needed.",
	},
	missing: {
		title: "Your timetable needs a connection",
		hint: "What you chose is safe in this browser. Until there is a network again, the agenda marks your sessions with a star.",
	},
	toAgenda: "To the agenda",
	print: "Print",
	summary: {
		clash_one: "{{count}} clash",
		clash_other: "{{count}} clashes",
		walk_one: "{{count}} tight change of room",
		walk_other: "{{count}} tight changes of room",
	},
	notes: {
		clash: "At the same time as “{{title}}”, {{times}}",
		walk_one: "{{count}} minute to walk from “{{title}}” in {{room}}",
		walk_other: "{{count}} minutes to walk from “{{title}}” in {{room}}",
		noWalk: "No time to walk: “{{title}}” in {{room}} ends as this begins",
	},
	gone: { title: "No longer on the agenda", unknown: "A session we don’t know" },
	tooMany: "Your agenda has room for {{most}} sessions. The ones after that weren’t added.",
	keptHere: "Your choices are saved in this browser, and only there. The link below takes them to another device or to a friend.",
	inAddress: "Your choice is in the address of this page: keep it as a bookmark.",
	link: {
		empty: "This agenda came from a link. It isn’t saved in your browser.",
		other: "This agenda came from a link. Your own is a different one and stays as it is.",
		keep: "Keep it as mine",
		add: "Add to mine",
		replace: "Replace mine",
		own: "Show mine",
	},
	said: { removed: "Removed: {{title}}", replaced: "Your agenda is replaced.", undo: "Undo", full: "Together, these are too many for one agenda." },
};

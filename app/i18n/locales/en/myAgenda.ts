/** The sessions that a visitor chose. */
export const myAgenda = {
	meta: {
		title: "My agenda | {{eventName}}",
		description: "Pick your sessions at {{eventName}}: clashes and tight room changes are marked, and you can print, share or add them to your calendar.",
	},
	title: "My agenda",
	lead: "The sessions you’ve chosen, by day: what clashes, and where you’ll have to hurry.",
	empty: {
		title: "Nothing chosen yet",
		hint: "Press the star next to a session on the agenda or on its page, and you’ll find it here. No account needed.",
	},
	missing: {
		title: "You need a connection to see your agenda",
		hint: "Your sessions are saved in this browser. Until you’re back online, look for the stars on the agenda.",
	},
	toAgenda: "To the agenda",
	print: "Print",
	summary: {
		clash_one: "{{count}} clash",
		clash_other: "{{count}} clashes",
		walk_one: "{{count}} tight room change",
		walk_other: "{{count}} tight room changes",
	},
	notes: {
		clash: "At the same time as “{{title}}”, {{times}}",
		walk_one: "{{count}} minute to get here from “{{title}}” in {{room}}",
		walk_other: "{{count}} minutes to get here from “{{title}}” in {{room}}",
		noWalk: "No time to get here: “{{title}}” in {{room}} ends as this starts",
	},
	gone: { title: "No longer on the agenda", unknown: "Unknown session" },
	tooMany: "Your agenda has room for {{most}} sessions. The ones after that weren’t added.",
	keptHere: "Your choices are saved in this browser, and only there. The link below takes them to another device or to a friend.",
	inAddress: "Your sessions are part of this page’s link. Bookmark it to keep them.",
	link: {
		empty: "This agenda came from a link. It isn’t saved in your browser.",
		other: "This agenda came from a link. Your own hasn’t changed.",
		keep: "Keep it as mine",
		add: "Add to mine",
		replace: "Replace mine",
		own: "Show mine",
	},
	said: { removed: "Removed: {{title}}", replaced: "Your agenda was replaced.", undo: "Undo", full: "Together, that’s too many sessions for one agenda." },
};

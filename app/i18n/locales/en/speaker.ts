export const speaker = {
	meta: "{{name}}, {{title}} at {{company}}, speaks at {{eventName}}.",
	/** Above the name in the picture that is shown where the page is shared. */
	shared: "Speaker",
	about: "About {{name}}",
	sessions: "On the agenda",
	noSessions: "{{name}}’s sessions will be announced soon.",
	links: "On the web",
	website: "Website",
	all: "All speakers",
};

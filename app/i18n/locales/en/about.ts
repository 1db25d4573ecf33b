export const about = {
	meta: {
		title: "About the summit | {{eventName}}",
		description: "Why Latin America and the Nordic countries meet in {{city}}: what the summit is about, whom it is for and what sets it apart.",
	},
	title: "About the summit",
	lead: "Two regions that seldom meet, at one table in {{city}}.",
	storyTitle: "Far apart on the map, close in what they need",
	story: {
		first:
			"The Nordic countries have clean technology that has worked for decades, and home markets too small for it. Latin America has sun, wind, minerals and young companies, and more plans than partners. {{eventName}} brings them together in {{city}}, so that a plan finds its engineer and an invention its first customer.",
		second:
			"The summit is for those who decide and those who build: founders, engineers, buyers, researchers and people from the public sector. The talks say what worked and what did not. The workshops are small. And the breaks are long, because most agreements begin over coffee.",
	},
	focusTitle: "What we talk about",
	focus: {
		technology: {
			title: "Tech innovation",
			text: "Data, connectivity and artificial intelligence that a factory, a port or a clinic can put to use tomorrow.",
		},
		sustainability: {
			title: "Sustainability",
			text: "Renewable power, green hydrogen and materials that are used again: what it costs, and who already does it.",
		},
		manufacturing: {
			title: "Modern manufacturing",
			text: "Robots, sensors and skilled people in plants that waste less, on the Mexican plateau and by the Baltic Sea.",
		},
		challenges: {
			title: "Sustainability challenges",
			text: "Scarce water, hotter summers, jobs that change: the hard questions that neither region answers alone.",
		},
	},
	statsTitle: "The summit in numbers",
	uniqueTitle: "What Makes the {{series}} Unique",
	unique: {
		networking: {
			title: "Structured networking",
			text: "Meetings are prepared, not left to luck: tables by topic, introductions by people who know both sides, and time set aside for them.",
		},
		sharing: {
			title: "Technology sharing",
			text: "Companies show what they run, in labs and workshops, and speak openly about licenses, costs and mistakes.",
		},
		goals: {
			title: "Shared environmental goals",
			text: "Both regions want an industry that leaves air and water clean. Every session asks what it adds to that.",
		},
	},
	toRegions: "Get to know the two regions",
	callTitle: "Come and see for yourself",
	callLead: "{{dates}}, {{venue}}.",
	callTickets: "Reserve your ticket",
	callContact: "Contact us",
};

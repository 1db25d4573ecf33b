export const regions = {
	meta: {
		title: "Regions | {{eventName}}",
		nordic: "The Nordic region at the summit in {{city}}: its countries, key industries and key facts.",
		latam: "Latin America at the summit in {{city}}: its countries, key industries and key facts.",
	},
	title: "Two regions",
	lead: "What the Nordic countries and Latin America bring to the table, and what each is looking for.",
	tabs: "Region",
	imageAlt: {
		nordic: "A fjord under the northern lights, with red wooden houses, a container ship and wind turbines",
		latam: "The aqueduct of Querétaro at sunset, with agave fields and snow-capped mountains",
	},
	countries: "Countries",
	capital: "Capital",
	population: "Population",
	industries: "Key industries",
	facts: "Key facts",
	callTitle: "Meet them in {{city}}",
	callLead: "{{dates}}. See who’s speaking, and when, on the agenda.",
	calendar: "See the agenda",
	eventCalendar: "Event calendar (.ics)",
	toSpeakers: "Meet the speakers",
};

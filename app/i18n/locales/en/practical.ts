export const practical = {
	meta: {
		title: "Practical information | {{eventName}}",
		description: "Plan your trip to {{city}}: hotels, the way from the airport, entry, money, power, weather, safety, health, accessibility and food.",
	},
	title: "Practical information",
	lead: "All you need to plan the trip to {{city}}, and to feel at home there.",
	mapAlt:
		"Drawn map of Querétaro from west to east: 3 Cerro de las Campanas, 4 the historic center, 2 the aqueduct, 1 the venue just beyond its eastern end, and in the south, by the highway to Mexico City, 5 the bus terminal. An arrow to the east leads to 6, the airport.",
	mapCaption: "{{city}}, not to scale. North is up.",
	callTitle: "Something missing?",
	callLead: "Ask us, whatever it is. We know the city and are glad to help.",
	toContact: "Ask a question",
	toVenue: "See the venue",
};

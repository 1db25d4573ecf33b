export const workshops = {
	list: {
		meta: {
			title: "Workshops | {{eventName}}",
			description: "Workshops for first-timers and experts alike: business, technology, sustainability, innovation and leadership. {{datesAndCity}}.",
		},
		title: "Workshops",
		lead: "A small group, one room and one thing to try. You leave with something you have worked out yourself.",
		heading: "All workshops",
		category: "Category",
		allCategories: "All categories",
		level: "Level",
		allLevels: "All levels",
		clear: "Clear filters",
		more: "Learn more",
		limitedTitle: "Spots are limited",
		limited: "Groups are small so that everyone gets a turn. Register on the workshop’s page once you have your ticket, first come, first served.",
		toTickets: "See the tickets",
		suggestTitle: "Suggest a workshop",
		suggestLead: "Is there something you’d like to learn, or could teach a room full of people? Tell us in a few lines.",
		suggestButton: "Suggest a workshop",
		suggestSubject: "I would like to suggest a workshop",
	},
	/** In place of a price. */
	free: "Free",
	empty: {
		title: "No workshops found for the selected filters",
		hint: "Choose another category or level, or clear the filters.",
		categoryTitle: "No workshops found in {{category}}",
		categoryHint: "The agenda is still growing. Have a look at the other categories.",
	},
	facts: {
		level: "Level",
		attendees: "Group",
	},
	detail: {
		cancelled: "This workshop has been canceled.",
		price: "Price",
		speaker: "Led by",
		register:
			"Register here on the website after buying your ticket. Spots are limited and go first come, first served. Send us the form, and we’ll confirm your registration by email.",
		buy: "Buy a ticket",
		registerNow: "Register with your ticket",
	},
	home: {
		eyebrow: "Workshops",
		title: "Roll up your sleeves",
		lead: "Small groups, hands on: the part of the summit you will still be using next year.",
		filter: "Workshop category",
		all: "All",
		more: "Learn more",
		toAll: "See all workshops",
	},
};

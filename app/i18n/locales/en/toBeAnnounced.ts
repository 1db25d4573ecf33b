/** Placeholders for facts that organizers have not entered. */
export const toBeAnnounced = {
	/** All but the dates are used within a sentence. */
	facts: {
		dates: "Dates to be announced",
		venue: "venue to be announced",
		city: "the host city",
		country: "the host country",
		address: "address to be announced",
		email: "our contact page",
		phone: "phone number to be announced",
	},
	/** In place of the dates of a summit that is not held. */
	statusDates: { postponed: "New dates to follow", cancelled: "Canceled" },
	agenda: { title: "The agenda is on its way", hint: "We’ll publish it here as soon as the sessions are confirmed." },
	speakers: { title: "The first speakers will be announced soon", hint: "They will be presented here as they confirm." },
	workshops: { title: "The workshops will be announced soon", hint: "You’ll find each one here with its topic, leader and capacity." },
	tickets: { title: "Tickets are not on sale yet", hint: "Prices and what each ticket includes will be here when sales open." },
	/** Instead of the call to book. */
	call: "{{datesAndCity}}. Subscribe to the newsletter and hear first when tickets go on sale.",
	partners: { title: "The partners will be announced soon", hint: "Those who make the summit possible will be presented here." },
	news: { title: "No news yet", hint: "What is settled and what is new will be here. The newsletter tells you about it by email now and then." },
	venue: {
		title: "The venue will be announced soon",
		hint: "The address and the way there will be here as soon as they are settled.",
	},
	practical: {
		title: "Practical information will follow",
		hint: "Hotels, the journey, entry, money, weather and more: you will find it here in good time.",
	},
};

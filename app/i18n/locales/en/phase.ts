/** Texts for the time during and after the summit. */
export const phase = {
	during: {
		title: "The summit right now",
		now: "Now",
		next: "Next",
		none: "That was all of the agenda. Thank you for being here.",
	},
	/** After the words that all is settled with an order. */
	settled: "See you in {{city}}!",
	after: {
		thanks: "Thank you for being there. What was said and shown stays here to read.",
		next: "The next summit begins on {{nextDate}}.",
		settled: "{{eventName}} is over. Thank you to everyone who came.",
		toAgenda: "Look back at the agenda",
		recordings: {
			title: "Watch and read again",
			album: "Pictures of the summit",
			beside: "Recordings and slides are with their sessions.",
			all: "More recordings and slides on the agenda",
		},
		tickets: { title: "Ticket sales have ended", lead: "{{eventName}} is over. Thank you to everyone who came." },
		questions: "Questions and answers",
		workshop: "This workshop is over.",
		call: {
			title: "Until next time",
			titleWithDate: "See you on {{nextDate}}",
			lead: "Subscribe to the newsletter and be the first to hear about the next summit.",
		},
	},
	/** While the summit is postponed or canceled. */
	status: {
		postponed: {
			settled: "The summit is postponed. Your order remains valid for the new dates, and we will write to you as soon as they are fixed.",
			banner: "The summit is postponed. The dates shown here no longer hold; tickets stay good for the new ones.",
			toAgenda: "See the agenda",
			tickets: { title: "No tickets are sold at present", lead: "{{eventName}} is postponed. Tickets that were bought stay good for the new dates." },
			questions: "Questions and answers",
			workshop: "The summit is postponed, and this workshop with it.",
			call: { title: "New dates will follow", lead: "Subscribe to the newsletter and be the first to hear when the summit takes place." },
		},
		cancelled: {
			settled: "The summit is canceled.",
			banner: "The summit is canceled. Everyone who bought a ticket gets their money back.",
			toAgenda: "See the agenda",
			tickets: { title: "Tickets are no longer sold", lead: "{{eventName}} is canceled. Everyone who bought a ticket gets their money back." },
			questions: "Questions and answers",
			workshop: "The summit is canceled, and this workshop with it.",
			call: { title: "The summit is canceled", lead: "Subscribe to the newsletter and be the first to hear about the next one." },
		},
	},
};

export const partners = {
	meta: {
		title: "Partners | {{eventName}}",
		description: "The organizers, companies and institutions behind the summit in {{city}}, and how you become one of them.",
	},
	title: "Partners",
	lead: "Organizers, companies and institutions from both sides of the Atlantic make the summit possible.",
	homeTitle: "In good company",
	homeAll: "Become a partner",
	callTitle: "Become a partner",
	callLead: "As a partner you meet the people you want to work with, and they see what you can do.",
	offers: {
		stage: { title: "A place on the agenda", text: "Tell the hall what you have built, on a panel or in a talk of your own." },
		show: { title: "Room to show what you do", text: "Bring your machine or your service to a lab, or to a booth." },
		meetings: { title: "Meetings with a purpose", text: "Tell us who you’re looking for. We’ll introduce you and reserve a table." },
		name: { title: "Your name in every language", text: "Your logo on this website, in English, Spanish and Swedish." },
	},
	toProspectus: "Open the sponsorship pack",
	toContact: "Write to us",
	subject: "We would like to become a partner",
};

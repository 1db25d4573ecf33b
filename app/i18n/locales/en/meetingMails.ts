/** Emails to attendees about their meetings, plain text, between the greeting and the ending of order mails. */
export const meetingMails = {
	none: "You have no meeting yet.",
	reason: "Their reason: {{reason}}",
	published: {
		subject: "Your meetings at {{eventName}}",
		body: `The meetings are planned. These are yours:

{{meetings}}

Whom you meet, and what they’re looking for:
{{link}}

Can’t come? Say so there, so that someone else can have the time. You can also ask others who are free when you are:
{{people}}`,
	},
	replanned: {
		subject: "Your meetings have changed",
		body: `We’ve changed some of your meetings. These are yours now:

{{meetings}}

Whom you meet, and what they’re looking for:
{{link}}`,
	},
	fixed: {
		subject: "Your meeting with {{person}}",
		body: `You’re meeting {{person}}:

{{when}}

All your meetings:
{{link}}`,
	},
	moved: {
		subject: "New time or table: {{person}}",
		body: `Your meeting with {{person}} has a new time or table:

{{when}}

All your meetings:
{{link}}`,
	},
	canceled: {
		subject: "Your meeting is canceled: {{person}}",
		body: `Your meeting with {{person}} can’t take place:

{{when}}{{reason}}

If someone else who fits is free then, we’ll ask them. You can also ask people who are free when you are:
{{people}}

Your meetings:
{{link}}`,
	},
	offered: {
		subject: "A meeting with {{person}}?",
		body: `{{person}} is free at this time and fits you well:

{{when}}

Accept or decline:
{{link}}`,
	},
	requested: {
		subject: "{{person}} asks for a meeting",
		body: `{{person}} asks you for a meeting:

{{when}}

Accept or decline:
{{link}}`,
	},
};

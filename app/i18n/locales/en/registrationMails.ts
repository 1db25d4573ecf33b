/** Emails to attendees about workshop registrations, plain text, between the greeting and the ending of order mails. */
export const registrationMails = {
	paragraphs: {
		/** To a buyer, before the rest. */
		whose: "For {{ticket}}",
		costs: "It costs {{price}}; you accept it by ordering it.",
	},
	registered: {
		subject: "You have a place: {{workshop}}",
		body: `You have a place in the workshop “{{workshop}}”.

{{when}}

If you cannot come after all, give the place back, and somebody on the waiting list gets it.

Your workshops:
{{link}}`,
	},
	/** The same of a place that was paid for, which is not given back on this site by its holder. */
	registeredPaid: {
		subject: "You have a place: {{workshop}}",
		body: `You have a place in the workshop “{{workshop}}”.

{{when}}

Can you not come after all? The place was paid with order {{code}}: it is canceled on that order’s page, which shows first what goes back.

Your workshops:
{{link}}`,
	},
	offered: {
		subject: "A place for you: {{workshop}}",
		body: `A place has become free in the workshop “{{workshop}}”, and you are next.

{{when}}

We keep it for you until {{until}}.{{costs}}

Accept it or let it go:
{{link}}

If you do nothing, the next in line is offered the place.`,
	},
	offerShortened: {
		subject: "Now earlier: your place in {{workshop}}",
		body: `The workshop “{{workshop}}”, in which we keep a place for you, now takes place at an earlier time:

{{when}}

We therefore keep it for you only until {{until}}.{{costs}}

Accept it or let it go:
{{link}}

If you do nothing, you do not get the place.`,
	},
	offerExpired: {
		subject: "No longer kept for you: a place in {{workshop}}",
		body: `You did not accept the place in the workshop “{{workshop}}” in time, so it is offered to the next in line.

You can wait for a place again, at the end of the list.

Your workshops:
{{link}}`,
	},
	/** If the waiting list is empty. */
	offerExpiredFree: {
		subject: "No longer kept for you: a place in {{workshop}}",
		body: `You have not accepted the place in the workshop “{{workshop}}” in time, so we no longer keep it for you. Nobody else waits for one.

As long as there is a place, you can still have it.

Your workshops:
{{link}}`,
	},
	waitingCosts: {
		subject: "Your place on the waiting list: {{workshop}}",
		body: `Your ticket was exchanged, and no longer includes the workshop “{{workshop}}”. You are still on its waiting list; if you are offered a place, it costs {{price}}, and you accept it by ordering it.

Your workshops:
{{link}}`,
	},
	waitingEnded: {
		subject: "No longer on the waiting list: {{workshop}}",
		body: `Your ticket was exchanged, and no longer includes the workshop “{{workshop}}”. You are therefore no longer on its waiting list.

Your workshops:
{{link}}`,
	},
	canceled: {
		subject: "Place given back: {{workshop}}",
		body: `You no longer have a place in the workshop “{{workshop}}”.

Your workshops:
{{link}}`,
	},
	removed: {
		subject: "Your place in {{workshop}}",
		body: `We have taken you off the list of the workshop “{{workshop}}”. If you did not ask for this, reply to this email.

All workshops:
{{link}}`,
	},
	moved: {
		subject: "Changed: {{workshop}}",
		body: `The workshop “{{workshop}}”, in which you have a place, has a new time or room:

{{when}}

Your place is still yours. If it no longer suits you, give it back, and somebody on the waiting list gets it.

Your workshops:
{{link}}`,
	},
	movedPaid: {
		subject: "Changed: {{workshop}}",
		body: `The workshop “{{workshop}}”, in which you have a place, now takes place then and there:

{{when}}

Your place stays yours. If it no longer suits you: it was paid with order {{code}}, and is canceled on that order’s page, which shows first what goes back.

Your workshops:
{{link}}`,
	},
	workshopCanceled: {
		subject: "Canceled: {{workshop}}",
		body: `The workshop “{{workshop}}”, in which you had a place, has been canceled. We are sorry. If you paid for the place, we will send the money back.

Choose another workshop:
{{link}}`,
	},
	workshopCanceledWaiting: {
		subject: "Canceled: {{workshop}}",
		body: `The workshop “{{workshop}}”, in which you were waiting for a place, has been canceled. We are sorry.

Choose another workshop:
{{link}}`,
	},
};

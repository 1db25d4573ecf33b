/** Emails to attendees about workshop registrations, plain text, between the greeting and the ending of order mails. */
export const registrationMails = {
	paragraphs: {
		/** To a buyer, before the rest. */
		whose: "For {{ticket}}",
		costs: "It costs {{price}}; you accept it by placing an order.",
	},
	registered: {
		subject: "You’re registered: {{workshop}}",
		body: `You’re registered for the workshop “{{workshop}}”.

{{when}}

Can’t make it? Cancel your registration, and your spot goes to someone on the waiting list.

Your workshops:
{{link}}`,
	},
	/** The same for a paid workshop: attendees cannot cancel it on their ticket page. */
	registeredPaid: {
		subject: "You’re registered: {{workshop}}",
		body: `You’re registered for the workshop “{{workshop}}”.

{{when}}

Can’t make it? Cancel on the page for order {{code}}, where you’ll see your refund first.

Your workshops:
{{link}}`,
	},
	offered: {
		subject: "A spot for you: {{workshop}}",
		body: `A spot has opened up in the workshop “{{workshop}}”, and you’re next.

{{when}}

We’re holding it for you until {{until}}.{{costs}}

Accept or decline it:
{{link}}

If you do nothing, we’ll offer it to the next person on the list.`,
	},
	offerShortened: {
		subject: "Less time to accept your spot: {{workshop}}",
		body: `The workshop “{{workshop}}”, in which we’re holding a spot for you, has been moved to an earlier time:

{{when}}

That’s why we can only hold it for you until {{until}}.{{costs}}

Accept or decline it:
{{link}}

If you do nothing, you won’t get the spot.`,
	},
	offerExpired: {
		subject: "Your offer has expired: {{workshop}}",
		body: `You didn’t accept the spot in the workshop “{{workshop}}” in time, so we’re offering it to the next person on the list.

You can join the waiting list again, at the end.

Your workshops:
{{link}}`,
	},
	/** If the waiting list is empty. */
	offerExpiredFree: {
		subject: "Your offer has expired: {{workshop}}",
		body: `You didn’t accept the spot in the workshop “{{workshop}}” in time, so we’re no longer holding it for you. Nobody else is on the list.

You can still register while there are spots left.

Your workshops:
{{link}}`,
	},
	waitingCosts: {
		subject: "Your waiting list: {{workshop}}",
		body: `Your ticket was exchanged and no longer includes the workshop “{{workshop}}”. You’re still on its waiting list. If we offer you a spot, it costs {{price}}, and you accept it by placing an order.

Your workshops:
{{link}}`,
	},
	waitingEnded: {
		subject: "No longer on the waiting list: {{workshop}}",
		body: `Your ticket was exchanged and no longer includes the workshop “{{workshop}}”, so you’re no longer on its waiting list.

Your workshops:
{{link}}`,
	},
	canceled: {
		subject: "Registration canceled: {{workshop}}",
		body: `You’re no longer registered for the workshop “{{workshop}}”.

Your workshops:
{{link}}`,
	},
	removed: {
		subject: "Your registration: {{workshop}}",
		body: `We’ve canceled your registration or your spot on the waiting list for the workshop “{{workshop}}”. If you didn’t ask for this, reply to this email.

All workshops:
{{link}}`,
	},
	moved: {
		subject: "New time or room: {{workshop}}",
		body: `The workshop “{{workshop}}”, for which you’re registered, has a new time or room:

{{when}}

You’re still registered. If it no longer suits you, cancel your registration, and your spot goes to someone on the waiting list.

Your workshops:
{{link}}`,
	},
	movedPaid: {
		subject: "New time or room: {{workshop}}",
		body: `The workshop “{{workshop}}”, for which you’re registered, has a new time or room:

{{when}}

You’re still registered. If it no longer suits you, cancel on the page for order {{code}}, where you’ll see your refund first.

Your workshops:
{{link}}`,
	},
	workshopCanceled: {
		subject: "Canceled: {{workshop}}",
		body: `The workshop “{{workshop}}”, for which you were registered, has been canceled. We’re sorry. If you paid for it, we’ll send you a refund.

Choose another workshop:
{{link}}`,
	},
	workshopCanceledWaiting: {
		subject: "Canceled: {{workshop}}",
		body: `The workshop “{{workshop}}”, for which you were on the waiting list, has been canceled. We’re sorry.

Choose another workshop:
{{link}}`,
	},
};

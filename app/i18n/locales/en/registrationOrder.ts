/** Orders of workshop registrations: the order form, and overrides of the texts on the order page. */
export const registrationOrder = {
	metaTitle: "Register for paid workshops | {{eventName}}",
	title: "Register for paid workshops",
	lead: "For the ticket of {{attendee}}",
	back: "Your workshops",
	toOrder: "Your order",
	submitNothing: "Choose workshops",
	choose: "Which workshops?",
	none: "There are no paid workshops to register for at the moment.",
	full: "Is the workshop you want full? Join its waiting list on the page with your workshops.",
	buyer: { heading: "Your details", fromOrder: "{{name}}, {{email}}, as with your tickets.", emailHint: "$t(notified.invoice)" },
	next: {
		card: "You pay on the page of our payment service, Stripe. We’ll hold your spots while you pay.",
		bank: "Next, you’ll see where to transfer the money. We’ll hold your spots until then.",
	},
	problems: {
		nothing: "Choose at least one workshop.",
		full: "{{workshop}}: someone was faster, and it is now full. You can join its waiting list.",
		closed: "{{workshop}}: registration is closed.",
		had: "{{workshop}}: you’re already registered, or your registration is waiting for payment.",
		free: "{{workshop}}: your ticket already covers it. Register on the page with your workshops.",
		notHere: "Workshops can’t be paid for here at the moment. Write to us, and we’ll help you.",
	},
	/** On the page of such an order. */
	page: {
		title: {
			reserved_one: "Your workshop spot is reserved",
			reserved_other: "Your {{count}} workshop spots are reserved",
			paid_one: "Your workshop is paid for",
			paid_other: "Your {{count}} workshops are paid for",
		},
		lastStep: "Registered",
		linesHeading_one: "Workshop",
		linesHeading_other: "Workshops",
		next: {
			awaiting_bank: "You’ll be registered once we’ve received your payment.",
			paid: "You’re all set: $t(orderPhrases.registrations.areYours). {{settled}}",
			cancelled: "You’re no longer registered.",
			workshopCancelled: "The workshop “{{workshop}}” is canceled.",
			expired: "Your transfer did not arrive in time. If your payment is on its way, we’ll apply it if there are still spots left; otherwise we’ll refund it.",
			/** Instead of that if the payment came later and is refunded. */
			late: "Your payment arrived after the order expired, and $t(orderPhrases.registrations.gone). We’ll refund it.",
			reserved: "$t(orderPhrases.registrations.whilePaying)",
			awaiting_card: "We’re waiting for confirmation of your card payment. $t(orderPhrases.registrations.meanwhile)",
		},
		freed: {
			undecided:
				"You’re no longer registered for “{{workshop}}”: your spot is available to others. We’ll decide how much of the price we refund, and email you.",
			decided: "You’re no longer registered for “{{workshop}}”.",
		},
		card: {
			awaiting: "Pay by card now. $t(orderPhrases.registrations.untilHour)",
			processing: "Your payment is being processed. $t(orderPhrases.registrations.processing)",
		},
		cancelWords: "$t(orderPhrases.registrations.forOthers) Nothing has been paid, so there is nothing to refund.",
	},
};

/** Paying for places in workshops: the page on which they are ordered, and what their order’s page says otherwise than that of tickets. */
export const registrationOrder = {
	metaTitle: "Order workshops | {{eventName}}",
	title: "Order places in workshops",
	lead: "For the ticket of {{attendee}}",
	back: "Your workshops",
	toOrder: "Your order",
	choose: "Which workshops?",
	none: "There is no workshop to be paid for here now.",
	full: "Is the one you want full? Join its waiting list on the page with your workshops.",
	buyer: { heading: "Who is ordering", fromOrder: "{{name}}, {{email}}, as with your tickets.", emailHint: "$t(notified.invoice)" },
	next: {
		card: "You pay on the page of our payment service, Stripe. Your places are kept meanwhile.",
		bank: "Next, you will see where to transfer the money. Your places are kept meanwhile.",
	},
	problems: {
		nothing: "Choose at least one workshop.",
		full: "{{workshop}}: someone was faster, it is full now. You can join its waiting list.",
		closed: "{{workshop}} gives no more places.",
		had: "{{workshop}}: you have a place already, or one that waits to be paid for.",
		free: "{{workshop}}: this place costs you nothing. Take it on the page with your workshops.",
		notHere: "Places cannot be paid for here at the moment. Write to us, and we will help you.",
	},
	/** On the page of such an order. */
	page: {
		next: {
			awaiting_bank: "Transfer {{total}} so that it arrives by {{due}}. $t(orderPhrases.registrations.untilThen)",
			paid: "Everything is settled, and $t(orderPhrases.registrations.areYours). {{settled}}",
			cancelled: "This order is canceled, and $t(orderPhrases.registrations.free).",
			workshopCancelled: "This order is canceled, and so is the workshop “{{workshop}}”.",
			expired:
				"Your transfer did not arrive in time, so $t(orderPhrases.registrations.noLonger). If the money is on its way, we check whether places are left, and otherwise send it back.",
			/** In place of that where the money came later and goes back. */
			late: "Your payment arrived after the order had ended, and $t(orderPhrases.registrations.gone): it goes back to you.",
			reserved: "$t(orderPhrases.registrations.whilePaying)",
			awaiting_card: "We are waiting for word of your card payment. $t(orderPhrases.registrations.meanwhile)",
		},
		freed: {
			undecided: "You no longer have the place in “{{workshop}}”: it is free for others. We decide what of the price goes back to you, and write to you.",
			decided: "You no longer have the place in “{{workshop}}”.",
		},
		card: {
			awaiting: "Pay by card now. $t(orderPhrases.registrations.untilHour)",
			processing: "Your payment is being processed. $t(orderPhrases.registrations.processing)",
			expired: "This order was not paid in time, so its places are no longer kept. Your card has not been charged.",
		},
		cancelWords: "$t(orderPhrases.registrations.forOthers) Nothing has been paid, so there is nothing to send back.",
	},
};

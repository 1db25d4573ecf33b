/** Paying for places in workshops: the page on which they are ordered, and what their order’s page says otherwise than that of tickets. */
export const placeOrder = {
	metaTitle: "Order workshops | {{eventName}}",
	title: "Order places in workshops",
	lead: "For the ticket of {{attendee}}",
	back: "Your workshops",
	toOrder: "Your order",
	choose: "Which workshops?",
	none: "There is no workshop to be paid for here now.",
	full: "Is the one you want full? Join its waiting list on the page with your workshops.",
	buyer: { heading: "Who is ordering", fromOrder: "{{name}}, {{email}}, as with your tickets.", emailHint: "The invoice goes there." },
	next: {
		card: "You pay on the page of our payment service, Stripe. Your places are kept meanwhile.",
		bank: "Next you read where to transfer the money. Your places are kept meanwhile.",
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
			awaiting_bank: "Transfer {{total}} so that it arrives by {{due}}. Until then your places are kept.",
			paid: "Everything is settled, and the places are yours. See you in {{city}}!",
			cancelled: "This order is canceled, and its places are free for others.",
			expired:
				"Your transfer did not arrive in time, so your places are no longer kept. If the money is on its way, we check whether places are left, and otherwise send it back.",
			reserved: "Your places are kept while you pay.",
			awaiting_card: "We are waiting for word of your card payment. Your places are kept meanwhile.",
		},
		card: {
			awaiting: "Pay by card now. Your places are kept until {{time}}.",
			processing: "Your payment is being processed. The places are yours as soon as it has arrived.",
			expired: "This order was not paid in time, so its places are no longer kept. Your card has not been charged.",
		},
		cancelWords: "Your places are then free for others. Nothing has been paid, so there is nothing to send back.",
	},
};

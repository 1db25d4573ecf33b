/** What buyers of places in workshops are told otherwise than those of tickets, between the greeting and the ending of orders’ mails. */
export const placeOrderMails = {
	ordered: {
		subject: "Your order {{code}}: please pay by {{due}}",
		body: `Thank you for your order. Your places are kept until {{due}}.

{{lines}}
Total: {{total}}

Please transfer the money so that it arrives by then, and give the reference: it tells us that the money is yours.

{{bank}}

The payment details are attached, too, to pass on to whoever pays.

See your order and what to do next:
{{link}}`,
	},
	reminder: {
		subject: "Your order {{code}} is waiting: please pay by {{due}}",
		body: `We have not received your transfer yet. Your places are kept until {{due}}; after that we offer them to others.

{{lines}}
Total: {{total}}

{{bank}}

Have you paid already? Then do nothing: a transfer takes a few days.

Open your order:
{{link}}`,
	},
	paid: {
		subject: "Paid: your workshops at {{eventName}}",
		body: `Your order {{code}} is paid, and the places are yours. See you in {{city}}!

{{lines}}

Open your order and invoice:
{{link}}`,
	},
	paidLate: {
		subject: "Your payment for order {{code}} goes back to you",
		body: `Your payment of {{total}} has arrived after your order had ended, and its places are no longer free. We send the money back to you.

Open your order:
{{link}}`,
	},
	expired: {
		subject: "Your order {{code}} has ended",
		body: `Your transfer has not arrived in time, so your places in workshops are no longer kept.

Is the money on its way? If there still are places when it arrives, they are yours; otherwise we send it back.

Open your order:
{{link}}`,
	},
	cardExpired: {
		subject: "Your order {{code}} has ended",
		body: `Your order {{code}} has not been paid, so its places in workshops are no longer kept. Your card has not been charged.

Would you still like to come? Order again on the page with your workshops. The order that has ended:
{{link}}`,
	},
	cancelled: {
		subject: "Your order {{code}} is canceled",
		body: `Your order {{code}} is canceled, and its places in workshops are free for others.

Open your order:
{{link}}`,
	},
	extended: {
		subject: "Your order {{code}}: you now have until {{due}} to pay",
		body: `You have more time to pay: your places are now kept until {{due}}.

Total: {{total}}

{{bank}}

Open your order:
{{link}}`,
	},
	ticketsRefunded: {
		subject: "Canceled, and {{amount}} goes back to you: order {{code}}",
		body: `Canceled in your order {{code}}:

{{lines}}

We send {{amount}} back to you, the way it came; we write again when it is on its way.

Your order, with a credit note for the invoice:
{{link}}`,
	},
	ticketsCancelled: {
		subject: "Canceled places: order {{code}}",
		body: `Canceled in your order {{code}}:

{{lines}}

Nothing goes back for these places.

Your order:
{{link}}`,
	},
};

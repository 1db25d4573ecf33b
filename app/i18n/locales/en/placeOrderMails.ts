/** What buyers of places in workshops are told otherwise than those of tickets; a subject that is not here is the same. */
export const placeOrderMails = {
	ordered: {
		body: `Thank you for your order. Your places are kept until {{due}}.

{{lines}}
Total: {{total}}

$t(orderMails.paragraphs.reference)

{{bank}}

$t(orderMails.paragraphs.attached)

$t(orderMails.paragraphs.next)`,
	},
	reminder: {
		body: `We have not received your transfer yet. Your places are kept until {{due}}; after that we offer them to others.

{{lines}}
Total: {{total}}

{{bank}}

$t(orderMails.paragraphs.alreadyPaid)

$t(orderMails.paragraphs.open)`,
	},
	paid: {
		subject: "Paid: your workshops at {{eventName}}",
		body: `Your order {{code}} is paid, and the places are yours. See you in {{city}}!

{{lines}}

Open your order and invoice:
{{link}}`,
	},
	paidLate: {
		body: `Your payment of {{total}} has arrived after your order had ended, and its places are no longer free. We send the money back to you.

$t(orderMails.paragraphs.open)`,
	},
	expired: {
		body: `Your transfer has not arrived in time, so your places in workshops are no longer kept.

Is the money on its way? If there still are places when it arrives, they are yours; otherwise we send it back.

$t(orderMails.paragraphs.open)`,
	},
	cardExpired: {
		body: `Your order {{code}} has not been paid, so its places in workshops are no longer kept. Your card has not been charged.

Would you still like to come? Order again on the page with your workshops. The order that has ended:
{{link}}`,
	},
	cancelled: {
		body: `Your order {{code}} is canceled, and its places in workshops are free for others.

$t(orderMails.paragraphs.open)`,
	},
	extended: {
		body: `You have more time to pay: your places are now kept until {{due}}.

Total: {{total}}

{{bank}}

$t(orderMails.paragraphs.open)`,
	},
	ticketsRefunded: {
		body: `$t(orderMails.paragraphs.canceled)

{{lines}}

$t(orderMails.paragraphs.back)

$t(orderMails.paragraphs.creditNote)`,
	},
	ticketsCancelled: {
		subject: "Canceled places: order {{code}}",
		body: `$t(orderMails.paragraphs.canceled)

{{lines}}

Nothing goes back for these places.

Your order:
{{link}}`,
	},
};

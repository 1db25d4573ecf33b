/** Overrides of the order mails for workshop registrations; subjects that are missing here are the same. */
export const registrationOrderMails = {
	ordered: {
		body: `Thank you for your order. $t(orderPhrases.registrations.until)

{{lines}}
Total: {{total}}

$t(orderMails.paragraphs.reference)

{{bank}}

$t(orderMails.paragraphs.attached)

$t(orderMails.paragraphs.next)`,
	},
	reminder: {
		body: `We haven’t received your transfer yet. $t(orderPhrases.registrations.until) After that, your order expires.

{{lines}}
Total: {{total}}

{{bank}}

$t(orderMails.paragraphs.alreadyPaid)

$t(orderMails.paragraphs.open)`,
	},
	paid: {
		subject: "Paid: $t(orderPhrases.registrations.workshops)",
		body: `Your order {{code}} has been paid, and $t(orderPhrases.registrations.areYours). {{settled}}

{{lines}}{{lost}}

Open your order and invoice:
{{link}}`,
	},
	expired: {
		body: `Your transfer didn’t reach us in time, so $t(orderPhrases.registrations.noLonger).

If your payment is on its way, we’ll apply it if there are still spots left; otherwise we’ll refund it.

$t(orderMails.paragraphs.open)`,
	},
	cardExpired: {
		body: `Your order {{code}} hasn’t been paid, so $t(orderPhrases.registrations.noLonger). Your card hasn’t been charged.{{again}}

$t(orderMails.paragraphs.open)`,
	},
	cancelled: {
		body: `Your order {{code}} is canceled, and $t(orderPhrases.registrations.free).

$t(orderMails.paragraphs.open)`,
	},
	/** Instead of that if the workshop is canceled. */
	workshopCancelled: {
		body: `The workshop “{{workshop}}” has been canceled, and so has your order {{code}}. There is nothing to pay.

$t(orderMails.paragraphs.open)`,
	},
	extended: {
		body: `You now have more time to pay. $t(orderPhrases.registrations.until)

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
		body: `$t(orderMails.paragraphs.canceled)

{{lines}}

There is no refund.

Your order:
{{link}}`,
	},
};

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
		body: `We have not received your transfer yet. $t(orderPhrases.registrations.until) After that your order ends.

{{lines}}
Total: {{total}}

{{bank}}

$t(orderMails.paragraphs.alreadyPaid)

$t(orderMails.paragraphs.open)`,
	},
	paid: {
		subject: "Paid: $t(orderPhrases.registrations.workshops)",
		body: `Your order {{code}} is paid, and $t(orderPhrases.registrations.areYours). {{settled}}

{{lines}}

Open your order and invoice:
{{link}}`,
	},
	expired: {
		body: `Your transfer has not arrived in time, so $t(orderPhrases.registrations.noLonger).

Is the money on its way? If there still is room when it arrives, your order counts all the same; otherwise we send it back.

$t(orderMails.paragraphs.open)`,
	},
	cardExpired: {
		body: `Your order {{code}} has not been paid, so $t(orderPhrases.registrations.noLonger). Your card has not been charged.{{again}}

$t(orderMails.paragraphs.open)`,
	},
	cancelled: {
		body: `Your order {{code}} is canceled, and $t(orderPhrases.registrations.free).

$t(orderMails.paragraphs.open)`,
	},
	/** In place of that where the workshop is canceled. */
	workshopCancelled: {
		body: `The workshop “{{workshop}}” is canceled, and your order {{code}} with it. There is nothing to pay.

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

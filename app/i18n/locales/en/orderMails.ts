/** Emails to buyers, between greeting and ending. A paragraph of a text and an address becomes a button in HTML. */
export const orderMails = {
	greeting: "Hello {{name}},",
	/** Before money has come. */
	greetingUnnamed: "Hello,",
	ending: `{{eventName}}
{{dates}}, {{venue}}, {{city}}, {{country}}
{{email}}`,
	endingCanceled: `{{eventName}}
{{email}}`,
	/** Shared by several; never typed text, in which i18next would replace `$&`. */
	paragraphs: {
		attached: "The payment details are attached, too, to pass on to whoever pays.",
		reference: "Please transfer the money so that it arrives by then, and give the reference: it tells us that the money is yours.",
		next: `See your order and what to do next:
{{link}}`,
		alreadyPaid: "Have you paid already? Then do nothing: a transfer takes a few days.",
		canceled: "Canceled in your order {{code}}:",
		back: "We will send {{amount}} back to you the way it came, and write again when it is on its way.",
		creditNote: `Your order, with a credit note for the invoice:
{{link}}`,
		open: `Open your order:
{{link}}`,
	},
	ordered: {
		subject: "Your order {{code}}: please pay by {{due}}",
		body: `Thank you for your order. $t(orderPhrases.tickets.until)

{{lines}}
Total: {{total}}

$t(orderMails.paragraphs.reference)

{{bank}}

$t(orderMails.paragraphs.attached)

$t(orderMails.paragraphs.next)`,
	},
	reminder: {
		subject: "Your order {{code}} is waiting: please pay by {{due}}",
		body: `We have not received your transfer yet. $t(orderPhrases.tickets.until) After that your order ends.

Total: {{total}}

{{bank}}

$t(orderMails.paragraphs.alreadyPaid)

$t(orderMails.paragraphs.open)`,
	},
	short: {
		subject: "Your order {{code}}: {{missing}} is still missing",
		body: `We have received {{came}} of {{total}}. {{missing}} is still missing: please transfer it so that it arrives by {{due}}, and give the reference.

{{bank}}

Have you sent it already? Then do nothing: a transfer takes a few days.

$t(orderMails.paragraphs.open)`,
	},
	inQuestion: {
		subject: "Your order {{code}}: we are checking your payment",
		body: `We received a payment for your order {{code}} that does not match its total of {{total}}. We are checking it and will write to you; please do not pay anything else until then.

$t(orderMails.paragraphs.open)`,
	},
	endedInQuestion: {
		subject: "Your order {{code}} has ended, and we are checking your payment",
		body: `Your order {{code}} has ended because its total of {{total}} did not arrive in time, but we received another payment for it. We are checking whether it can still count and will write to you; otherwise we will send it back.

$t(orderMails.paragraphs.open)`,
	},
	cancelledInQuestion: {
		subject: "Your order {{code}} is canceled, and we check your payment",
		body: `Your order {{code}} is canceled. But money came for it. We check it, send it back, and write to you once it is on its way.

$t(orderMails.paragraphs.open)`,
	},
	paid: {
		subject: "$t(orderPhrases.tickets.for)",
		body: `Your order {{code}} is paid. {{settled}}

{{lines}}

$t(orderPhrases.tickets.attached), with your invoice.

$t(orderPhrases.tickets.open) and invoice:
{{link}}

{{who}}`,
	},
	free: {
		subject: "$t(orderPhrases.tickets.for)",
		body: `Your order {{code}} is complete. There is nothing to pay. {{settled}}

{{lines}}

$t(orderPhrases.tickets.attached).

$t(orderPhrases.tickets.open):
{{link}}

{{who}}`,
	},
	registrationFreed: {
		subject: "A workshop registration has ended: order {{code}}",
		body: `This ticket has been canceled, so the workshop registration you paid for with order {{code}} has ended:

{{lines}}

If your order page still offers it, you can cancel there and see your refund first. Otherwise we’ll decide how much we refund, and email you when it’s on its way. Questions? Write to us: {{email}}

Open your order:
{{link}}`,
	},
	registrationRemoved: {
		subject: "A workshop registration was canceled: order {{code}}",
		body: `We’ve canceled the workshop registration you paid for with order {{code}}:

{{lines}}

If your order page still offers it, you can cancel there and see your refund first. Otherwise we’ll decide how much we refund, and email you when it’s on its way. Questions? Write to us: {{email}}

Open your order:
{{link}}`,
	},
	paidLate: {
		subject: "We will refund your payment for order {{code}}",
		body: `Your payment of {{total}} arrived after your order had ended, and what you ordered is no longer available. We will send the money back to you.

$t(orderMails.paragraphs.open)`,
	},
	expired: {
		subject: "Your order {{code}} has ended",
		body: `Your transfer did not arrive in time, so $t(orderPhrases.tickets.noLonger).

Is the money on its way? If enough tickets are left when it arrives, your order counts all the same; otherwise we send it back.

$t(orderMails.paragraphs.open)`,
	},
	cardExpired: {
		subject: "Your order {{code}} has ended",
		body: `Your order {{code}} has not been paid, so $t(orderPhrases.tickets.noLonger). Your card has not been charged.{{again}}

$t(orderMails.paragraphs.open)`,
	},
	cancelled: {
		subject: "Your order {{code}} is canceled",
		body: `Your order {{code}} is canceled. Its tickets are not valid.

$t(orderMails.paragraphs.open)`,
	},
	extended: {
		subject: "Your order {{code}}: you now have until {{due}} to pay",
		body: `You now have more time to pay. $t(orderPhrases.tickets.until)

Total: {{total}}

{{bank}}

$t(orderMails.paragraphs.open)`,
	},
	shortened: {
		subject: "Your order {{code}}: now to be paid by {{due}}",
		body: `A workshop in your order has been moved to an earlier time, and we can only hold unpaid spots until the workshop begins. So you have less time to pay. $t(orderPhrases.registrations.until)

{{lines}}
Total: {{total}}

{{bank}}

$t(orderMails.paragraphs.alreadyPaid)

$t(orderMails.paragraphs.open)`,
	},
	changed: {
		subject: "Your order {{code}} was changed: {{total}} to pay by {{due}}",
		body: `The organizers have changed your order. It now holds:

{{lines}}
Total: {{total}}

Please transfer this amount so that it arrives by {{due}}, and give the reference.

{{bank}}

Have you transferred another amount already? Then write to us.

$t(orderMails.paragraphs.open)`,
	},
	exchanged: {
		subject: "Your ticket was exchanged: order {{code}}",
		body: `The organizers have exchanged a ticket of your order {{code}}. It is now:

{{lines}}

Its QR code stays the same. The ticket as it is now is attached.

Your order, with the invoices:
{{link}}`,
	},
	exchangedRefunded: {
		subject: "Your ticket was exchanged, with a refund of {{amount}}: order {{code}}",
		body: `The organizers have exchanged a ticket of your order {{code}}. It is now:

{{lines}}

Its QR code stays the same. The ticket as it is now is attached. $t(orderMails.paragraphs.back)

Your order, with the invoices:
{{link}}`,
	},
	refunded: {
		subject: "Your money is on its way back: order {{code}}",
		body: `We have sent {{amount}} back to you. It arrives within a few days, depending on the banks.

$t(orderMails.paragraphs.open)`,
	},
	/** It was paid twice. */
	refundedTwice: {
		subject: "Your second payment is on its way back: order {{code}}",
		body: `Your order {{code}} was paid twice. Your order stays as it is; we have sent the second payment of {{amount}} back to you. It arrives within a few days, depending on the banks.

$t(orderMails.paragraphs.open)`,
	},
	ticketsRefunded: {
		subject: "Canceled, with a refund of {{amount}}: order {{code}}",
		body: `$t(orderMails.paragraphs.canceled)

{{lines}}

$t(orderPhrases.tickets.admitNobody) $t(orderMails.paragraphs.back)

$t(orderMails.paragraphs.creditNote)`,
	},
	ticketsCancelled: {
		subject: "Canceled, without a refund: order {{code}}",
		body: `$t(orderMails.paragraphs.canceled)

{{lines}}

$t(orderPhrases.tickets.admitNobody) There is no refund.

Your order:
{{link}}`,
	},
	link: {
		subject: "Your order {{code}}",
		body: `You asked for a new link to your order.

$t(orderMails.paragraphs.open)

If it was not you, there is nothing to do. Do not pass the link on: whoever opens it sees your order.`,
	},
	/** The same of several orders, each with its line. */
	links: {
		subject: "Your orders for {{eventName}}",
		line: `Order {{code}} ({{date}}):
{{link}}`,
		body: `You asked for new links to your orders.

{{orders}}

If it was not you, there is nothing to do. Do not pass the links on: whoever opens one sees that order.`,
	},
	/** An organizer made one to hand over. */
	linkGiven: {
		subject: "A new link to your order {{code}}",
		body: `An organizer made a new link to your order {{code}}, to hand it to you. Whoever has it sees the order and its tickets and can change them.

If nobody gave it to you, please write to us at once: {{email}}.

$t(orderMails.paragraphs.open)`,
	},
};

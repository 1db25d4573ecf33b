/** Emails to buyers, between greeting and ending. A paragraph of a text and an address becomes a button in HTML. */
export const orderMails = {
	greeting: "Hello {{name}},",
	/** Before a payment. */
	greetingUnnamed: "Hello,",
	ending: `{{eventName}}
{{datesAndPlace}}
{{email}}`,
	endingCanceled: `{{eventName}}
{{email}}`,
	/** Shared by several; never typed text, in which i18next would replace `$&`. */
	paragraphs: {
		changedByOrganizers: "The organizers have changed your order. It now contains:",
		changedByBuyer: "You’ve changed your order. It now contains:",
		changedByCancellation: "The workshop “{{workshop}}” has been canceled. Your order now contains:",
		lost: `When your payment arrived, these workshop spots were no longer available:
{{lostLines}}`,
		attached: "The payment details are also attached, for whoever makes the payment.",
		reference: "Please transfer the money with the reference, so that we can match your payment. It must reach us by then.",
		next: `See your order and what to do next:
{{link}}`,
		alreadyPaid: "Already paid? There is nothing more to do: a transfer takes a few days.",
		canceled: "Canceled in your order {{code}}:",
		back: "We’ll refund {{amount}} the same way you paid, and email you when it’s on its way.",
		creditNote: `Your order, with a credit note for the invoice:
{{link}}`,
		open: `Open your order:
{{link}}`,
	},
	ordered: {
		subject: "Your order {{code}}: payment must arrive by {{due}}",
		body: `Thank you for your order. $t(orderPhrases.tickets.until)

{{lines}}
Total: {{total}}

$t(orderMails.paragraphs.reference)

{{bank}}

$t(orderMails.paragraphs.attached)

$t(orderMails.paragraphs.next)`,
	},
	reminder: {
		subject: "Your order {{code}} is waiting: payment must arrive by {{due}}",
		body: `We haven’t received your transfer yet. $t(orderPhrases.tickets.until) After that, your order expires.

Total: {{total}}

{{bank}}

$t(orderMails.paragraphs.alreadyPaid)

$t(orderMails.paragraphs.open)`,
	},
	short: {
		subject: "Your order {{code}}: {{missing}} is still missing",
		body: `We’ve received {{came}} of {{total}}. Please transfer the remaining {{missing}} with the reference. It must reach us by {{due}}.

{{bank}}

$t(orderMails.paragraphs.alreadyPaid)

$t(orderMails.paragraphs.open)`,
	},
	inQuestion: {
		subject: "Your order {{code}}: we’re checking your payment",
		body: `We received a payment for your order {{code}} that doesn’t match its total of {{total}}. We’re checking it and will email you. Please don’t pay anything else until then.

$t(orderMails.paragraphs.open)`,
	},
	endedInQuestion: {
		subject: "Your order {{code}} has expired, and we’re checking your payment",
		body: `Your order {{code}} expired because its total of {{total}} didn’t reach us in time, but we received another payment for it. We’re checking whether we can still apply it and will email you; otherwise we’ll refund it.

$t(orderMails.paragraphs.open)`,
	},
	cancelledInQuestion: {
		subject: "Your order {{code}} is canceled, and we’re checking your payment",
		body: `Your order {{code}} is canceled. However, we received a payment for it. We’ll refund it and email you when it’s on its way.

$t(orderMails.paragraphs.open)`,
	},
	paid: {
		subject: "$t(orderPhrases.tickets.for)",
		body: `Your order {{code}} is paid. {{settled}}

{{lines}}{{lost}}

$t(orderPhrases.tickets.attached). Your invoice is attached, too.

$t(orderPhrases.tickets.open) and invoice:
{{link}}

{{who}}`,
	},
	free: {
		subject: "$t(orderPhrases.tickets.for)",
		body: `Your order {{code}} is complete. There is nothing to pay. {{settled}}

{{lines}}{{lost}}

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
		subject: "We’ll refund your payment for order {{code}}",
		body: `Your payment of {{total}} arrived after your order expired, and what you ordered is no longer available. We’ll refund it.

$t(orderMails.paragraphs.open)`,
	},
	expired: {
		subject: "Your order {{code}} has expired",
		body: `Your transfer didn’t reach us in time, so $t(orderPhrases.tickets.noLonger).

If your payment is on its way, we’ll apply it if tickets are still available; otherwise we’ll refund it.

$t(orderMails.paragraphs.open)`,
	},
	cardExpired: {
		subject: "Your order {{code}} has expired",
		body: `Your order {{code}} hasn’t been paid, so $t(orderPhrases.tickets.noLonger). Your card hasn’t been charged.{{again}}

$t(orderMails.paragraphs.open)`,
	},
	cancelled: {
		subject: "Your order {{code}} is canceled",
		body: `Your order {{code}} is canceled. $t(orderPhrases.tickets.notValid)

$t(orderMails.paragraphs.open)`,
	},
	extended: {
		subject: "Your order {{code}}: payment may now arrive by {{due}}",
		body: `You now have more time to pay. $t(orderPhrases.tickets.until)

Total: {{total}}

{{bank}}

$t(orderMails.paragraphs.open)`,
	},
	shortened: {
		subject: "Your order {{code}}: payment must arrive by {{due}}, earlier than before",
		body: `A workshop in your order has been moved to an earlier time, and we can only hold unpaid spots until the workshop begins. So you have less time to pay. $t(orderPhrases.registrations.until)

{{lines}}
Total: {{total}}

{{bank}}

$t(orderMails.paragraphs.alreadyPaid)

$t(orderMails.paragraphs.open)`,
	},
	changed: {
		subject: "Your order {{code}} was changed: {{total}} must arrive by {{due}}",
		body: `{{changed}}

{{lines}}
Total: {{total}}

Please transfer this amount with the reference. It must reach us by {{due}}.

{{bank}}

Already transferred a different amount? Write to us.

$t(orderMails.paragraphs.open)`,
	},
	exchanged: {
		subject: "Your ticket was exchanged: order {{code}}",
		body: `The organizers have exchanged a ticket in your order {{code}}. It is now:

{{lines}}{{features}}

Its QR code stays the same. Your new ticket is attached.

Your order, with the invoices:
{{link}}`,
	},
	exchangedRefunded: {
		subject: "Your ticket was exchanged, with a refund of {{amount}}: order {{code}}",
		body: `The organizers have exchanged a ticket in your order {{code}}. It is now:

{{lines}}{{features}}

Its QR code stays the same. Your new ticket is attached. $t(orderMails.paragraphs.back)

Your order, with the invoices:
{{link}}`,
	},
	refunded: {
		subject: "Your refund is on its way: order {{code}}",
		body: `We’ve refunded {{amount}}. It should arrive within a few days, depending on your bank.

$t(orderMails.paragraphs.open)`,
	},
	/** It was paid twice. */
	refundedTwice: {
		subject: "The refund of your second payment is on its way: order {{code}}",
		body: `Your order {{code}} was paid twice. Your order doesn’t change; we’ve refunded the second payment of {{amount}}. It should arrive within a few days, depending on your bank.

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

If it wasn’t you, there is nothing to do. Don’t share the link: anyone who opens it can see your order.`,
	},
	/** The same of several orders, each with its line. */
	links: {
		subject: "Your orders for {{eventName}}",
		line: `Order {{code}} ({{date}}):
{{link}}`,
		body: `You asked for new links to your orders.

{{orders}}

If it wasn’t you, there is nothing to do. Don’t share the links: anyone who opens one can see that order.`,
	},
	/** After an organizer created one to hand over. */
	linkGiven: {
		subject: "A new link to your order {{code}}",
		body: `An organizer created a new link to your order {{code}} to give it to you. Anyone with the link can see and change the order and its tickets.

If nobody gave it to you, please write to us right away: {{email}}.

$t(orderMails.paragraphs.open)`,
	},
};

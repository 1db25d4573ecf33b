/** Emails to buyers and attendees: the text that administrators start from, and the effect on an order. */
export const disruptionMails = {
	postponed: {
		subject: "{{eventName}} is postponed",
		text: `We are sorry: we have to postpone {{eventName}}. We will write to you as soon as the new dates are fixed.

Orders and tickets remain valid for the new dates.`,
	},
	/** For a paid order. */
	paid: "You don’t need to do anything.",
	/** For orders that buyers may cancel themselves. */
	orCancel: "If you’d rather not wait, you can cancel on your order page and get a full refund until new dates are set.",
	/** The same of an order of which nothing goes back. */
	orCancelFree: "If you’d rather not wait, you can cancel on your order page.",
	cancelled: {
		subject: "{{eventName}} is canceled",
		text: `We are sorry: we have to cancel {{eventName}}. It will not take place, and tickets are no longer valid.`,
	},
	/** Below what a buyer is told, who may not have a ticket yet. */
	why: "You’re receiving this email because you ordered tickets. It’s about your order, so there is nothing to unsubscribe from.",
	back: "$t(orderMails.paragraphs.back)",
	/** Of an order with tickets of attendees who have arrived: they stay as they are. */
	used: "A ticket in your order has already been used. We’ll write to you about that payment.",
	unpaid: {
		postponed: "Your order hasn’t been paid yet. Payment is still due by {{due}}; if you no longer want it, you can cancel on your order page.",
		cancelled: "Your order hadn’t been paid yet and is now canceled, so please don’t pay it. If your payment is on its way, we’ll refund it.",
	},
	/** The same where money came that was not its total. */
	inQuestion: {
		postponed: "Your order isn’t paid yet, because we’re still checking a payment for it. Your order page shows whether anything is missing.",
		cancelled: "Your order is canceled, so please make no further payments. We’ll refund what you paid and email you when it’s on its way.",
	},
};

/** Emails to buyers and attendees: the text that administrators start from, and the effect on an order. */
export const disruptionMails = {
	postponed: {
		subject: "{{eventName}} is postponed",
		text: `We are sorry: we have to postpone {{eventName}}. We will write to you as soon as the new dates are fixed.

Orders and tickets remain valid for the new dates.`,
	},
	/** For a paid order. */
	paid: "There is nothing that you have to do.",
	/** For orders that buyers may cancel themselves. */
	orCancel: "If you would rather not wait, cancel on your order’s page: until there are new dates, all that you paid goes back to you.",
	/** The same of an order of which nothing goes back. */
	orCancelFree: "If you would rather not wait, you can cancel on your order’s page.",
	cancelled: {
		subject: "{{eventName}} is canceled",
		text: `We are sorry: we have to cancel {{eventName}}. It will not take place, and tickets are no longer valid.`,
	},
	/** Below what a buyer is told, who may not have a ticket yet. */
	why: "You get this email because you ordered tickets. It is about your order, so there is nothing to unsubscribe from.",
	back: "$t(orderMails.paragraphs.back)",
	/** Of an order with tickets of attendees who have arrived: they stay as they are. */
	used: "A ticket in your order has already been used. We will write to you about that payment.",
	unpaid: {
		postponed: "Your order is not paid yet. It still has to be paid by {{due}}; if you no longer want it, cancel it on its page.",
		cancelled: "Your order is not paid yet, and is canceled: please do not pay it. Money that is on its way already goes back to you.",
	},
	/** The same where money came that was not its total. */
	inQuestion: {
		postponed: "Your order is not paid yet, because we are still checking a payment for it. Its page says whether anything is missing.",
		cancelled: "Your order is canceled: please pay nothing more for it. We send back what you paid, and write again when it is on its way.",
	},
};

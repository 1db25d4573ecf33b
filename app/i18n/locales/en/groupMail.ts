/** Around what organizers write to many attendees. */
export const groupMail = {
	your: { orders: "Your order:", tickets: "Your ticket:", both: "Your order and your ticket:" },
	why: "You get this email because you have a ticket. It is about your visit, so there is nothing to unsubscribe from.",
	whyCanceled: "You get this email because you had ordered tickets for the summit. It is about that order, so there is nothing to unsubscribe from.",
	whyUnpaid: "You get this email because you have an order that isn’t paid yet. It is about that order, so there is nothing to unsubscribe from.",
};

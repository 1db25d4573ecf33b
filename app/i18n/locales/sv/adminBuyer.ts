/** The form for correcting buyer and attendees. */
export const adminBuyer = {
	title: "Ändra köpare av {{code}}",
	lead: "Namn, e-post, språk för mejl och vem kvittot ställs till.",
	leadInvoiced: "Namn och e-post för kommande mejl. Kvittot är utfärdat och behåller köparens tidigare uppgifter.",
	fields: { buyerName: "Namn", buyerEmail: "E-post", locale: "Språk för mejl" },
	emailHint: "Till en ny adress skickas ett mejl för beställningens nuvarande status, med en ny länk.",
	moveTickets: "Skicka även biljetterna för {{address}} till den nya adressen",
	invoice: "Kvitto",
	submit: "Spara",
	busy: "Ett ögonblick …",
	cancel: "Avbryt",
	nameTicket: {
		title: "Deltagare för biljetten {{tier}}",
		lead: "Biljetten och dess kod är desamma, och ingen får mejl. Har någon annan redan biljetten använder du ”Överlåt”.",
		field: "Namn",
		submit: "Spara namnet",
		busy: "Ett ögonblick …",
		cancel: "Avbryt",
	},
};

/** The form for correcting buyer and attendees. */
export const adminBuyer = {
	title: "Ändra köparen av {{code}}",
	lead: "Namn, e-post, mejlens språk och vem fakturan ställs till.",
	leadInvoiced: "Namn och e-post, för mejl från och med nu. Fakturan är gjord och ändras aldrig; det som står om köparen på den står kvar.",
	fields: { buyerName: "Namn", buyerEmail: "E-post", locale: "Mejlens språk" },
	emailHint: "Till en ny adress skickas ett mejl om beställningens status, med en ny länk.",
	invoice: "Faktura",
	submit: "Spara",
	busy: "Ett ögonblick …",
	cancel: "Låt det vara",
	nameTicket: {
		title: "Vem kommer med biljetten {{tier}}?",
		lead: "Biljetten är densamma, med sin kod, och ingen får något mejl. För en biljett som någon annan redan har: använd ”Lämna vidare”.",
		field: "Namn",
		submit: "Spara namnet",
		busy: "Ett ögonblick …",
		cancel: "Låt det vara",
	},
};

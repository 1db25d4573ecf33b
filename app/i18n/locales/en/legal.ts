export const legal = {
	updatedOn: "Last updated on {{date}}",
	contents: "On this page",
	/** Generated parts of the privacy page (retention) and of the cookie page (stored names). */
	retention: {
		heading: "How long we keep it",
		lead: "Data is deleted automatically at the end of its period, at most {{time}} later. Deleted data is overwritten, so nothing of it remains in the site’s database.",
		terms: {
			messages: "Messages that you send us",
			subscription: "Your newsletter address",
			orders: "Orders of tickets, with payments",
			meetings: "Profiles, wishes and meetings of attendees",
			transfers: "Transfers to our bank account without an order code",
			invoices: "Invoices and credit notes",
			mails: "Copies of emails that the site sends",
			forms: "Counts of forms sent, with hashed network and email addresses",
			attempts: "Counts of failed sign-ins, with hashed usernames and network addresses",
			sessions: "Organizers’ sign-ins, with the browser and the time",
			invitations: "Email addresses of people invited to the admin area",
			activity: "The log of what organizers change, with their usernames",
			pictures: "Pictures that organizers delete",
			replica: "The continuous copy of the database in another place",
			backup: "A backup made before an upgrade of the site",
			log: "The server’s log, with network addresses of sign-ins and rejected requests",
		},
		kept: {
			messages: "{{time}} after they arrive, or less if the matter is resolved sooner.",
			messagesWithoutEnd: "Until the matter is resolved and we delete them.",
			subscription:
				"Until you unsubscribe. An address that is not confirmed is deleted after {{time}}, together with the emails by which we asked you to confirm it.",
			orders:
				"Until {{time}} after the last day of the summit. Then the names and email addresses of buyers and attendees, attendees’ dietary and accessibility needs, and notes about them are deleted automatically. Amounts and payments are kept, without names.",
			ordersWithoutEnd:
				"They aren’t deleted automatically. You can delete the names and email addresses yourself on your order page: before you’ve paid, or once the summit is over or canceled and we don’t owe you a refund. Amounts and payments are kept, without names.",
			meetings: "Until you withdraw, or {{time}} after the last day of the summit.",
			transfers: "Until we’ve found their order, or know that there is none. {{time}} later, the payer’s name and the message of the transfer are deleted.",
			invoices:
				"With your name and invoice data until {{time}} after the end of the year in which they were issued: tax law requires that. The totals are kept, without your name.",
			mails: "{{time}} after they were sent, or after they were created if they couldn’t be sent.",
			forms: "{{time}}.",
			attempts: "{{time}} after the last one.",
			sessions: "Until they sign out, and {{time}} at most.",
			invitations: "Until they accept or the invitation is withdrawn, and {{time}} at most.",
			activity: "{{time}} after the change, which can be undone until then. It doesn’t contain messages or newsletter addresses.",
			activityWithoutEnd: "Without limit, so that changes can be undone. It doesn’t contain messages or newsletter addresses.",
			pictures: "{{time}}, in case they are restored.",
			replica: "Deleted data leaves it within {{time}}.",
			backup: "{{time}}.",
			log: "As long as the server’s operator keeps it. It isn’t part of the site’s database.",
		},
		closing:
			"A backup made before a deletion still contains the data until the backup is deleted, too. We only use backups to restore the site after a failure.",
	},
	storage: {
		heading: "What may be stored in your browser",
		lead: "This is the complete list, with the names that your browser shows. On a secure connection (https) the name of a cookie can have “__Host-” before it.",
		items: {
			lng: "Cookie. Remembers the language you chose, so that the home page opens in it. Stays for {{time}}.",
			theme: "Cookie. Remembers the theme you chose (light, dark or system) if your browser runs without JavaScript. Stays for {{time}}.",
			"ui-theme": "Entry in the browser’s storage. Does the same with JavaScript. Stays until you delete it and isn’t sent to us.",
			"pages-1":
				"Copies of the agenda and of the pages about sessions, speakers, workshops and the venue, so that you can read them offline. Saved when you open one of them, unless your browser is set to save data; they stay until you delete them and aren’t sent to us.",
			"tickets-1":
				"Tickets you’ve saved to this device so that they open offline. Saved when you press the button on a ticket; each stays until you remove it there or delete it, and isn’t sent to us.",
			"my-agenda":
				"Entry in the browser’s storage. Holds the sessions you’ve starred for your own agenda. Stays until you delete it. It’s sent to us only when you open that agenda, and we don’t keep it.",
			positions:
				"Entry in the tab’s storage. Remembers how far you had scrolled on each page, so that Back returns you there. Deleted when you close the tab; it isn’t sent to us.",
			"order-form":
				"Entry in the tab’s storage. Holds what you’ve typed in the order form, so that it’s still there after a reload or in another language. Deleted once you’ve ordered or when you close the tab; it’s sent to us only to fill in the form, and we don’t keep it.",
			ordered:
				"Cookie. Set when you order tickets, so that the site can warn you before you place the same order twice. Holds a random number. Stays for {{time}}.",
			toast: "Cookie for organizers. Names the message that the next page shows, such as “Saved”. Deleted with that page, and after {{time}} at most.",
			session:
				"Cookie for organizers. Keeps them signed in; it holds a random value and nothing else. Deleted when the browser is closed, and invalid after {{time}}.",
			"sign-in":
				"Cookie for organizers with two-step verification. Remembers that the password was right until the code is entered. Stays for {{time}} at most.",
			device:
				"Cookie for organizers. Remembers that they have signed in here before, so that password guesses from other devices can’t lock them out. Its name ends in eight letters for the account; it gives no access. Stays for {{time}}.",
		},
		closing: "Visitors who don’t sign in never get the organizers’ cookies.",
	},
};

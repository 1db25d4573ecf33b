/** The page on which somebody who is invited chooses a password. */
export const invitation = {
	meta: { title: "Choose your password | {{eventName}}" },
	title: "Choose your password",
	lead: "You are invited to the admin area of {{eventName}}.",
	username: "Your username",
	password: "Password",
	again: "Password again",
	submit: "Save and sign in",
	busy: "One moment…",
	different: "The two passwords do not match.",
	gone: {
		title: "This link does not work",
		lead: "It has been used already, was withdrawn, or is older than {{days}} days. Ask an administrator for a new one.",
		toLogin: "To the sign-in page",
	},
	throttled: "Too many attempts",
};

/** Emails in plain text. */
export const mails = {
	confirmation: {
		subject: "Please confirm your subscription: news about {{eventName}}",
		body: `Hello,

Someone, hopefully you, asked us to send news about {{eventName}} to this address. Please open this page and confirm that you want it:

{{confirm}}

If it wasn’t you, there is nothing to do: without your confirmation we won’t send you news, and we’ll delete the address after {{keptForDays}} days. To have it deleted right away:

{{leave}}

{{eventName}}
{{datesAndPlace}}
{{email}}
`,
	},
	invitation: {
		subject: "Your access to the admin area of {{eventName}}",
		body: `Hello,

You are invited to help organize {{eventName}} in the admin area of its website. Your username: {{username}}

Open this page and choose your password:

{{link}}

The link works once, within {{days}} days. Don’t share it: anyone who opens it can sign in as you. If you weren’t expecting this email, there is nothing to do.

{{eventName}}
{{datesAndPlace}}
{{email}}
`,
	},
};

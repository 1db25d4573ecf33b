/** Emails in plain text. */
export const mails = {
	confirmation: {
		subject: "Please confirm your subscription: news about {{eventName}}",
		body: `Hello,

Someone, hopefully you, asked us to send news about {{eventName}} to this address. Please open this page and confirm that you want it:

{{confirm}}

Was it not you? Then do nothing: without your confirmation we send no news, and delete the address after {{keptForDays}} days. To have it deleted at once:

{{leave}}

{{eventName}}
{{dates}}, {{venue}}, {{city}}, {{country}}
{{email}}
`,
	},
	invitation: {
		subject: "Your access to the admin area of {{eventName}}",
		body: `Hello,

You are invited to help organize {{eventName}} in the admin area of its website. Your username: {{username}}

Open this page and choose your password:

{{link}}

The link works once, within {{days}} days. Do not pass it on: whoever opens it can sign in as you. If you were not expecting this email, do nothing.

{{eventName}}
{{dates}}, {{venue}}, {{city}}, {{country}}
{{email}}
`,
	},
};

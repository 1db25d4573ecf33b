/** What the site writes by mail: plain text. */
export const mails = {
	confirmation: {
		subject: "Please confirm: news about {{eventName}}",
		body: `Hello,

somebody, hopefully you, asked us to send news about {{eventName}} to this address. Please open this page and confirm that you want it:

{{confirm}}

Was it not you? Then do nothing: without your confirmation we send no news, and forget the address after {{keptForDays}} days. To be forgotten at once:

{{leave}}

{{eventName}}
{{dates}}, {{venue}}, {{city}}, {{country}}
{{email}}
`,
	},
};

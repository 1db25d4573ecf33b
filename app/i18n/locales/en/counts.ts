/** Texts that depend on a number; i18next picks the form by the language's plural rules. */
export const counts = {
	minutes_one: "{{count}} min",
	minutes_other: "{{count}} mins",
	hours_one: "{{count}} hour",
	hours_other: "{{count}} hours",
	days_one: "{{count}} day",
	days_other: "{{count}} days",
	speakers_one: "{{count}} speaker",
	speakers_other: "{{count}} speakers",
	sessions_one: "{{count}} session",
	sessions_other: "{{count}} sessions",
	attendees_one: "Up to {{count}} attendee",
	attendees_other: "Up to {{count}} attendees",
	workshops_one: "{{count}} workshop",
	workshops_other: "{{count}} workshops",
	news_one: "{{count}} article",
	news_other: "{{count}} articles",
};

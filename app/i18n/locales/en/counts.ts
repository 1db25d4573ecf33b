/** Texts that depend on a number; i18next picks the form by the language's plural rules. */
export const counts = {
	minutes_one: "{{count}} min",
	minutes_other: "{{count}} mins",
	hours_one: "{{count}} hour",
	hours_other: "{{count}} hours",
	speakers_one: "{{count}} speaker",
	speakers_other: "{{count}} speakers",
};

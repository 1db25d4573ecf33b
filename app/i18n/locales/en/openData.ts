/** Links to what programs read. */
export const openData = {
	label: "Open data",
	calendar: "Calendar (iCalendar)",
	table: "Table (CSV)",
	schedule: { json: "JSON", xml: "XML" },
};

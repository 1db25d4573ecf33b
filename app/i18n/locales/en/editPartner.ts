export const editPartner = {
	title: "Partners",
	one: "Partner",
	add: "Add a partner",
	columns: { type: "Kind", website: "Website" },
	fields: { name: "Name", logo: "Mark", website: "Website", description: "Description", type: "Kind", order: "Place" },
	hints: { website: "The address that visitors are sent to, beginning with https://." },
};

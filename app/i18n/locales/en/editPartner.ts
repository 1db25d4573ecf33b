export const editPartner = {
	title: "Partners",
	lead: "The companies and institutions behind the summit, with their logos and links, in the order in which visitors see them.",
	one: "Partner",
	add: "Add New Partner",
	columns: { type: "Type", website: "Website", status: "Status" },
	fields: { status: "Status", name: "Name", logo: "Logo", website: "Website", description: "Description", type: "Type", order: "Position" },
	hints: { status: "Visitors don’t see drafts.", website: "Such as partner.example." },
};

export const editSpeaker = {
	title: "Speakers",
	one: "Speaker",
	add: "Add a speaker",
	columns: { title: "Title", company: "Company", country: "Country", category: "Category", featured: "On the home page" },
	fields: {
		name: "Name",
		title: "Title",
		company: "Company",
		country: "Country",
		category: "Category",
		bio: "Bio",
		photo: "Photo",
		featured: "Show on the home page",
		featuredOrder: "Place on the home page",
	},
	hints: { bio: "On cards, more than 120 characters open by “Read more”." },
	order: {
		title: "Order on the home page",
		lead: "The featured speakers stand on the home page in this order.",
		none: "No speaker is shown on the home page. Choose some in their forms first.",
	},
};

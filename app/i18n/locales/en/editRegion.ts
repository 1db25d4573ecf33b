export const editRegion = {
	title: "Regions",
	one: "Region",
	columns: { countries: "Countries" },
	fields: {
		title: "Title",
		description: "Description",
		image: "Picture",
		countries: "Countries",
		industries: "Key industries",
		facts: "Key facts",
		code: "Country",
		capital: "Capital",
		population: "Population",
		figure: "Figure",
		label: "What it says",
	},
	hints: {
		description: "A blank line begins a new paragraph.",
		countries: "Empty a row to take its country out. There is room for two more below; save to get room for others.",
	},
};

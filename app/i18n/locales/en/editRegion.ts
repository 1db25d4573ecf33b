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
		label: "What it means",
	},
	hints: {
		description: "A blank line starts a new paragraph.",
		countries: "Clear a row to remove its country. There is room for two more below; save to get room for others.",
	},
};

export const home = {
	meta: {
		title: "{{nameCapitals}}",
		description: "The business summit of Latin America and the Nordic countries: technology, renewable energy and manufacturing. {{datesAndCity}}.",
	},
	hero: {
		titleStart: "{{nameStart}}",
		titleAccent: "{{nameAccent}}",
		titleEnd: "{{nameEnd}}",
		buy: "Get your ticket",
		toAgenda: "See the agenda",
		toFilm: "Watch the film",
		scroll: "Discover the summit",
		pauseVideo: "Pause the background",
	},
	about: {
		eyebrow: "About the summit",
		title: "Where the far north meets Latin America",
		paragraphs: {
			first:
				"The Nordic countries have spent decades making industry cleaner. Latin America has the resources, the markets and the companies to build at scale. Put both at the same table and you get plants that run on wind, cities that run on data, and companies that sell on two continents.",
			second: "Come with a problem and leave with a partner: keynotes without slogans, hands-on workshops, and long breaks made for talking.",
		},
		features: { technology: "Technology and digitalization", energy: "Renewable energy", manufacturing: "Advanced manufacturing" },
		imageAlt: "A long table laid under the arches of the aqueduct at dusk",
		more: "More about the summit",
	},
	call: {
		title: "Take your seat at the table",
		lead: "{{datesAndCity}}. Book early for first pick of the workshops.",
		buy: "Buy tickets",
		toAgenda: "See the agenda",
	},
};

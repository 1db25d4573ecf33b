/** Texts of pages about the venue of the sample; those of an empty summit name none. */
export const pageTexts = [
	{
		key: "venue/meta/description",
		text: {
			en: "{{venue}}, {{city}}: rooms, labs and courtyard, the address, the map and the way there from the airport, the city and Mexico City.",
			es: "{{venue}}, {{city}}: salas, laboratorios y patio, dirección, mapa y cómo llegar desde el aeropuerto, el centro y la Ciudad de México.",
			sv: "{{venue}}, {{city}}: salar, labb och innergård, adressen, kartan och vägen hit från flygplatsen, centrum och Mexico City.",
		},
	},
	{
		key: "venue/lead",
		text: {
			en: "About {{airportMinutes}} minutes from the international airport, within sight of the aqueduct.",
			es: "A unos {{airportMinutes}} minutos del aeropuerto internacional, con vista al acueducto.",
			sv: "Ungefär {{airportMinutes}} minuter från den internationella flygplatsen, med akvedukten inom synhåll.",
		},
	},
	{
		key: "venue/title",
		text: {
			en: "A workshop of ideas in the heart of Mexico",
			es: "Un taller de ideas en el corazón de México",
			sv: "En verkstad för idéer mitt i Mexiko",
		},
	},
	{
		key: "venue/facilityNotes/networking",
		text: {
			en: "The courtyard with its jacarandas, and quiet corners for two.",
			es: "El patio con sus jacarandas y rincones tranquilos para dos.",
			sv: "Innergården med sina jakarandaträd, och lugna vrår för två.",
		},
	},
	{
		key: "venue/facilityNotes/wifi",
		text: {
			en: "Free for everyone, out in the courtyard too.",
			es: "Gratis para todo el mundo, también en el patio.",
			sv: "Gratis för alla, även ute på innergården.",
		},
	},
	{
		key: "venue/callTitle",
		text: {
			en: "See you in the courtyard",
			es: "Nos vemos en el patio",
			sv: "Vi ses på innergården",
		},
	},
	{
		key: "home/about/title",
		text: {
			en: "Where the far north meets the highlands of Mexico",
			es: "Donde el lejano norte se encuentra con el altiplano mexicano",
			sv: "Där höga Norden möter Mexikos högland",
		},
	},
	{
		key: "home/about/paragraphs/second",
		text: {
			en: "Come with a problem and leave with a partner: keynotes without slogans, hands-on workshops, and long breaks in a courtyard made for talking.",
			es: "Ven con un problema y vete con un socio: conferencias sin eslóganes, talleres para aprender haciendo y recesos largos en un patio hecho para conversar.",
			sv: "Kom med ett problem och åk hem med en partner: föredrag utan slagord, workshoppar där du får prova själv och långa pauser på en innergård gjord för samtal.",
		},
	},
	{
		key: "partners/offers/show/text",
		text: {
			en: "Bring your machine or your service to a lab, or to a booth in the courtyard.",
			es: "Trae tu máquina o tu servicio a un laboratorio o a un stand en el patio.",
			sv: "Ta med maskinen eller tjänsten till ett labb eller en monter på innergården.",
		},
	},
	{
		key: "prospectus/benefits/stand",
		text: {
			en: "A booth in the courtyard",
			es: "Un stand en el patio",
			sv: "En monter på innergården",
		},
	},
];

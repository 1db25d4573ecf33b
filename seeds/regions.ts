import type { Region } from "#app/domain/content/region/schema.ts";

/** Populations: mid-2024 estimates of the United Nations (World Population Prospects 2024), rounded to 100,000. */
export const regions: Region[] = [
	{
		id: "nordic",
		title: { en: "The Nordic region", es: "La región nórdica", sv: "Norden" },
		description: {
			en: `Five countries, some 28 million people and a habit of working across borders. The Nordic economies live from trade: their home markets are small, so their companies learn early to sell and build abroad. Public services are digital, trust is high and decisions, once made, hold.

The region has run for decades on water, wind and wood, and now exports what it has learned: offshore wind farms, electric ships, steel made with hydrogen, houses that need little heat. What it looks for is partners with sun, minerals, young engineers and room to build.`,
			es: `Cinco países, unos 28 millones de personas y la costumbre de trabajar sin fijarse en las fronteras. Las economías nórdicas viven del comercio: como su mercado interno es pequeño, sus empresas aprenden pronto a vender y a producir en el extranjero. Los servicios públicos son digitales, la confianza es alta y lo que se decide se cumple.

Desde hace décadas la región se mueve con agua, viento y madera, y hoy exporta lo aprendido: parques eólicos marinos, barcos eléctricos, acero hecho con hidrógeno, casas que casi no necesitan calefacción. Lo que busca son socios con sol, minerales, ingenieras e ingenieros jóvenes y espacio para construir.`,
			sv: `Fem länder, omkring 28 miljoner människor och vana vid att samarbeta över gränserna. De nordiska ekonomierna lever av handel: hemmamarknaderna är små, så företagen lär sig tidigt att sälja och bygga utomlands. De offentliga tjänsterna är digitala, tilliten är hög och ett fattat beslut står fast.

I årtionden har Norden drivits av vatten, vind och trä, och nu exporteras kunskapen: vindkraft till havs, elektriska fartyg, stål tillverkat med vätgas, hus som knappt behöver värme. Det Norden söker är partner med sol, mineral, unga ingenjörer och plats att bygga.`,
		},
		image: "/images/regions/nordic",
		countries: [
			{ code: "SE", capital: { en: "Stockholm", es: "Estocolmo", sv: "Stockholm" }, population: 10_600_000, image: "/images/countries/se" },
			{ code: "NO", capital: { en: "Oslo", es: "Oslo", sv: "Oslo" }, population: 5_600_000, image: "/images/countries/no" },
			{
				code: "DK",
				capital: { en: "Copenhagen", es: "Copenhague", sv: "Köpenhamn" },
				population: 6_000_000,
				image: "/images/countries/dk",
			},
			{ code: "FI", capital: { en: "Helsinki", es: "Helsinki", sv: "Helsingfors" }, population: 5_600_000, image: "/images/countries/fi" },
			{ code: "IS", capital: { en: "Reykjavík", es: "Reikiavik", sv: "Reykjavik" }, population: 400_000, image: "/images/countries/is" },
		],
		industries: [
			{ en: "Renewable energy", es: "Energías renovables", sv: "Förnybar energi" },
			{ en: "Software and telecoms", es: "Software y telecomunicaciones", sv: "Mjukvara och telekom" },
			{ en: "Advanced manufacturing", es: "Manufactura avanzada", sv: "Avancerad tillverkning" },
			{ en: "Forestry and new materials", es: "Bosques y nuevos materiales", sv: "Skog och nya material" },
			{ en: "Shipping and seafood", es: "Transporte marítimo y pesca", sv: "Sjöfart och fiske" },
			{ en: "Life science", es: "Ciencias de la vida", sv: "Life science" },
		],
		facts: [
			{
				figure: { en: "Over 99%", es: "Más del 99%", sv: "Över 99\u00a0%" },
				label: {
					en: "of Iceland’s electricity comes from hydropower and geothermal heat.",
					es: "de la electricidad de Islandia proviene de la fuerza del agua y del calor de la tierra.",
					sv: "av Islands el kommer från vattenkraft och geotermisk energi.",
				},
			},
			{
				figure: { en: "Over half", es: "Más de la mitad", sv: "Över hälften" },
				label: {
					en: "of the electricity that Denmark generated in 2023 and 2024 came from the wind.",
					es: "de la electricidad que Dinamarca generó en 2023 y 2024 vino del viento.",
					sv: "av den el som Danmark producerade 2023 och 2024 kom från vinden.",
				},
			},
			{
				figure: { en: "About 9 in 10", es: "Cerca de 9 de cada 10", sv: "Ungefär 9 av 10" },
				label: {
					en: "new cars sold in Norway in 2024 were fully electric.",
					es: "autos nuevos vendidos en Noruega en 2024 eran totalmente eléctricos.",
					sv: "nya bilar som såldes i Norge 2024 gick helt på el.",
				},
			},
			{
				figure: { en: "Over 3%", es: "Más del 3%", sv: "Över 3\u00a0%" },
				label: {
					en: "of gross domestic product went to research and development in Sweden every year from 2015 to 2023.",
					es: "del producto interno bruto de Suecia se invirtió en investigación y desarrollo cada año de 2015 a 2023.",
					sv: "av bruttonationalprodukten lade Sverige på forskning och utveckling varje år från 2015 till 2023.",
				},
			},
		],
	},
	{
		id: "latam",
		title: { en: "Latin America", es: "América Latina", sv: "Latinamerika" },
		description: {
			en: `Mexico, Brazil, Colombia, Chile and Argentina alone are home to more than 460 million people. Here are the largest economy of South America, the factories of the Mexican plateau and, from Bogotá to Santiago, young companies that work in two or three languages from the first day.

The region has what the energy transition needs: the sun of the Atacama, the wind of Patagonia, copper, lithium and some of the cleanest electricity in the world. It also has shared languages, trade agreements in every direction and an industry that knows how to grow fast. What it looks for is technology, patient capital and partners who stay.`,
			es: `Tan solo en México, Brasil, Colombia, Chile y Argentina viven más de 460 millones de personas. Aquí están la mayor economía de Sudamérica, las fábricas del altiplano mexicano y, de Bogotá a Santiago, empresas jóvenes que trabajan desde el primer día en dos o tres idiomas.

La región tiene lo que la transición energética necesita: el sol de Atacama, el viento de la Patagonia, cobre, litio y parte de la electricidad más limpia del mundo. Tiene también lenguas en común, tratados comerciales en todas direcciones y una industria que sabe crecer rápido. Lo que busca es tecnología, capital paciente y socios que se queden.`,
			sv: `Bara i Mexiko, Brasilien, Colombia, Chile och Argentina bor mer än 460 miljoner människor. Här finns Sydamerikas största ekonomi, fabrikerna på den mexikanska högplatån och, från Bogotá till Santiago, unga företag som arbetar på två eller tre språk från första dagen.

Regionen har det som energiomställningen behöver: Atacamas sol, Patagoniens vind, koppar, litium och en del av världens renaste el. Den har också gemensamma språk, handelsavtal i alla riktningar och en industri som kan växa snabbt. Det den söker är teknik, tålmodigt kapital och partner som stannar.`,
		},
		image: "/images/regions/latam",
		countries: [
			{
				code: "MX",
				capital: { en: "Mexico City", es: "Ciudad de México", sv: "Mexico City" },
				population: 130_900_000,
				image: "/images/countries/mx",
			},
			{ code: "BR", capital: { en: "Brasília", es: "Brasilia", sv: "Brasília" }, population: 212_000_000, image: "/images/countries/br" },
			{ code: "CO", capital: { en: "Bogotá", es: "Bogotá", sv: "Bogotá" }, population: 52_900_000, image: "/images/countries/co" },
			{
				code: "CL",
				capital: { en: "Santiago", es: "Santiago de Chile", sv: "Santiago de Chile" },
				population: 19_800_000,
				image: "/images/countries/cl",
			},
			{
				code: "AR",
				capital: { en: "Buenos Aires", es: "Buenos Aires", sv: "Buenos Aires" },
				population: 45_700_000,
				image: "/images/countries/ar",
			},
		],
		industries: [
			{ en: "Automotive and aerospace", es: "Industria automotriz y aeroespacial", sv: "Fordons- och flygindustri" },
			{ en: "Renewable energy", es: "Energías renovables", sv: "Förnybar energi" },
			{ en: "Mining and critical minerals", es: "Minería y minerales críticos", sv: "Gruvdrift och kritiska mineral" },
			{ en: "Food and agriculture", es: "Alimentos y agricultura", sv: "Livsmedel och jordbruk" },
			{ en: "Software and fintech", es: "Software y tecnología financiera", sv: "Mjukvara och fintech" },
			{ en: "Logistics and trade", es: "Logística y comercio", sv: "Logistik och handel" },
		],
		facts: [
			{
				figure: { en: "Over 85%", es: "Más del 85%", sv: "Över 85\u00a0%" },
				label: {
					en: "of the electricity that Brazil generated in 2023 and 2024 came from renewable sources.",
					es: "de la electricidad que Brasil generó en 2023 y 2024 vino de fuentes renovables.",
					sv: "av den el som Brasilien producerade 2023 och 2024 kom från förnybara källor.",
				},
			},
			{
				figure: { en: "Over 30%", es: "Más del 30%", sv: "Över 30\u00a0%" },
				label: {
					en: "of the electricity that Chile generated in 2024 came from the sun and the wind.",
					es: "de la electricidad que Chile generó en 2024 vino del sol y del viento.",
					sv: "av den el som Chile producerade 2024 kom från sol och vind.",
				},
			},
			{
				figure: { en: "About half", es: "Cerca de la mitad", sv: "Ungefär hälften" },
				label: {
					en: "of the world’s known lithium resources in 2024 lay in Argentina, Bolivia and Chile.",
					es: "de los recursos de litio conocidos en el mundo en 2024 estaba en Argentina, Bolivia y Chile.",
					sv: "av världens kända litiumtillgångar 2024 fanns i Argentina, Bolivia och Chile.",
				},
			},
			{
				figure: { en: "Almost 4 million", es: "Casi 4 millones", sv: "Nästan 4 miljoner" },
				label: {
					en: "cars and light trucks were built in Mexico in 2024.",
					es: "de autos y camionetas se fabricaron en México en 2024.",
					sv: "personbilar och lätta lastbilar tillverkades i Mexiko 2024.",
				},
			},
		],
	},
];

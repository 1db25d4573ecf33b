import type { EventRecord } from "#app/domain/content/event/schema.ts";
import { practical } from "./practical.ts";

export const event: EventRecord = {
	id: "latam-nordics-2025",
	name: "LATAM Nordics Summit 2025",
	tagline: {
		en: "Two regions, one table: technology, clean energy, advanced manufacturing and sustainable solutions.",
		es: "Dos regiones, una mesa: tecnología, energía limpia, manufactura avanzada y soluciones sostenibles.",
		sv: "Två regioner, ett bord: teknik, ren energi, avancerad tillverkning och hållbara lösningar.",
	},
	startDate: "2025-11-19",
	endDate: "2025-11-21",
	datesAnnounced: true,
	phase: "before",
	timeZone: "America/Mexico_City",
	venue: "Centro de Innovación Querétaro",
	address: "Avenida de la Innovación 1726, Colonia Arcos Nuevos, 76147",
	city: "Querétaro",
	country: "MX",
	venueDescription: {
		en: `The Centro de Innovación Querétaro stands east of the old town, within sight of the aqueduct. Companies, universities and inventors work here next door to each other, around a courtyard shaded by jacaranda trees. During the summit the whole building is ours.

Everything lies a few steps apart: you can hear a keynote, try a machine in a lab and sit down with a future partner without crossing a street. Every room is step-free, and there is always a quiet corner for a conversation or a call.`,
		es: `El Centro de Innovación Querétaro está al oriente del centro histórico, con vista al acueducto. Aquí trabajan, puerta con puerta, empresas, universidades e inventores, alrededor de un patio con la sombra de las jacarandas. Durante la cumbre, todo el edificio es nuestro.

Todo queda a unos pasos: puedes escuchar una conferencia, probar una máquina en un laboratorio y sentarte a platicar con tu próximo socio sin cruzar la calle. A todas las salas se llega sin escalones, y siempre hay un rincón tranquilo para conversar o hacer una llamada.`,
		sv: `Centro de Innovación Querétaro ligger öster om den gamla stadskärnan, med akvedukten inom synhåll. Här arbetar företag, universitet och uppfinnare vägg i vägg, kring en innergård i skuggan av jakarandaträd. Under toppmötet är hela huset vårt.

Allt ligger några steg bort: du kan lyssna på ett föredrag, prova en maskin i ett labb och slå dig ner med en blivande partner utan att korsa en gata. Alla salar går att nå utan trappsteg, och det finns alltid en lugn vrå för ett samtal.`,
	},
	directions: {
		en: `From the airport: the international airport of Querétaro is about {{airportMinutes}} minutes away by taxi or ride-hailing app, for about 400 to 500 pesos. Pay for your taxi at the desk in the arrivals hall and show the driver the address of the venue.

From downtown: the venue lies just beyond the eastern end of the aqueduct. A taxi from the historic center takes about ten minutes outside rush hour and costs 80 to 120 pesos. On foot it is a walk of just under an hour, for a good stretch along the arches; start early, while it is cool.

From Mexico City: buses leave the northern bus terminal (Central del Norte) for Querétaro throughout the day and take about three hours; a seat costs about 400 to 500 pesos. There are also direct buses from the international airport of Mexico City, for about 600. From the bus terminal in Querétaro, continue by taxi.`,
		es: `Desde el aeropuerto: el aeropuerto internacional de Querétaro está a unos {{airportMinutes}} minutos en taxi o en auto de aplicación, por unos 400 a 500 pesos. Paga tu taxi en el módulo de la sala de llegadas y muéstrale al conductor la dirección de la sede.

Desde el centro de la ciudad: la sede está apenas pasando el extremo oriente del acueducto. En taxi desde el centro histórico son unos diez minutos fuera de las horas pico, por 80 a 120 pesos. A pie es poco menos de una hora, un buen tramo a lo largo de los arcos; sal temprano, cuando todavía está fresco.

Desde la Ciudad de México: durante todo el día salen autobuses a Querétaro desde la Central del Norte; el viaje dura unas tres horas y cuesta de 400 a 500 pesos. También hay autobuses directos desde el aeropuerto internacional de la Ciudad de México, por unos 600. De la central de autobuses de Querétaro, sigue en taxi.`,
		sv: `Från flygplatsen: Querétaros internationella flygplats ligger ungefär {{airportMinutes}} minuter bort med taxi eller bil via app, för omkring 400–500 pesos. Betala taxin vid disken i ankomsthallen och visa föraren adressen till lokalen.

Från centrum: lokalen ligger strax bortom akveduktens östra ände. En taxi från den gamla stadskärnan tar ungefär tio minuter utanför rusningstid och kostar 80–120 pesos. Till fots tar det knappt en timme, en bra bit av vägen längs valvbågarna; gå tidigt, medan det är svalt.

Från Mexico City: bussarna till Querétaro går hela dagen från den norra bussterminalen (Central del Norte) och tar ungefär tre timmar; en plats kostar omkring 400–500 pesos. Det går också direktbussar från Mexico Citys internationella flygplats, för omkring 600. Från bussterminalen i Querétaro tar du en taxi.`,
	},
	mapUrl: "https://www.openstreetmap.org/?mlat=20.5931&mlon=-100.3520#map=16/20.5931/-100.3520",
	airportMinutes: 20,
	claimedCountries: 15,
	claimedAttendees: 500,
	claimedSpeakers: 40,
	claimedDays: 4,
	claimsAnnounced: true,
	sales: "here",
	groupMinimum: 5,
	groupDiscount: 10,
	earlyBirdUntil: "2024-12-31",
	email: "hello@latamnordics.example",
	phone: "+52 442 555 0119",
	socialLinks: [
		{ network: "LinkedIn", url: "https://www.linkedin.com/company/latam-nordics-summit" },
		{ network: "Instagram", url: "https://www.instagram.com/latamnordicssummit" },
		{ network: "YouTube", url: "https://www.youtube.com/@latamnordicssummit" },
		{ network: "X", url: "https://x.com/latamnordics" },
	],
	copyrightFrom: 2024,
	practical,
	cityMap: "/images/city-map",
	platinumFrom: 40_000,
	goldFrom: 20_000,
	silverFrom: 8_000,
	supportingFrom: 3_000,
	institutionalFrom: 2_000,
	sponsorContact: "Mariana Olvera Rey",
	sponsorEmail: "partners@latamnordics.example",
	audiencePicture: "/images/audience-hall",
};

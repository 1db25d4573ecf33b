import { event as sampleEvent } from "../../../seeds/event.ts";
import { sales as sampleSales } from "../../../seeds/sales.ts";

export const event = {
	...sampleEvent,
	name: "LATAM Nordics Summit 2025",
	startDate: "2025-11-19",
	endDate: "2025-11-21",
	datesAnnounced: true,
	phase: "before" as const,
	timeZone: "America/Mexico_City",
	venue: "Centro de Innovación Querétaro",
	address: "Avenida de la Innovación 1726, Colonia Arcos Nuevos, 76147",
	city: "Querétaro",
	country: "MX",
	airportMinutes: 20,
	claimedCountries: 15,
	claimedAttendees: 500,
	claimedSpeakers: 40,
	claimedDays: 4,
	groupMinimum: 5,
	groupDiscount: 10,
	earlyBirdUntil: "2024-12-31",
	email: "hello@latamnordics.example",
	phone: "+52 442 555 0119",
};

export const sales = {
	...sampleSales,
	sellerName: "LATAM Nordics Summit A.C.",
	bankHolder: "LATAM Nordics Summit A.C.",
	bankName: "Banco de Ejemplo",
	bankAccount: "CLABE 000 680 0123 4567 8901",
	transferDays: 10,
	cancelDays: 14,
	cancelPercent: 80,
	namesDays: 1,
};

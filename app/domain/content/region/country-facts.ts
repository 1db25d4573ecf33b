export interface CountryFacts {
	/** ISO 4217. */
	currency: string;
	/** BCP 47, in which business is done. */
	languages: string[];
	dialing: string;
	/** IANA, of the capital. */
	timeZone: string;
	/** Types by IEC 60083. */
	sockets: string;
	/** Month and day. */
	nationalDay: string;
	agency: { name: string; website: string };
}

/** By ISO 3166-1 alpha-2 code. */
export const COUNTRY_FACTS: Partial<Record<string, CountryFacts>> = {
	SE: {
		currency: "SEK",
		languages: ["sv"],
		dialing: "+46",
		timeZone: "Europe/Stockholm",
		sockets: "C, F",
		nationalDay: "06-06",
		agency: { name: "Business Sweden", website: "https://www.business-sweden.com" },
	},
	NO: {
		currency: "NOK",
		languages: ["no"],
		dialing: "+47",
		timeZone: "Europe/Oslo",
		sockets: "C, F",
		nationalDay: "05-17",
		agency: { name: "Innovasjon Norge", website: "https://www.innovasjonnorge.no" },
	},
	DK: {
		currency: "DKK",
		languages: ["da"],
		dialing: "+45",
		timeZone: "Europe/Copenhagen",
		sockets: "C, E, F, K",
		nationalDay: "06-05",
		agency: { name: "Invest in Denmark", website: "https://investindk.com" },
	},
	FI: {
		currency: "EUR",
		languages: ["fi", "sv"],
		dialing: "+358",
		timeZone: "Europe/Helsinki",
		sockets: "C, F",
		nationalDay: "12-06",
		agency: { name: "Business Finland", website: "https://www.businessfinland.fi" },
	},
	IS: {
		currency: "ISK",
		languages: ["is"],
		dialing: "+354",
		timeZone: "Atlantic/Reykjavik",
		sockets: "C, F",
		nationalDay: "06-17",
		agency: { name: "Business Iceland", website: "https://www.businessiceland.is" },
	},
	MX: {
		currency: "MXN",
		languages: ["es"],
		dialing: "+52",
		timeZone: "America/Mexico_City",
		sockets: "A, B",
		nationalDay: "09-16",
		agency: { name: "Secretaría de Economía", website: "https://www.gob.mx/se" },
	},
	BR: {
		currency: "BRL",
		languages: ["pt"],
		dialing: "+55",
		timeZone: "America/Sao_Paulo",
		sockets: "C, N",
		nationalDay: "09-07",
		agency: { name: "ApexBrasil", website: "https://apexbrasil.com.br" },
	},
	CO: {
		currency: "COP",
		languages: ["es"],
		dialing: "+57",
		timeZone: "America/Bogota",
		sockets: "A, B",
		nationalDay: "07-20",
		agency: { name: "ProColombia", website: "https://procolombia.co" },
	},
	CL: {
		currency: "CLP",
		languages: ["es"],
		dialing: "+56",
		timeZone: "America/Santiago",
		sockets: "C, L",
		nationalDay: "09-18",
		agency: { name: "ProChile", website: "https://www.prochile.gob.cl" },
	},
	AR: {
		currency: "ARS",
		languages: ["es"],
		dialing: "+54",
		timeZone: "America/Argentina/Buenos_Aires",
		sockets: "C, I",
		nationalDay: "07-09",
		agency: { name: "Cancillería Argentina", website: "https://www.cancilleria.gob.ar" },
	},
	PE: {
		currency: "PEN",
		languages: ["es"],
		dialing: "+51",
		timeZone: "America/Lima",
		sockets: "A, B, C",
		nationalDay: "07-28",
		agency: { name: "PROMPERÚ", website: "https://www.gob.pe/promperu" },
	},
};

import type { WorkshopRecord } from "#app/domain/program/workshop/schema.ts";

/** Everything else of a workshop is in the agenda. */
export const workshops: WorkshopRecord[] = [
	{
		id: "lead-before-you-are-sure",
		description: {
			en: `Bring a decision that will still matter in twenty years. In groups of four you set out what you know, what you only suspect and what you will never find out in time. Then you decide, defend it and let the others attack it.

You leave with a written decision, the three signs that should make you change it, and a date for looking again.`,
			es: `Trae una decisión que siga importando dentro de veinte años. En grupos de cuatro separan lo que saben, lo que apenas sospechan y lo que nunca sabrán a tiempo. Luego decides, la defiendes y dejas que los demás la pongan a prueba.

Te llevas tu decisión por escrito, las tres señales que deberían hacerte cambiarla y una fecha para volver a revisarla.`,
			sv: `Ta med dig ett beslut som fortfarande spelar roll om tjugo år. I grupper om fyra reder ni ut vad ni vet, vad ni bara anar och vad ni aldrig hinner få veta. Sedan beslutar du, försvarar beslutet och låter de andra gå till angrepp.

Du går hem med ett skriftligt beslut, tre tecken som bör få dig att ändra det och ett datum för nästa genomgång.`,
		},
		image: "/images/workshops/lead-before-you-are-sure",
		category: "Leadership",
		level: "advanced",
		price: 24900,
		maxAttendees: 16,
	},
	{
		id: "patient-capital",
		description: {
			en: `You read a real term sheet, with the names removed, first as the owner and then as the fund. Line by line you mark who decides, who gets paid first and what happens when a founder’s children disagree. Then the two sides negotiate.

You leave with your own list of terms: those you can give away, those you can trade and those you never sign.`,
			es: `Lees una hoja de términos real, sin nombres: primero desde la empresa y después desde el fondo. Línea por línea marcas quién decide, quién cobra primero y qué pasa si los hijos del fundador no se ponen de acuerdo. Luego, las dos partes negocian.

Te llevas tu propia lista de condiciones: las que puedes ceder, las que puedes negociar y las que nunca debes firmar.`,
			sv: `Du läser ett verkligt avtalsutkast utan namn, först som ägare och sedan som fond. Rad för rad markerar du vem som bestämmer, vem som får betalt först och vad som händer när grundarens barn inte är överens. Sedan förhandlar de två sidorna.

Du får med dig en egen lista över villkor: de du kan ge bort, de du kan byta bort och de du aldrig skriver under.`,
		},
		image: "/images/workshops/patient-capital",
		category: "Business",
		level: "advanced",
		price: 17900,
		maxAttendees: 24,
	},
	{
		id: "learn-from-the-wreck",
		description: {
			en: `On the table lie the remains of a drone, its flight log and the weather report from that day. In teams of five you look for the cause: wind, battery, code or pilot. Tomás says who is right only at the end.

You leave with a one-page method for investigating failures, without blame, that also works for a pump, a press or a server.`,
			es: `Sobre la mesa están los restos de un dron, su registro de vuelo y el reporte del clima de ese día. En equipos de cinco buscan la causa: viento, batería, código o piloto. Solo al final Tomás dice quién acertó.

Te llevas un método de una página para investigar fallas sin buscar culpables, que también sirve para una bomba, una prensa o un servidor.`,
			sv: `På bordet ligger resterna av en drönare, dess flyglogg och väderrapporten från den dagen. I lag om fem letar ni efter orsaken: vind, batteri, kod eller pilot. Först på slutet berättar Tomás vilka som har rätt.

Du får med dig en metod på en sida för att utreda fel utan att jaga syndabockar. Den fungerar lika bra för en pump, en press eller en server.`,
		},
		image: "/images/workshops/learn-from-the-wreck",
		category: "Technology",
		level: "intermediate",
		price: 6900,
		maxAttendees: 20,
	},
	{
		id: "good-models-from-little-data",
		description: {
			en: `Most firms do not have millions of examples; they have a few hundred. On your own laptop you take a small open speech model, feed it one hour of recordings and listen to where it goes wrong. Then you choose the next ten minutes to record.

You leave with a working notebook and a rule for knowing when you have enough data.`,
			es: `La mayoría de las empresas no tiene millones de ejemplos, sino unos cientos. En tu laptop tomas un pequeño modelo de voz abierto, le das una hora de grabaciones y escuchas dónde se equivoca. Luego eliges qué otros diez minutos conviene grabar.

Te llevas código que puedes seguir usando en casa y una regla para saber cuándo ya tienes datos suficientes.`,
			sv: `De flesta företag har inte miljontals exempel utan några hundra. På din egen dator matar du en liten öppen talmodell med en timmes inspelningar och lyssnar efter var den hör fel. Sedan väljer du vilka tio minuter som ska spelas in härnäst.

Du får med dig kod som du kan köra vidare hemma och en tumregel för när du har tillräckligt med data.`,
		},
		image: "/images/workshops/good-models-from-little-data",
		category: "Innovation",
		level: "intermediate",
		price: 3900,
		maxAttendees: 30,
	},
	{
		id: "new-yarn-from-old-sheets",
		description: {
			en: `You sort a bag of worn-out hotel linen, test the fiber, shred it and spin your first meters of yarn by hand. Along the way you note what each step costs in labor, water and energy, and where the material is lost.

You leave with a bobbin of your own yarn and a cost sheet for a take-back scheme in your own company.`,
			es: `Clasificas una bolsa de blancos de hotel gastados, pruebas la fibra, la desmenuzas e hilas a mano tus primeros metros. En el camino anotas cuánto cuesta cada paso en trabajo, agua y energía, y dónde se pierde material.

Te llevas un carrete de tu propio hilo y una hoja de costos para recuperar y reciclar los textiles de tu empresa.`,
			sv: `Du sorterar en säck utslitet hotellinne, provar fibern, river den och spinner dina första meter garn för hand. Under tiden antecknar du vad varje steg kostar i arbete, vatten och energi och var materialet går förlorat.

Du får med dig en rulle eget garn och en kalkyl för ett återtagssystem i ditt företag.`,
		},
		image: "/images/workshops/new-yarn-from-old-sheets",
		category: "Sustainability",
		level: "intermediate",
		price: 8900,
		maxAttendees: 18,
	},
	{
		id: "measure-a-living-forest",
		description: {
			en: `Tree counts say little about life. You work with logs, beetle traps and sound recordings from Lapland and Oaxaca, choose five indicators and test them against twenty years of field data. Some of the favorites will fail.

You leave with a monitoring plan for your own land or your suppliers’: what to count, how often, at what cost, and what you may honestly claim.`,
			es: `Contar árboles dice poco sobre la vida. Trabajas con troncos, trampas para escarabajos y grabaciones de Laponia y Oaxaca, eliges cinco indicadores y los pruebas con veinte años de datos de campo. Más de un favorito va a fallar.

Te llevas un plan de monitoreo para tus terrenos o los de tus proveedores: qué contar, cada cuándo, a qué costo y qué puedes afirmar con honestidad.`,
			sv: `Antalet träd säger inte mycket om livet. Du arbetar med stockar, skalbaggsfällor och ljudinspelningar från Lappland och Oaxaca, väljer fem indikatorer och prövar dem mot tjugo års fältdata. Några av favoriterna håller inte.

Du får med dig en övervakningsplan för din egen eller leverantörernas mark: vad ni ska räkna, hur ofta, vad det kostar och vad ni ärligt kan påstå.`,
		},
		image: "/images/workshops/measure-a-living-forest",
		category: "Sustainability",
		level: "advanced",
		price: 13900,
		maxAttendees: 24,
	},
	{
		id: "pay-for-results",
		description: {
			en: `A grower in Rosario, a food company in Sweden and one page of paper. In pairs you write an agreement that pays for results: what is measured, who measures it, and what happens in a dry year. Then you swap sheets and look for the loophole.

You leave with a one-page contract and twelve questions to put to any partner far away.`,
			es: `Un productor de Rosario, una empresa de alimentos de Suecia y una hoja de papel. En parejas escriben un acuerdo que paga por resultados: qué se mide, quién lo mide y qué pasa en un año seco. Luego intercambian hojas y buscan el hueco.

Te llevas un contrato de una página y doce preguntas para cualquier socio que esté lejos.`,
			sv: `En odlare i Rosario, ett livsmedelsföretag i Sverige och ett enda papper. Två och två skriver ni ett avtal som ger betalt för resultat: vad som mäts, vem som mäter och vad som händer under ett torrår. Sedan byter ni papper och letar efter kryphålet.

Du får med dig ett avtal på en sida och tolv frågor att ställa till vilken partner som helst långt borta.`,
		},
		image: "/images/workshops/pay-for-results",
		category: "Business",
		level: "intermediate",
		price: 5900,
		maxAttendees: 30,
	},
	{
		id: "put-server-heat-to-work",
		description: {
			en: `Every computer is also a heater. You measure the warm air from a small server rack, work out how much of it can be caught and build a table-top loop of pipe, pump and planter. No engineering needed; bring curiosity and a calculator.

You leave with a simple heat budget for your own building and three uses for the warmth, from hot water to tomatoes.`,
			es: `Toda computadora es también un calentador. Mides el aire caliente de un pequeño rack de servidores, calculas cuánto se puede aprovechar y armas en la mesa un circuito con tubo, bomba y maceta. No hace falta saber de ingeniería: trae curiosidad y calculadora.

Te llevas un balance de calor sencillo para tu edificio y tres usos para ese calor, desde el agua caliente hasta los jitomates.`,
			sv: `Varje dator är också ett element. Du mäter den varma luften från ett litet serverskåp, räknar ut hur mycket som går att ta vara på och bygger en bordsmodell med slang, pump och odlingslåda. Du behöver inga förkunskaper, bara nyfikenhet och miniräknare.

Du får med dig en enkel värmebudget för din egen byggnad och tre sätt att använda värmen, från varmvatten till tomater.`,
		},
		image: "/images/workshops/put-server-heat-to-work",
		category: "Technology",
		level: "beginner",
		price: 7900,
		maxAttendees: 36,
	},
];

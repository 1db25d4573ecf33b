import type { WorkshopRecord } from "#app/domain/program/workshop/schema.ts";

/** Everything else of a workshop is in the agenda. */
export const workshops: WorkshopRecord[] = [
	{
		id: "hear-the-leak",
		description: {
			en: "You press a contact microphone to a pipe, learn to hear a leak through the ordinary flow and wire the microphone to a small board that sends the sound to your screen. Valentina brings the pipes, the water and the leaks; you need no experience with electronics.\n\nYou leave with the parts list, the code and a sketch of where to put the first three sensors in your own building.",
			es: "Pegas un micrófono de contacto a un tubo, aprendes a distinguir de oído una fuga y conectas el micrófono a una plaquita que manda el sonido a tu pantalla. Valentina pone los tubos, el agua y las fugas; no necesitas saber de electrónica.\n\nTe llevas la lista de componentes, el código y un croquis de dónde colocar los tres primeros sensores en tu edificio.",
			sv: "Du sätter en kontaktmikrofon mot ett rör, lär dig höra skillnaden mellan vanligt flöde och läcka och kopplar mikrofonen till ett litet kretskort som skickar ljudet till skärmen. Valentina har med sig rör, vatten och läckor. Du behöver inte kunna elektronik.\n\nDu går hem med komponentlistan, koden och en skiss över var de tre första sensorerna ska sitta i din egen byggnad.",
		},
		image: "/images/workshops/hear-the-leak",
		category: "Technology",
		level: "beginner",
		price: 4900,
		maxAttendees: 30,
	},
	{
		id: "ask-the-neighbours-first",
		description: {
			en: "You take one side of a table where a wind company meets a fishing village, then change chairs and argue for the other. Kasper, who has signed eleven projects and turned down four, stops the game whenever a promise sounds too good.\n\nYou leave with a list of the people to consult before your own project starts, and five questions to put to them.",
			es: "Te sientas a una mesa en la que una empresa eólica negocia con un pueblo pesquero; luego cambias de silla y defiendes al otro lado. Kasper, que ha firmado once proyectos y rechazado cuatro, detiene el juego cada vez que una promesa suena demasiado bonita.\n\nTe llevas la lista de a quiénes consultar antes de arrancar tu proyecto y cinco preguntas para hacerles.",
			sv: "Du sitter vid ett bord där ett vindkraftsbolag förhandlar med en fiskeby. Sedan byter du stol och för den andra sidans talan. Kasper, som har skrivit avtal om elva parker och tackat nej till fyra, bryter varje gång ett löfte låter för bra.\n\nDu går hem med en lista över vilka du ska tala med innan ditt eget projekt börjar, och fem frågor att ställa.",
		},
		image: "/images/workshops/ask-the-neighbours-first",
		category: "Business",
		level: "intermediate",
		price: 9900,
		maxAttendees: 24,
	},
	{
		id: "hands-in-the-soil",
		description: {
			en: "You crumble, smell and wet soil from four fields in Puebla, and drop a clod of each in water to see which holds together. With Xóchitl you look for worms, measure and draw until you can tell a tired field from a living one without a laboratory.\n\nYou leave with six simple tests on one page, ready for your own field, garden or supplier.",
			es: "Desmoronas, hueles y mojas tierra de cuatro parcelas de Puebla, y echas un terrón de cada una en agua para ver cuál se deshace. Con Xóchitl buscas lombrices, mides y dibujas hasta distinguir, sin laboratorio, una tierra cansada de una viva.\n\nTe llevas seis pruebas sencillas en una hoja, listas para tu parcela, tu jardín o el campo de tu proveedor.",
			sv: "Du smular sönder, luktar på och blöter jord från fyra åkrar i Puebla och lägger en klump av varje i vatten för att se vilken som håller ihop. Med Xóchitl letar du daggmaskar, mäter och ritar tills du kan skilja en utarmad jord från en levande utan laboratorium.\n\nDu går hem med sex enkla prov på ett enda blad, att göra på åkern, i trädgården eller hos en leverantör.",
		},
		image: "/images/workshops/hands-in-the-soil",
		category: "Sustainability",
		level: "beginner",
		price: 7900,
		maxAttendees: 24,
	},
	{
		id: "no-more-queues",
		description: {
			en: "You model a port, a warehouse or a factory gate in Python and watch the queue grow. Then you slow the arrivals down, one step at a time, until it is gone. Bring a laptop and a table of your own arrival times; you should be at home in code.\n\nYou leave with a working model of your own chain and a first change to try next week.",
			es: "Modelas en Python un puerto, un almacén o la entrada de una fábrica y ves crecer la fila. Luego frenas las llegadas, paso a paso, hasta que desaparece. Trae tu laptop y una tabla con tus propios horarios de llegada; debes programar con soltura.\n\nTe llevas un modelo de tu cadena que ya funciona y un primer cambio para probar la próxima semana.",
			sv: "Du bygger en modell av en hamn, ett lager eller en fabriksport i Python och ser kön växa. Sedan bromsar du ankomsterna, ett steg i taget, tills den är borta. Ta med en bärbar dator och en tabell med egna ankomsttider. Du bör vara van att programmera.\n\nDu går hem med en fungerande modell av din egen kedja och en första ändring att pröva nästa vecka.",
		},
		image: "/images/workshops/no-more-queues",
		category: "Innovation",
		level: "advanced",
		price: 19900,
		maxAttendees: 16,
	},
	{
		id: "the-day-the-deal-goes-wrong",
		description: {
			en: "You get the file of an export deal on the day it began to sink, and forty minutes to decide with your group whom to call, what to admit and when to stop. Then Erik, who led the real case, tells you what he did and what it cost.\n\nYou leave with one page for your own team: the first three calls, who makes them and what they say.",
			es: "Recibes el expediente de una exportación el día en que empezó a hundirse, y cuarenta minutos para decidir con tu grupo a quién llamar, qué admitir y cuándo parar. Después Erik, que llevó el caso real, te cuenta qué hizo y cuánto le costó.\n\nTe llevas una hoja para tu equipo: las tres primeras llamadas, quién las hace y qué dice.",
			sv: "Du får handlingarna i en exportaffär den dag då den började sjunka, och fyrtio minuter på dig att med din grupp bestämma vem ni ringer, vad ni erkänner och när ni avbryter. Sedan berättar Erik, som ledde den verkliga affären, vad han gjorde och vad det kostade.\n\nDu går hem med ett blad till din egen grupp: de tre första samtalen, vem som ringer och vad som sägs.",
		},
		image: "/images/workshops/the-day-the-deal-goes-wrong",
		category: "Leadership",
		level: "intermediate",
		price: 14900,
		maxAttendees: 20,
	},
	{
		id: "eyes-under-water",
		description: {
			en: "Your team gets a small swimming robot, a water tank and a net with one hole in it. You write the code that holds the depth, follows the net and finds the hole, while Magnus clouds the water. Bring a laptop and some practice in Python.\n\nYou leave with code that has been under water, a method for testing in poor visibility and a list of mistakes not to repeat.",
			es: "Tu equipo recibe un pequeño robot nadador, un tanque de agua y una red con un solo hoyo. Escribes el código que mantiene la profundidad, sigue la red y encuentra el hoyo, mientras Magnus enturbia el agua. Necesitas laptop y práctica en Python.\n\nTe llevas un código probado bajo el agua, un método para probar con poca visibilidad y una lista de errores que no vas a repetir.",
			sv: "Din grupp får en liten simmande robot, en vattentank och ett nät med ett enda hål. Du skriver koden som håller djupet, följer nätet och hittar hålet, medan Magnus grumlar vattnet. Du behöver en bärbar dator och viss vana vid Python.\n\nDu går hem med kod som har varit under vatten, en metod för att testa i dålig sikt och en lista över misstag som du slipper göra om.",
		},
		image: "/images/workshops/eyes-under-water",
		category: "Technology",
		level: "advanced",
		price: 12900,
		maxAttendees: 12,
	},
	{
		id: "your-first-shipment",
		description: {
			en: "You take one product, yours or a bag of hibiscus from the table, and follow it from the farm to a shelf in Malmö: freight, customs, labels, the shop’s margin. At every stop you write down who gets paid, and when.\n\nYou leave with the whole sum on one sheet and know whether your price holds. The workshop is free, but places are limited.",
			es: "Tomas un producto, el tuyo o una bolsa de jamaica de la mesa, y lo sigues del campo a un anaquel en Malmö: flete, aduana, etiquetas, margen de la tienda. En cada parada anotas quién cobra y cuándo.\n\nTe llevas la cuenta completa en una hoja y sabes si tu precio aguanta. El taller es gratuito, pero los lugares son limitados.",
			sv: "Du tar en vara, din egen eller en påse hibiskus från bordet, och följer den från odlingen till en butikshylla i Malmö: frakt, tull, etiketter, butikens marginal. Vid varje stopp skriver du upp vem som får betalt, och när.\n\nDu går hem med hela kalkylen på ett blad och vet om ditt pris håller. Workshoppen är gratis, men antalet platser är begränsat.",
		},
		image: "/images/workshops/your-first-shipment",
		category: "Business",
		level: "beginner",
		price: 0,
		maxAttendees: 60,
	},
	{
		id: "design-for-no-signal",
		description: {
			en: "Phones go into a box, and for ten minutes you run a village shop: customers, change, credit and no network. Then you draw a payment service on paper, try it out on the next table and fix what breaks. You need neither code nor a talent for drawing.\n\nYou leave with a paper prototype that strangers have used, and three rules from Camila’s 90,000 shops.",
			es: "Los celulares se van a una caja y por diez minutos atiendes la tienda de un pueblo: clientes, cambio, fiado y nada de red. Luego dibujas un servicio de pagos, lo pruebas con la mesa de al lado y arreglas lo que falla. No necesitas programar ni dibujar bien.\n\nTe llevas un prototipo de papel que ya usó alguien más y tres reglas de las 90,000 tiendas de Camila.",
			sv: "Mobilerna läggs i en låda, och i tio minuter sköter du en bybutik: kunder, växel, kredit och inget nät. Sedan ritar du en betaltjänst på papper, prövar den på bordet intill och lagar det som går sönder. Du behöver varken kunna programmera eller rita.\n\nDu går hem med en pappersprototyp som andra har använt, och tre regler som Camila har lärt sig av 90\u00a0000 butiker.",
		},
		image: "/images/workshops/design-for-no-signal",
		category: "Innovation",
		level: "beginner",
		price: 5900,
		maxAttendees: 40,
	},
];

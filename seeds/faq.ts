import type { FaqEntry } from "../app/domain/faq/schema.ts";

export const faq: FaqEntry[] = [
	{
		id: "when-and-where",
		question: {
			en: "When and where does the summit take place?",
			es: "¿Cuándo y dónde es la cumbre?",
			sv: "När och var äger toppmötet rum?",
		},
		answer: {
			en: "The summit takes place on {{dates}}, at {{venue}} in {{city}}, {{country}}. The address is {{address}}.",
			es: "Apunta la fecha: {{dates}}. La sede es el {{venue}}, en {{city}}, {{country}}, y la dirección es {{address}}.",
			sv: "Toppmötet äger rum den {{dates}} på {{venue}} i {{city}}, {{country}}. Adressen är {{address}}.",
		},
		order: 1,
	},
	{
		id: "what-is-included",
		question: {
			en: "What is included in my ticket?",
			es: "¿Qué incluye mi boleto?",
			sv: "Vad ingår i biljetten?",
		},
		answer: {
			en: "Every ticket gives you all sessions, the networking events, lunch and refreshments, and the summit materials. Some tickets add more, such as all workshops, recorded sessions or arranged business meetings; each ticket lists what it includes and what it does not. Travel and hotel are not included.",
			es: "Con cualquier boleto entras a todas las sesiones y a los eventos de networking, y tienes comida, refrigerios y los materiales de la cumbre. Algunos boletos suman más, como todos los talleres, las sesiones grabadas o encuentros de negocios agendados; cada uno indica lo que incluye y lo que no. El viaje y el hotel no están incluidos.",
			sv: "I alla biljetter ingår samtliga programpunkter, nätverksträffarna, lunch och fika samt konferensmaterial. I vissa ingår mer, till exempel alla workshoppar, inspelade programpunkter eller bokade affärsmöten. Vid varje biljett står vad som ingår och vad som inte gör det. Resa och hotell ingår inte.",
		},
		order: 2,
	},
	{
		id: "workshop-registration",
		question: {
			en: "How do I register for workshops?",
			es: "¿Cómo me inscribo a los talleres?",
			sv: "Hur anmäler jag mig till workshopparna?",
		},
		answer: {
			en: "Register here on the website once you have bought your ticket. Places are limited and go first come, first served, so choose your workshops early.",
			es: "Inscríbete aquí, en el sitio web, después de comprar tu boleto. Los lugares son limitados y se asignan por orden de inscripción, así que elige pronto tus talleres.",
			sv: "Du anmäler dig här på webbplatsen när du har köpt din biljett. Antalet platser är begränsat och först till kvarn gäller, så välj dina workshoppar i god tid.",
		},
		order: 3,
	},
	{
		id: "discounts",
		question: {
			en: "Are there discounts for groups, students or early bookings?",
			es: "¿Hay descuentos para grupos o estudiantes, y precio de preventa?",
			sv: "Finns det rabatt för grupper, studenter och tidiga bokningar?",
		},
		answer: {
			en: "Yes. Groups of {{groupMinimum}} or more get a group discount: write to {{email}} and say how many you are. The early-bird discount applies to tickets booked by {{earlyBirdUntil}}. Students, teachers and researchers have their own rate all the way to the summit.",
			es: "Sí. Los grupos de {{groupMinimum}} personas o más tienen descuento: escribe a {{email}} y dinos cuántos son. El precio de preventa vale para los boletos reservados hasta el {{earlyBirdUntil}}. Estudiantes, docentes e investigadores tienen su propia tarifa hasta el día de la cumbre.",
			sv: "Ja. Grupper om minst {{groupMinimum}} personer får grupprabatt: skriv till {{email}} och berätta hur många ni är. Tidigbokningsrabatten gäller biljetter som bokas till och med den {{earlyBirdUntil}}. Studenter, lärare och forskare har ett eget pris ända fram till toppmötet.",
		},
		order: 4,
	},
	{
		id: "from-the-airport",
		question: {
			en: "How do I get there from the airport?",
			es: "¿Cómo llego desde el aeropuerto?",
			sv: "Hur tar jag mig dit från flygplatsen?",
		},
		answer: {
			en: "{{venue}} is about {{airportMinutes}} minutes by taxi from the international airport of {{city}}. The Venue page has directions from downtown and from Mexico City too. If you get lost, call us at {{phone}}.",
			es: "El {{venue}} está a unos {{airportMinutes}} minutos en taxi del aeropuerto internacional de {{city}}. En la página de la sede encuentras también cómo llegar desde el centro y desde la Ciudad de México. Si te pierdes, llámanos al {{phone}}.",
			sv: "{{venue}} ligger ungefär {{airportMinutes}} minuter med taxi från den internationella flygplatsen i {{city}}. På sidan om lokalen står det också hur du tar dig dit från centrum och från Mexico City. Hittar du inte fram, ring oss på {{phone}}.",
		},
		order: 5,
	},
];

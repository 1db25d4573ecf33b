import type { FaqEntry } from "#app/domain/content/faq/schema.ts";

export const faq: FaqEntry[] = [
	{
		id: "when-and-where",
		question: {
			en: "When and where does the summit take place?",
			es: "¿Cuándo y dónde es la cumbre?",
			sv: "När och var äger toppmötet rum?",
		},
		answer: {
			en: "When: {{dates}}. Where: {{venue}} in {{place}}. The address is {{address}}.",
			es: "Cuándo: {{dates}}. Dónde: {{venue}} en {{place}}. La dirección es {{address}}.",
			sv: "När: {{dates}}. Var: {{venue}} i {{place}}. Adressen är {{address}}.",
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
			en: "Every ticket gives you all sessions, the networking events, lunch and refreshments, and the summit materials. Some tickets add more, such as all workshops or arranged business meetings; each ticket lists what it includes and what it does not. If business meetings are included, you take part on your ticket page: you say whom you want to meet, we plan the meetings and email you. If you buy your ticket after the planning, you ask those who are free when you are. Recordings and slides are open to everyone, on the pages of their sessions. Travel and hotel are not included.",
			es: "Con cualquier boleto entras a todas las sesiones y a los eventos de networking, y tienes comida, refrigerios y los materiales de la cumbre. Algunos boletos suman más, como todos los talleres o encuentros de negocios agendados; cada uno indica lo que incluye y lo que no. Si incluye encuentros de negocios, participas en la página de tu boleto: dices a quién quieres conocer, nosotros planeamos las reuniones y te avisamos por correo. Si compras tu boleto después de la planeación, le pides una reunión a quien esté libre a la misma hora que tú. Las grabaciones y las presentaciones están abiertas a todo público, en la página de cada sesión. El viaje y el hotel no están incluidos.",
			sv: "I alla biljetter ingår samtliga programpunkter, nätverksträffarna, lunch och fika samt konferensmaterial. I vissa ingår mer, till exempel alla workshoppar eller bokade affärsmöten. Vid varje biljett står vad som ingår och vad som inte gör det. Ingår affärsmöten deltar du på sidan för din biljett: du säger vilka du vill träffa, vi planerar mötena och mejlar dig. Köper du biljetten efter planeringen frågar du dem som är lediga samtidigt som du. Inspelningar och presentationer är öppna för alla, på programpunkternas egna sidor. Resa och hotell ingår inte.",
		},
		order: 2,
	},
	{
		id: "how-to-buy",
		question: {
			en: "How do I order tickets and pay?",
			es: "¿Cómo compro y pago mis boletos?",
			sv: "Hur köper jag biljetter och betalar?",
		},
		answer: {
			en: "Choose them on the Tickets page and order with your name and email; no account needed. Your tickets are then reserved, and your order page shows how to pay by bank transfer and by which day; if the order form offers it, you can pay by card right away instead. Once we’ve received your payment, you’ll find a ticket with a QR code for each person there, and your invoice. If the invoice should be made out to a company, enter it in the order form. Until you’ve paid, you can cancel the order on its page.",
			es: "Elígelos en la página de boletos y haz tu pedido con tu nombre y tu correo; no necesitas una cuenta. Tus boletos quedan apartados, y en la página de tu pedido ves cómo pagar por transferencia y a más tardar qué día; si el formulario lo ofrece, también puedes pagar de inmediato con tarjeta. Cuando recibimos el pago, ahí encuentras un boleto con código QR para cada persona y tu comprobante de compra. Si debe ir a nombre de una empresa, escribe sus datos en el formulario. Mientras no pagues, puedes cancelar el pedido en su página.",
			sv: "Välj dem på biljettsidan och beställ med ditt namn och din e-postadress; du behöver inget konto. Biljetterna är då reserverade, och på sidan för din beställning står hur du betalar med banköverföring och senast vilken dag. Om formuläret erbjuder det kan du i stället betala direkt med kort. När vi har fått betalningen finns det en biljett med QR-kod för varje person där, och ditt kvitto. Ska kvittot ställas till ett företag fyller du i det i formuläret. Så länge du inte har betalat kan du avboka på sidan för din beställning.",
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
			en: "Yes. With {{groupMinimum}} or more tickets in one order, each costs {{groupDiscount}}% less; the order form applies the discount automatically. The early-bird discount applies to tickets ordered by {{earlyBirdUntil}}. Students, teachers and researchers have their own rate right up to the summit and show their ID on arrival. Only one discount applies to each ticket: the best one for you.",
			es: "Sí. Con {{groupMinimum}} boletos o más en un mismo pedido, cada uno cuesta {{groupDiscount}}% menos: el formulario aplica el descuento automáticamente. El precio de preventa aplica a los boletos comprados a más tardar el {{earlyBirdUntil}}. Estudiantes, docentes e investigadores tienen su propia tarifa hasta el día de la cumbre y muestran su credencial al llegar. En cada boleto se aplica un solo descuento: el que más te conviene.",
			sv: "Ja. Med minst {{groupMinimum}} biljetter i samma beställning kostar var och en {{groupDiscount}} procent mindre: rabatten dras av automatiskt i formuläret. Tidigbokningsrabatten gäller biljetter som beställs till och med den {{earlyBirdUntil}}. Studenter, lärare och forskare har ett eget pris ända fram till toppmötet och visar sitt kort när de kommer. Bara en rabatt gäller per biljett: den som är bäst för dig.",
		},
		order: 4,
	},
	{
		id: "workshop-registration",
		question: {
			en: "How do I register for workshops?",
			es: "¿Cómo me inscribo a los talleres?",
			sv: "Hur anmäler jag mig till workshopparna?",
		},
		answer: {
			en: "Choose them when you order your ticket, or later on your ticket page. Spots are limited and go first come, first served; a spot that costs extra is part of the same order, or paid for on the ticket page. If a workshop is full, join its waiting list from your ticket page: when it’s your turn, the page offers you the spot and holds it for 24 hours.",
			es: "Elígelos al pedir tu boleto, o después en la página de tu boleto. Los lugares son limitados y se asignan por orden de inscripción; los que tienen costo van en el mismo pedido, o se pagan en la página del boleto. Si el cupo está lleno, anótate en la lista de espera desde la página de tu boleto: cuando sea tu turno, ahí te ofrecemos el lugar y te lo apartamos 24 horas.",
			sv: "Välj dem när du beställer biljetten, eller senare på biljettens sida. Antalet platser är begränsat och först till kvarn gäller. Platser som kostar ingår i samma beställning eller betalas på biljettens sida. Är workshoppen fullbokad kan du ställa dig på väntelistan på biljettens sida: när det är din tur erbjuds du platsen där, och vi håller den i 24 timmar.",
		},
		order: 5,
	},
];

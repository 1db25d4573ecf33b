import type { LegalPage } from "#app/domain/operations/legal/schema.ts";
import type { Translated } from "#app/i18n/translated.ts";

const INVENTED: Translated = {
	en: "\n\nThe people and companies shown on this site are samples and invented. Any likeness to real ones is a coincidence.",
	es: "\n\nLas personas y empresas que aparecen en este sitio son ejemplos inventados. Cualquier parecido con la realidad es coincidencia.",
	sv: "\n\nPersonerna och företagen på webbplatsen är påhittade exempel. Alla likheter med verkligheten är en slump.",
};

export const legalPages = pagesSaying(INVENTED);

export const essentialLegalPages = pagesSaying({ en: "", es: "", sv: "" });

function pagesSaying(invented: Translated): LegalPage[] {
	const pages: Omit<LegalPage, "format">[] = [
		{
			id: "terms",
			title: { en: "Terms of service", es: "Términos y condiciones", sv: "Villkor" },
			summary: {
				en: "What you can expect from this website and from the summit, and what we ask of you in return.",
				es: "Qué puedes esperar de este sitio y de la cumbre, y qué te pedimos a cambio.",
				sv: "Vad du kan vänta dig av webbplatsen och av toppmötet, och vad vi ber dig om.",
			},
			body: {
				en: `These terms apply to this website and to tickets for the LATAM Nordics Summit in {{place}}. By using the site or ordering a ticket you accept them. If something is unclear, write to {{email}} before you order.

## Information on this site

We write everything here with care and correct mistakes when we find them. Even so, the agenda may change: a speaker can fall ill, a session can move to another room or another hour. The agenda on this site is always the latest version. If the dates or the city change, we’ll tell everyone who has a ticket.${invented.en}

## Tickets

You order tickets here on the website, without an account: the Buy button opens the order form, which shows what everything costs before you submit it. This is what happens next:

- Your tickets are reserved immediately. Your order page shows how much to transfer, to which account, with which reference and by which day. If the order form offers card payments, you pay on the page of our payment service, and we hold your tickets for 35 minutes while you pay.
- If the money doesn’t reach us in time, the order expires and others can buy the tickets. If it arrives later, we apply it if tickets are still available; otherwise we refund it.
- Once we’ve received your payment, your invoice and your tickets are on your order page, each ticket with a QR code that admits one person, once. You can add the attendees’ names there.

Anyone with the link to your order page can open it, so keep it to yourself. If you lose it, “Find your order” on the ticket page gets you a new one.

Prices are given in US dollars and include the tax. The ticket page lists what each ticket includes and what it doesn’t. Travel and accommodations are never included.

## If you can’t come

{{handOnRule}} Until you’ve paid, you can cancel the order on its page and owe nothing.

{{cancelRule}} If you can’t come, cancel or find someone else, write to {{email}}, and we’ll look for a solution together. If we cancel the summit, or move it to days when you can’t come, we refund what you paid for your tickets. If you overpay, for example by paying twice, we refund the difference.

## Discounts

With {{groupMinimum}} or more tickets in one order, each costs {{groupDiscount}}% less. The early-bird discount applies to tickets ordered by {{earlyBirdUntil}}. A discount code is valid for the tickets and until the day stated with it. Each ticket gets one discount: the one that saves you most. Student and academic tickets are for those who can show a valid university card at the entrance.

## Workshops

Spots in workshops are limited. You register after buying a ticket, on the page of the workshop or of your ticket. Spots go first come, first served. If a workshop is full, you can join its waiting list. When it’s your turn, your ticket page offers you the spot and holds it for 24 hours; after that, it goes to the next person. If you can’t use your spot, cancel your registration there so that someone else can have it. Paid workshops are included if the ticket includes all workshops; otherwise you register and pay for them on your ticket page. If we move a workshop, we notify you; if we cancel it, we refund what you paid for it.

## Meetings

Tickets that include business matchmaking let you take part in meetings with other attendees, if you want to: on your ticket page you enter a profile and pick whom you want to meet. We plan the meetings for everyone at once and email you; how many you get depends on who takes part, and we promise none with a particular person. If you can’t come, say so on your ticket page in time. If your ticket is bought after the planning, you can ask others who are free when you are.

## At the summit

Everyone should be able to take part safely and at ease. We therefore ask all attendees, speakers, partners and staff to:

- treat one another with respect, whatever their origin, language, gender, age, belief or ability,
- ask before photographing or recording other people,
- follow the safety rules of the venue and the instructions of the staff.

We do not accept harassment in any form. Anyone who harasses others, or puts them in danger, may have to leave without a refund. If something happens to you, speak to the staff or write to {{email}}.

## Content and pictures

The texts, drawings and other pictures on this site belong to the organizers. You are welcome to link to any page and to quote short passages if you name the source. Ask us before you use anything else.

## Links and liability

Some links lead to other sites, such as those of our partners. We do not run those sites and do not answer for what they say. We are responsible for what we promise here, within the limits of the law, but not for costs caused by events beyond our control.

## Changes and questions

We may change these terms; the date on this page says when that last happened. Mexican law applies, without taking away any right that protects you as a consumer where you live. Questions go to {{email}}.`,
				es: `Estos términos aplican a este sitio y a los boletos de la LATAM Nordics Summit en {{place}}. Al usar el sitio o comprar un boleto los aceptas. Si algo no queda claro, escribe a {{email}} antes de hacer tu pedido.

## La información de este sitio

Escribimos todo con cuidado y corregimos los errores en cuanto los encontramos. Aun así, la agenda puede cambiar: un ponente puede enfermarse, una sesión puede pasar a otra sala o a otra hora. La agenda de este sitio es siempre la versión más reciente. Si cambiaran las fechas o la ciudad, avisaremos a todas las personas que tengan boleto.${invented.es}

## Boletos

Los boletos se compran aquí, en el sitio web, sin necesidad de una cuenta: el botón Comprar abre el formulario de pedido, donde ves cuánto cuesta todo antes de enviarlo. Después pasa lo siguiente:

- Tus boletos quedan apartados de inmediato. En la página de tu pedido ves cuánto transferir, a qué cuenta, con qué referencia y a más tardar qué día debe llegar el pago. Si el formulario ofrece el pago con tarjeta, pagas en la página de nuestro servicio de pagos, y mientras tanto tus boletos quedan apartados durante 35 minutos.
- Si el pago no llega a tiempo, el pedido vence y los boletos quedan libres para otras personas. Si llega después y todavía hay boletos, lo aplicamos; si no, te lo reembolsamos.
- Cuando recibimos tu pago, tu comprobante de compra y tus boletos están en la página de tu pedido, cada boleto con un código QR con el que entra una persona, una vez. Ahí puedes agregar los nombres de los asistentes.

Cualquier persona con el enlace puede abrir la página de tu pedido, así que no lo compartas. Si lo pierdes, “Encuentra tu pedido”, en la página de boletos, te ayuda a conseguir uno nuevo.

Los precios están en dólares estadounidenses e incluyen el impuesto. Lo que incluye cada boleto, y lo que no, está escrito en la página de boletos. El viaje y el hospedaje nunca están incluidos.

## Si no puedes venir

{{handOnRule}} Mientras no hayas pagado, puedes cancelar el pedido en su página y no debes nada.

{{cancelRule}} Si no puedes venir ni cancelar, y tampoco pasar tu boleto a otra persona, escribe a {{email}} y buscamos contigo una solución. Si cancelamos la cumbre, o la pasamos a días en los que no puedes venir, te reembolsamos lo que pagaste por tus boletos. Si pagas de más, por ejemplo dos veces, te reembolsamos la diferencia.

## Descuentos

Con {{groupMinimum}} boletos o más en un mismo pedido, cada uno cuesta {{groupDiscount}}% menos. El precio de preventa aplica a los boletos comprados a más tardar el {{earlyBirdUntil}}. Un código de descuento es válido para los boletos y hasta el día que indiquemos al darlo. Cada boleto tiene un solo descuento: el que más te ahorra. Los boletos estudiantiles y académicos son para quienes muestren una credencial vigente en la entrada.

## Talleres

Los lugares de los talleres son limitados. Te inscribes después de comprar tu boleto, en la página del taller o en la de tu boleto. Los lugares se asignan por orden de inscripción. Si el cupo está lleno, puedes anotarte en la lista de espera; cuando sea tu turno, la página de tu boleto te ofrece el lugar y te lo aparta 24 horas; después pasa a la siguiente persona. Si no vas a usar tu lugar, cancela tu inscripción ahí mismo para que alguien más lo aproveche. Los talleres con costo están incluidos si el boleto incluye todos los talleres; si no, te inscribes y los pagas en la página de tu boleto. Si cambiamos un taller, te avisamos, y si lo cancelamos, te reembolsamos lo que pagaste por él.

## Reuniones

Con un boleto que incluye encuentros de negocios puedes participar, si quieres, en reuniones con otros asistentes: en la página de tu boleto escribes un perfil y eliges a quién quieres conocer. Planeamos las reuniones para todos a la vez y te avisamos por correo; cuántas tengas depende de quién participe, y no prometemos ninguna con una persona en particular. Si no puedes ir, avisa a tiempo en la página de tu boleto. Si compras tu boleto después de la planeación, puedes pedirle una reunión a quien esté libre a la misma hora que tú.

## Durante la cumbre

Todas las personas deben poder participar con seguridad y a gusto. Por eso pedimos a asistentes, ponentes, aliados y personal:

- tratarse con respeto, sin importar origen, idioma, género, edad, creencias o capacidades,
- pedir permiso antes de fotografiar o grabar a otras personas,
- seguir las reglas de seguridad de la sede y las indicaciones del personal.

No toleramos el acoso en ninguna forma. A quien acose a otras personas o las ponga en peligro podemos pedirle que se retire, sin reembolso. Si te pasa algo, acércate al personal o escribe a {{email}}.

## Contenido e imágenes

Los textos, dibujos y demás imágenes de este sitio pertenecen al equipo organizador. Puedes enlazar cualquier página y citar fragmentos breves si mencionas la fuente. Para cualquier otro uso, pregúntanos antes.

## Enlaces y responsabilidad

Algunos enlaces llevan a otros sitios, como los de nuestros aliados. No administramos esos sitios ni respondemos por lo que dicen. Respondemos por lo que aquí prometemos, dentro de los límites de la ley, pero no por gastos causados por hechos fuera de nuestro control.

## Cambios y preguntas

Podemos cambiar estos términos; la fecha de esta página indica la última vez que lo hicimos. Se aplica la ley mexicana, sin quitarte ningún derecho que te proteja como consumidor en el lugar donde vives. Si tienes preguntas, escribe a {{email}}.`,
				sv: `Villkoren gäller den här webbplatsen och biljetter till LATAM Nordics Summit i {{place}}. När du använder webbplatsen eller beställer en biljett godkänner du dem. Är något oklart, skriv till {{email}} innan du beställer.

## Informationen på webbplatsen

Vi skriver allt här med omsorg och rättar fel när vi hittar dem. Programmet kan ändå ändras: en talare kan bli sjuk, en programpunkt kan flytta till en annan sal eller en annan tid. Programmet på webbplatsen är alltid den senaste versionen. Skulle datumen eller staden ändras meddelar vi alla som har biljett.${invented.sv}

## Biljetter

Biljetter beställer du här på webbplatsen, utan konto: köpknappen öppnar ett formulär som visar vad allt kostar innan du skickar det. Så här går det sedan till:

- Biljetterna är reserverade direkt. På sidan för din beställning står hur mycket du ska betala, till vilket konto, med vilken referens och senast vilken dag pengarna ska vara framme. Om formuläret erbjuder kortbetalning betalar du på sidan för vår betaltjänst, och under tiden är biljetterna reserverade i 35 minuter.
- Kommer pengarna inte i tid går beställningen ut, och andra kan få biljetterna. Kommer de senare gäller beställningen ändå så länge det finns biljetter kvar; annars betalar vi tillbaka pengarna.
- När vi har fått din betalning finns ditt kvitto och dina biljetter på sidan för din beställning, varje biljett med en QR-kod som släpper in en person, en gång. Där kan du också ange deltagarnas namn.

Alla som har länken kan öppna sidan för din beställning, så behåll den för dig själv. Tappar du bort den hjälper ”Hitta din beställning” på biljettsidan dig till en ny.

Priserna anges i amerikanska dollar, med skatt inräknad. Vad som ingår i en biljett, och vad som inte gör det, står på biljettsidan. Resa och boende ingår aldrig.

## Om du inte kan komma

{{handOnRule}} Så länge du inte har betalat kan du avboka på sidan för din beställning och är då inte skyldig något.

{{cancelRule}} Om du varken kan komma, avboka eller hitta någon annan, skriv till {{email}} så letar vi efter en lösning tillsammans med dig. Om vi ställer in toppmötet, eller flyttar det till dagar då du inte kan komma, får du tillbaka det du har betalat för biljetterna. Om du betalar för mycket, till exempel två gånger, betalar vi tillbaka mellanskillnaden.

## Rabatter

Med minst {{groupMinimum}} biljetter i samma beställning kostar var och en {{groupDiscount}} procent mindre. Tidigbokningsrabatten gäller biljetter som beställs till och med den {{earlyBirdUntil}}. En rabattkod gäller för de biljetter, och till och med den dag, som vi anger när vi ger ut den. Varje biljett får en rabatt: den som ger dig lägst pris. Biljetter för studenter och forskare är till för dem som kan visa giltigt student- eller tjänstekort vid entrén.

## Workshoppar

Antalet platser på workshopparna är begränsat. Du anmäler dig när du har köpt din biljett, på sidan för workshoppen eller för biljetten. Först till kvarn gäller. Är en workshop fullbokad kan du ställa dig på väntelistan. När det är din tur erbjuds du platsen på sidan för biljetten, och vi håller den åt dig i 24 timmar. Därefter går den vidare till nästa. Kan du inte använda din plats, avanmäl dig där så att någon annan får den. Workshoppar som kostar ingår om alla workshoppar ingår i biljetten. Annars anmäler du dig och betalar på sidan för biljetten. Om vi flyttar en workshop får du besked, och om vi ställer in den betalar vi tillbaka det du har betalat för den.

## Möten

Ingår bokade affärsmöten i din biljett kan du, om du vill, delta i möten med andra deltagare: på sidan för biljetten skriver du en profil och väljer vilka du vill träffa. Vi planerar mötena för alla på en gång och mejlar dig. Hur många du får beror på vilka som deltar, och vi lovar inget möte med en viss person. Kan du inte komma säger du till i tid på sidan för biljetten. Köper du biljetten efter planeringen kan du fråga dem som är lediga samtidigt som du.

## Under toppmötet

Alla ska kunna delta tryggt och på lika villkor. Därför ber vi deltagare, talare, partner och personal att

- bemöta varandra med respekt, oavsett ursprung, språk, kön, ålder, tro eller funktionsförmåga,
- fråga innan de fotograferar eller spelar in andra,
- följa lokalens säkerhetsregler och personalens anvisningar.

Vi godtar inga trakasserier. Den som trakasserar andra eller utsätter dem för fara kan få lämna toppmötet utan att få pengarna tillbaka. Om något händer dig, vänd dig till personalen eller skriv till {{email}}.

## Innehåll och bilder

Texterna, teckningarna och de andra bilderna på webbplatsen tillhör arrangörerna. Du får gärna länka till alla sidor och citera korta stycken om du anger källan. Fråga oss innan du använder något annat.

## Länkar och ansvar

Vissa länkar leder till andra webbplatser, till exempel våra partners. Vi driver inte de webbplatserna och ansvarar inte för vad som står där. Vi ansvarar för det vi lovar här, inom lagens gränser, men inte för kostnader som beror på händelser utanför vår kontroll.

## Ändringar och frågor

Vi kan komma att ändra villkoren; datumet på sidan visar när det senast skedde. Mexikansk lag gäller, men den tar inte ifrån dig några rättigheter som skyddar dig som konsument där du bor. Har du frågor, skriv till {{email}}.`,
			},
			updatedOn: "2025-11-10",
		},
		{
			id: "privacy",
			title: { en: "Privacy policy", es: "Aviso de privacidad", sv: "Integritetspolicy" },
			summary: {
				en: "Which personal data this site stores, why, for how long, and how you can have it shown, corrected or deleted.",
				es: "Qué datos personales guarda este sitio, para qué, por cuánto tiempo y cómo puedes consultarlos, corregirlos o borrarlos.",
				sv: "Vilka personuppgifter webbplatsen sparar, varför och hur länge, och hur du får se, rätta eller radera dem.",
			},
			body: {
				en: `We store as little about you as we can: what you write to us, what a ticket order requires, and your address if you ask for the newsletter. The organizers of the LATAM Nordics Summit ({{address}}, {{place}}) are responsible for this data. To reach us, write to {{email}}.

We follow the Mexican data protection law (Ley Federal de Protección de Datos Personales en Posesión de los Particulares, LFPDPPP) and the General Data Protection Regulation of the European Union (GDPR). You have the same rights with us wherever you live.

## What we store and why

- When you send a message through the contact form, which the buttons of workshops open too: your name, email address, subject and message, the language you used and the time, and whether we have read and answered it. We need this to answer you and to arrange what you asked for.
- When you order tickets: your name and email address, the language you used, what you ordered and what it cost, and, if you enter them, the name, email address, company, job title and country of each attendee, and what the invoice needs: company, address, tax number and reference. Dietary and access needs are stored only if you or the attendee enter them: only the organizers see them, to prepare the kitchen and the rooms. The page doesn’t show them again, and you can delete them there at any time. If a ticket is given to someone else, we need the new attendee’s name, email address and language. We also store the history of the order: payments, workshop registrations, check-in, refunds, the invoice, the time of each, and copies of our emails about it. We need this to keep our contract with you, and the invoice because tax law requires it.
- When you take part in meetings: the languages and sectors you choose, what you offer and look for, an email address and a phone number if you enter them, whom you want to meet or not, and your meetings. Others who take part see your name, company, job title and country and what you offer and look for, unless you choose not to be visible: then only those whom you chose and meet see your name and company and what you look for. Your email address and phone number are seen only by those you have a meeting with, and only if you tick it. If you cancel a meeting, the other person reads the reason you give. A program plans the meetings by this, and organizers publish the plan. Nobody is told whom you do not want to meet.
- When you subscribe to the newsletter: your email address, the language you used, the time and when you confirmed it, and a copy of the email in which we asked you to. We need this to send you news about the summit, and your consent is the reason that we may.
- When you submit one of these forms: how often that was done from your network address, and how often a confirmation or a link to an order was asked for by your email address, both as a hash. A hash is a scrambled value that does not show the address itself. This limits how often a form can be sent and protects the site from misuse. How often wrong codes of discounts or tickets were tried from a network address is counted for some minutes in the server’s memory, and not kept.
- When you open a page: a line in the server’s log with the time, the page and how the server answered. It names neither you nor your network address.
- When the site refuses something, such as a form that is too long, is sent too often or was filled in by a robot, or what only organizers may do: that line of the log also names the network address and, if somebody is signed in, the username. This protects the site.
- When organizers sign in: their username and password, the password as a hash, the time and their browser, and what they change on the site. Whether signing in works or not, the server’s log names the network address and, if there is one of that name, the user; failures are counted. This protects the site.

You do not have to give us any of this in order to read the site.

## What we do not do

- We do not measure or follow visitors: there are no analytics and no tracking.
- We do not show advertising.
- Our pages load nothing from other companies, so nobody else learns that you were here.
- We do not sell or lend your data, and we make no automated decisions about you.

Share buttons and links to maps, partners and social networks lead to other sites, but only when you press them. From then on the rules of those sites apply.

## Where the data is and who sees it

Messages, newsletter addresses and orders are stored in the site’s own database. Only organizers, who have to sign in, can read them. They can save them as a file, for instance to send the newsletter, to print badges or for their accounts, and delete such files once they are no longer needed.

Anyone with the link to an order can see the order, and anyone with the QR code of a ticket can see the ticket and the name on it. We have no access to your bank account: we see only what our own bank tells us about a transfer. If you choose to pay by card, you do so on the page of our payment service, Stripe, which receives your order code, what you ordered, the amount, your email address and your language; your card number never reaches us.

We answer your message by email, with your words quoted: our answer is then in our mailbox and in yours. The emails of this site are sent through the mail server that we use, which passes them on to yours.

## Your rights

Write to {{email}} at any time if you want to:

- know which data we hold about you and receive a copy,
- have mistakes corrected,
- have your data deleted,
- unsubscribe from the newsletter or withdraw another consent,
- object to the way we use your data, or limit it.

It costs nothing. We have to keep the invoice of an order and its payments for as long as tax law requires, five years in Mexico. You can download and delete the rest yourself on your order page, or ask us to. We answer within twenty working days and may ask you to write from the email address concerned, so that we do not give your data to somebody else. If you are not satisfied with our answer, you may complain to the data protection authority in Mexico or in the country where you live.

## Cookies

The site uses very few cookies, and none of them to follow you. The page about cookies lists them all.

## Changes

If we begin to handle data in another way, we change this page first. The date on it says when its text last changed. The end of the page lists how long we currently keep each kind of data.`,
				es: `Guardamos lo menos posible sobre ti: lo que nos escribes, lo que requiere un pedido de boletos y, si pides el boletín, tu dirección de correo. El responsable de estos datos es el equipo organizador de la LATAM Nordics Summit ({{address}}, {{place}}). Para comunicarte con nosotros, escribe a {{email}}.

Cumplimos la Ley Federal de Protección de Datos Personales en Posesión de los Particulares (LFPDPPP) de México y el Reglamento General de Protección de Datos de la Unión Europea (RGPD, GDPR en inglés). Con nosotros tienes los mismos derechos, vivas donde vivas.

## Qué guardamos y para qué

- Cuando envías un mensaje por el formulario de contacto, que también abren los botones de los talleres: tu nombre, correo electrónico, asunto y mensaje, el idioma que usaste y la hora, y si ya lo leímos y respondimos. Lo necesitamos para responderte y para organizar lo que pediste.
- Cuando compras boletos: tu nombre y correo electrónico, el idioma que usaste, lo que compraste y cuánto costó y, si los escribes, el nombre, correo, empresa, puesto y país de cada asistente y los datos para el comprobante de compra o la factura: empresa, domicilio, número fiscal y referencia. Las necesidades de alimentación o accesibilidad se guardan solo si tú o el asistente las escriben: las ve únicamente el equipo organizador, para preparar la cocina y las salas. La página no las vuelve a mostrar, y ahí puedes borrarlas cuando quieras. Si un boleto pasa a otra persona, necesitamos su nombre, correo e idioma. También guardamos el historial del pedido: pagos, inscripciones a talleres, registro de entrada, reembolsos, comprobantes, la hora de cada cosa y copias de nuestros correos al respecto. Lo necesitamos para cumplir nuestro contrato contigo y, los comprobantes, porque la ley fiscal los exige.
- Cuando participas en reuniones: los idiomas y sectores que eliges, qué ofreces y qué buscas, un correo y un teléfono si los escribes, a quién quieres conocer o no, y tus reuniones. Las demás personas que participan ven tu nombre, empresa, puesto y país y lo que ofreces y buscas, a menos que elijas no ser visible: entonces solo quienes elegiste y tienen una reunión contigo ven tu nombre, tu empresa y lo que buscas. Tu correo y tu teléfono los ven solo quienes tienen una reunión contigo, y solo si lo marcas. Si cancelas una reunión, la otra persona lee el motivo que escribas. Un programa planea las reuniones con esto, y el equipo organizador publica el plan. A nadie se le dice a quién no quieres conocer.
- Cuando te suscribes al boletín: tu correo electrónico, el idioma que usaste, la hora y cuándo lo confirmaste, y una copia del correo en que te pedimos confirmarlo. Lo necesitamos para mandarte noticias de la cumbre, y podemos hacerlo porque tú lo consentiste.
- Cuando envías alguno de esos formularios: cuántas veces se hizo desde tu dirección de red y cuántas veces se pidió una confirmación o el enlace a un pedido para tu correo, ambos convertidos en un hash, es decir, en un código que no muestra la dirección. Sirve para limitar cuántas veces se envía un formulario y protege el sitio contra abusos. Cuántas veces se probaron códigos equivocados de descuentos o boletos desde una dirección de red se cuenta unos minutos en la memoria del servidor y no se guarda.
- Cuando abres una página: una línea en el registro del servidor con la hora, la página y cómo respondió el servidor. No te nombra a ti ni a tu dirección de red.
- Cuando el sitio rechaza algo, por ejemplo un formulario demasiado largo, enviado con demasiada frecuencia o llenado por un robot, o algo que solo puede hacer el equipo organizador: esa línea del registro anota también la dirección de red y, si alguien inició sesión, su usuario. Sirve para proteger el sitio.
- Cuando alguien del equipo organizador inicia sesión: su usuario y su contraseña, esta como hash, la hora y su navegador, y lo que cambia en el sitio. Lo logre o no, el registro del servidor anota la dirección de red y, si existe, el usuario; los intentos fallidos se cuentan. Sirve para proteger el sitio.

Para leer el sitio no tienes que darnos ninguno de estos datos.

## Qué no hacemos

- No medimos ni seguimos a quienes nos visitan: no hay herramientas de análisis ni de rastreo.
- No mostramos publicidad.
- Nuestras páginas no cargan nada de otras empresas, así que nadie más se entera de tu visita.
- No vendemos ni prestamos tus datos, y no tomamos decisiones automatizadas sobre ti.

Los botones para compartir y los enlaces a mapas, aliados y redes sociales llevan a otros sitios, pero solo cuando los presionas. A partir de ahí aplican las reglas de esos sitios.

## Dónde están los datos y quién los ve

Los mensajes, las direcciones del boletín y los pedidos se guardan en la base de datos del propio sitio. Solo puede leerlos el equipo organizador, después de iniciar sesión. Puede guardarlos en un archivo, por ejemplo para enviar el boletín, imprimir gafetes o llevar sus cuentas, y borra esos archivos cuando ya no los necesita.

Además, cualquier persona con el enlace a un pedido puede ver el pedido, y cualquier persona con el código QR de un boleto puede ver el boleto y el nombre que lleva. No tenemos acceso a tu cuenta bancaria: de una transferencia solo vemos lo que nos informa nuestro propio banco. Si eliges pagar con tarjeta, lo haces en la página de nuestro servicio de pagos, Stripe, que recibe el código de tu pedido, lo que compraste, el monto, tu correo y tu idioma; el número de tu tarjeta nunca llega a nosotros.

Respondemos a tu mensaje por correo y citamos lo que escribiste: la respuesta queda en nuestro buzón y en el tuyo. Los correos de este sitio salen por el servidor de correo que usamos, que los entrega al tuyo.

## Tus derechos

Tienes los derechos de acceso, rectificación, cancelación y oposición (ARCO). Escribe a {{email}} cuando quieras si deseas:

- saber qué datos tuyos tenemos y recibir una copia,
- corregir errores,
- borrar tus datos,
- darte de baja del boletín o retirar otro consentimiento,
- oponerte al uso que les damos o limitarlo.

No cuesta nada. Debemos conservar los comprobantes y los pagos de un pedido el tiempo que exige la ley fiscal, en México cinco años. Lo demás puedes descargarlo y borrarlo en la página de tu pedido, o pedirnos que lo borremos. Te respondemos en un máximo de veinte días hábiles y podemos pedirte que escribas desde el correo en cuestión, para no entregar tus datos a otra persona. Si nuestra respuesta no te convence, puedes presentar una queja ante la autoridad de protección de datos de México o del país donde vives.

## Cookies

El sitio usa muy pocas cookies, y ninguna para seguirte. La página sobre cookies las enumera todas.

## Cambios

Si empezamos a tratar los datos de otra manera, primero cambiamos esta página. Su fecha indica la última vez que cambió el texto. Al final de la página ves cuánto tiempo conservamos cada cosa, según los plazos vigentes.`,
				sv: `Vi sparar så lite som möjligt om dig: det du skriver till oss, det som en biljettbeställning kräver, och din e-postadress om du vill ha nyhetsbrevet. Personuppgiftsansvariga är arrangörerna av LATAM Nordics Summit ({{address}}, {{place}}). Skriv till {{email}} om du vill nå oss.

Vi följer Mexikos dataskyddslag (Ley Federal de Protección de Datos Personales en Posesión de los Particulares, LFPDPPP) och EU:s dataskyddsförordning (GDPR). Hos oss har du samma rättigheter var du än bor.

## Vad vi sparar och varför

- När du skickar ett meddelande via kontaktformuläret, som workshopparnas knappar också öppnar: ditt namn, din e-postadress, ämnet och meddelandet, vilket språk du använde och tidpunkten, och om vi har läst och besvarat det. Det behöver vi för att svara dig och ordna det du ber om.
- När du beställer biljetter: ditt namn, din e-postadress, vilket språk du använde, vad du beställde och vad det kostade och, om du fyller i dem, varje deltagares namn, e-postadress, företag, titel och land samt det som kvittot eller fakturan kräver: företag, adress, skattenummer och referens. Matönskemål och behov av tillgänglighet sparas bara om du eller deltagaren fyller i dem. Endast arrangörerna ser dem, för att kunna förbereda köket och salarna. Sidan visar dem inte igen, och du kan när som helst radera dem där. Om en biljett överlåts behöver vi den nya deltagarens namn, e-postadress och språk. Vi sparar också beställningens händelser: betalningar, anmälningar till workshoppar, incheckning, återbetalningar, kvitton och tidpunkten för allt detta, samt kopior av våra mejl om den. Det behöver vi för att hålla vårt avtal med dig, och kvittona för att skattelagen kräver dem.
- När du deltar i möten: de språk och branscher du väljer, vad du erbjuder och söker, en e-postadress och ett telefonnummer om du skriver dem, vilka du vill träffa eller inte, och dina möten. Andra som deltar ser ditt namn, ditt företag, din titel och ditt land samt vad du erbjuder och söker, om du inte väljer att inte synas: då ser bara de som du har valt och ska träffa ditt namn, ditt företag och vad du söker. Din e-postadress och ditt telefonnummer ser bara de som du har ett möte med, och bara om du kryssar i det. Om du ställer in ett möte läser den andra personen skälet som du skriver. Ett program planerar mötena utifrån detta, och arrangörerna publicerar planen. Ingen får veta vilka du inte vill träffa.
- När du prenumererar på nyhetsbrevet: din e-postadress, vilket språk du använde, tidpunkten och när du bekräftade den, och en kopia av mejlet där vi bad dig göra det. Det behöver vi för att skicka dig nyheter om toppmötet, och vi får göra det för att du har samtyckt.
- När du skickar något av formulären: hur ofta det har gjorts från din nätverksadress, och hur ofta en bekräftelse eller länken till en beställning har begärts för din e-postadress, båda som hashvärden, det vill säga förvrängda värden som inte visar själva adressen. Det begränsar hur ofta ett formulär kan skickas och skyddar webbplatsen mot missbruk. Hur ofta felaktiga koder för rabatter eller biljetter har prövats från en nätverksadress räknas i några minuter i serverns minne och sparas inte.
- När du öppnar en sida: en rad i serverns logg med tidpunkten, sidan och hur servern svarade. Den nämner varken dig eller din nätverksadress.
- När webbplatsen avvisar något, till exempel ett formulär som är för långt, skickas för ofta eller har fyllts i av en robot, eller något som bara arrangörer får göra: då nämner raden i loggen också nätverksadressen och, om någon är inloggad, användarnamnet. Det skyddar webbplatsen.
- När arrangörer loggar in: deras användarnamn och lösenord, lösenordet som hashvärde, tidpunkten och webbläsaren, och vad de ändrar på webbplatsen. Serverns logg nämner nätverksadressen och, om det finns någon med det namnet, användaren, vare sig inloggningen lyckas eller inte. Misslyckade försök räknas. Det skyddar webbplatsen.

Du behöver inte lämna några uppgifter alls för att läsa webbplatsen.

## Vad vi inte gör

- Vi mäter inte besök och följer inte besökare: här finns varken besöksstatistik eller spårning.
- Vi visar ingen reklam.
- Våra sidor hämtar ingenting från andra företag, så ingen annan får veta att du har varit här.
- Vi varken säljer eller lånar ut dina uppgifter, och vi fattar inga automatiska beslut om dig.

Delningsknappar och länkar till kartor, partner och sociala nätverk leder till andra webbplatser, men först när du klickar på dem. Därefter gäller de webbplatsernas regler.

## Var uppgifterna finns och vem som ser dem

Meddelanden, nyhetsbrevsadresser och beställningar sparas i webbplatsens egen databas. Bara arrangörerna kan läsa dem, och de måste logga in. De kan spara dem som en fil, till exempel för att skicka nyhetsbrevet, skriva ut namnskyltar eller sköta bokföringen, och raderar sådana filer när de inte längre behövs.

Den som har länken till en beställning kan se beställningen, och den som har QR-koden till en biljett kan se biljetten och namnet på den. Vi har ingen insyn i ditt bankkonto: om en överföring vet vi bara det som vår egen bank meddelar. Väljer du att betala med kort gör du det på vår betaltjänst Stripes sida; Stripe får veta beställningens kod, vad du har beställt, beloppet, din e-postadress och ditt språk. Kortets nummer når oss aldrig.

Vi svarar på ditt meddelande via mejl och citerar det du skrev: svaret finns sedan i vår brevlåda och i din. Webbplatsens mejl skickas via den e-postserver som vi använder, och den lämnar dem vidare till din.

## Dina rättigheter

Skriv när som helst till {{email}} om du vill

- veta vilka uppgifter vi har om dig och få en kopia,
- få fel rättade,
- få dina uppgifter raderade,
- avsluta nyhetsbrevet eller återkalla ett annat samtycke,
- invända mot hur vi använder dina uppgifter eller begränsa användningen.

Det kostar ingenting. Kvittot och betalningarna för en beställning måste vi spara så länge som skattelagen kräver, i Mexiko fem år. Resten kan du själv ladda ner och radera på sidan för din beställning, eller be oss radera. Vi svarar inom tjugo arbetsdagar och kan be dig att skriva från den e-postadress som saken gäller, så att vi inte lämnar ut dina uppgifter till någon annan. Är du inte nöjd med svaret kan du klaga hos dataskyddsmyndigheten i Mexiko eller i det land där du bor.

## Kakor

Webbplatsen använder mycket få kakor, och ingen av dem för att följa dig. På sidan om kakor står alla.

## Ändringar

Om vi börjar hantera uppgifter på något annat sätt ändrar vi först den här sidan. Datumet visar när texten senast ändrades. Sist på sidan står hur länge vi sparar de olika uppgifterna.`,
			},
			updatedOn: "2025-11-10",
		},
		{
			id: "cookies",
			title: { en: "Cookies", es: "Cookies", sv: "Kakor (cookies)" },
			summary: {
				en: "The few things this site remembers in your browser, what each is for and how you remove them.",
				es: "Lo poco que este sitio recuerda en tu navegador, para qué sirve cada cosa y cómo borrarla.",
				sv: "Det lilla som webbplatsen sparar i din webbläsare, vad det är till för och hur du tar bort det.",
			},
			body: {
				en: `This site asks for no consent to cookies, because it uses none that would require it. It remembers your choices, your place on a page and for a moment that you have ordered, keeps tickets if you press the button for it, keeps organizers signed in, and that is all. There are no cookies for analytics, advertising or tracking, and none from other companies.

A cookie is a small piece of text that a site asks your browser to keep and to send back with later visits. Browser storage is similar, but stays in your browser and is not sent along.

Everything that the site stores in your browser is listed at the end of this page. It is set by this site and can be read only by it. None of it holds your name, your email address or anything that tells you apart from other visitors, except the cookies for organizers, which recognize who has signed in, the one that remembers your order for half an hour, and tickets that you keep on the device, with all that stands on them.

## If you choose nothing

If you never press a language button, never change the theme and order no ticket, the site stores no cookie in your browser, and while a tab is open only how far down you were on its pages, so that Back leads there. The front page then follows the language that your browser asks for, and the theme is light. Every page has an address of its own in each language, so you can read the whole site without any cookie.

## How to remove them

You can delete cookies and stored entries at any time in your browser’s settings, usually under “Privacy” or “Site data”. You can also block them altogether. The site works just as well; it only forgets your choice of language and theme. Organizers do need their cookies to sign in, and signing out ends the session.

## Links to other sites

Share buttons send nothing to any network until you press them. Once you are on another site, such as a social network, a map, a partner’s page or the page of our payment service Stripe, that site may set cookies under its own rules.

## The rules we follow

Where a cookie counts as personal data, we observe the Mexican data protection law (LFPDPPP) and the General Data Protection Regulation (GDPR). The Privacy policy tells you what else we store, and which rights you have. Should we ever want to use cookies for something new, we will change this page first and ask you where the law requires it.

Any questions? Write to {{email}}.`,
				es: `Este sitio no te pide consentimiento para usar cookies porque no usa ninguna que lo requiera. Recuerda lo que eliges, en qué parte de una página estabas y, por un momento, que hiciste un pedido; guarda boletos si presionas el botón para eso, mantiene abierta la sesión del equipo organizador y nada más. No hay cookies de análisis, publicidad o rastreo, ni de otras empresas.

Una cookie es un texto breve que un sitio le pide a tu navegador que guarde y que envíe de vuelta en tus próximas visitas. El almacenamiento del navegador es parecido, pero se queda en tu equipo y no se envía.

Todo lo que el sitio guarda en tu navegador está en la lista al final de esta página. Lo crea este sitio y solo este sitio puede leerlo. Nada de eso contiene tu nombre, tu correo ni algo que te distinga de otros visitantes, salvo las cookies para el equipo organizador, que reconocen a quien inició sesión, la que recuerda tu pedido durante media hora y los boletos que guardas en el dispositivo, con todo lo que dicen.

## Si no eliges nada

Si nunca presionas un botón de idioma, ni cambias el tema, ni pides boletos, el sitio no guarda ninguna cookie en tu navegador, y mientras una pestaña está abierta, solo hasta dónde bajaste en sus páginas, para volver ahí con Atrás. En ese caso, la portada sigue el idioma que pide tu navegador y el tema es claro. Cada página tiene su propia dirección en cada idioma, así que puedes leer todo el sitio sin una sola cookie.

## Cómo borrarlas

Puedes borrar las cookies y las entradas guardadas cuando quieras en la configuración de tu navegador, por lo general en “Privacidad” o “Datos de sitios”. También puedes bloquearlas por completo. El sitio funciona igual de bien; solo olvida el idioma y el tema que elegiste. El equipo organizador sí necesita sus cookies para iniciar sesión, y al cerrarla la sesión termina.

## Enlaces a otros sitios

Los botones para compartir no envían nada a ninguna red hasta que los presionas. Una vez que estás en otro sitio, como una red social, un mapa, la página de un aliado o la de nuestro servicio de pagos Stripe, ese sitio puede usar cookies según sus propias reglas.

## Las reglas que seguimos

Cuando una cookie cuenta como dato personal, cumplimos la Ley Federal de Protección de Datos Personales en Posesión de los Particulares (LFPDPPP) y el Reglamento General de Protección de Datos (RGPD). El Aviso de privacidad explica qué más guardamos y qué derechos tienes. Si algún día queremos usar cookies para algo nuevo, primero cambiaremos esta página y te preguntaremos cuando la ley lo pida.

¿Tienes alguna duda? Escribe a {{email}}.`,
				sv: `Den här webbplatsen ber inte om samtycke till kakor, eftersom den inte använder några som kräver det. Den kommer ihåg dina val, var på en sida du var och en stund att du har beställt, sparar biljetter om du trycker på knappen för det, håller arrangörerna inloggade, och det är allt. Här finns inga kakor för besöksstatistik, reklam eller spårning, och inga från andra företag.

En kaka (cookie) är en liten text som en webbplats ber din webbläsare att spara och skicka tillbaka vid senare besök. Webbläsarens lagring liknar kakor, men innehållet stannar i webbläsaren och skickas inte med.

Allt som webbplatsen sparar i din webbläsare står i listan sist på sidan. Det sätts av den här webbplatsen och kan bara läsas av den. Inget av det innehåller ditt namn, din e-postadress eller något annat som skiljer dig från andra besökare, utom kakorna för arrangörer, som känner igen den som har loggat in, den som kommer ihåg din beställning i en halvtimme och biljetter som du sparar på enheten, med allt som står på dem.

## Om du inte väljer något

Om du aldrig trycker på en språkknapp, aldrig byter tema och inte beställer någon biljett sparar webbplatsen ingen kaka i din webbläsare, och så länge en flik är öppen bara hur långt ned du var på sidorna, så att bakåtknappen leder dit. Startsidan följer då det språk som webbläsaren ber om, och temat är ljust. Varje sida har en egen adress på varje språk, så du kan läsa hela webbplatsen utan en enda kaka.

## Så tar du bort dem

Du kan när som helst radera kakor och sparade poster i webbläsarens inställningar, oftast under ”Integritet” eller ”Webbplatsdata”. Du kan också blockera dem helt. Webbplatsen fungerar lika bra ändå; den glömmer bara ditt val av språk och tema. Arrangörerna behöver sina kakor för att logga in, och när de loggar ut avslutas sessionen.

## Länkar till andra webbplatser

Delningsknapparna skickar ingenting till något nätverk förrän du klickar på dem. När du väl är på en annan webbplats, till exempel ett socialt nätverk, en karta, en partners sida eller vår betaltjänst Stripes sida, kan den sätta kakor enligt sina egna regler.

## Reglerna vi följer

När en kaka räknas som personuppgift följer vi Mexikos dataskyddslag (LFPDPPP) och EU:s dataskyddsförordning (GDPR). I integritetspolicyn står vad vi sparar i övrigt och vilka rättigheter du har. Om vi någon gång vill använda kakor till något nytt ändrar vi först den här sidan och frågar dig när lagen kräver det.

Undrar du över något? Skriv till {{email}}.`,
			},
			updatedOn: "2025-11-10",
		},
	];
	return pages.map((page) => ({ ...page, format: "markdown" }));
}

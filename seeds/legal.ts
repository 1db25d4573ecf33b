import type { LegalPage } from "../app/domain/legal/schema.ts";

export const legalPages: LegalPage[] = [
	{
		id: "terms",
		title: { en: "Terms of service", es: "Términos del servicio", sv: "Användarvillkor" },
		summary: {
			en: "What you can expect from this website and from the summit, and what we ask of you in return.",
			es: "Qué puedes esperar de este sitio y de la cumbre, y qué te pedimos a cambio.",
			sv: "Vad du kan vänta dig av webbplatsen och av toppmötet, och vad vi ber dig om.",
		},
		body: {
			en: `These terms apply to this website and to tickets for the LATAM Nordics Summit, held on {{dates}} at {{venue}} in {{city}}, {{country}}. By using the site or asking for a ticket you accept them. If something is unclear, write to {{email}} before you book.

## Information on this site

We write everything here with care and correct mistakes when we find them. Even so, the programme may change: a speaker can fall ill, a session can move to another room or another hour. The agenda on this site is always the latest version. If the dates or the city should change, we tell everyone who has a ticket by e-mail.

The people and companies shown on this site are samples and invented. Any likeness to real ones is a coincidence.

## Tickets

Tickets are at present arranged by message with the organisers. The Buy button opens a message form in which the kind of ticket is already filled in. Sending the form does not cost anything and does not bind you. This is what happens next:

- We answer by e-mail, confirm that there is room and tell you how to pay.
- Your place is yours when you have our confirmation.
- If you cannot come, you may pass your ticket on to somebody else: tell us the name in advance.

Prices are given in US dollars. What a ticket includes, and what it does not, is written on the ticket page. Travel and accommodation are never included.

## Discounts

Groups of {{groupMinimum}} or more get a group discount when they book together. The early-bird discount applies to tickets booked by {{earlyBirdUntil}}. Student and academic tickets are for those who can show a valid university card at the entrance.

## Workshops

Spaces in workshops are limited. You register after buying a ticket, and places go first come, first served. If you cannot use your place, give it back so that somebody else can have it.

## At the summit

Everyone should be able to take part safely and at ease. We therefore ask all attendees, speakers, partners and staff to:

- treat one another with respect, whatever their origin, language, gender, age, belief or ability,
- ask before photographing or recording other people,
- follow the safety rules of the venue and the instructions of the staff.

We do not accept harassment in any form. Anyone who harasses others, or puts them in danger, may have to leave without a refund. If something happens to you, speak to the staff or call {{phone}}.

## Content and pictures

The texts, drawings and other pictures on this site belong to the organisers. You are welcome to link to any page and to quote short passages if you name the source. Ask us before you use anything else.

## Links and liability

Some links lead to other sites, such as those of our partners. We do not run those sites and do not answer for what they say. We are responsible for what we promise here, within the limits of the law, but not for costs caused by events beyond our control.

## Changes and questions

We may change these terms; the date on this page says when that last happened. Mexican law applies, without taking away any right that protects you as a consumer where you live. Questions go to {{email}}.`,
			es: `Estos términos valen para este sitio y para los boletos de la LATAM Nordics Summit ({{dates}}), que se realiza en {{venue}}, en {{city}}, {{country}}. Al usar el sitio o pedir un boleto los aceptas. Si algo no queda claro, escribe a {{email}} antes de reservar.

## La información de este sitio

Escribimos todo con cuidado y corregimos los errores en cuanto los encontramos. Aun así, el programa puede cambiar: un ponente puede enfermarse, una sesión puede pasar a otra sala o a otra hora. La agenda de este sitio es siempre la versión más reciente. Si cambiaran las fechas o la ciudad, avisaremos por correo electrónico a todas las personas que tengan boleto.

Las personas y empresas que aparecen en este sitio son ejemplos inventados. Cualquier parecido con la realidad es coincidencia.

## Boletos

Por ahora, los boletos se acuerdan por mensaje con el equipo organizador. El botón Comprar abre un formulario de mensaje donde el tipo de boleto ya viene escrito. Enviarlo no cuesta nada ni te compromete. Después pasa lo siguiente:

- Te respondemos por correo electrónico, confirmamos que hay lugar y te decimos cómo pagar.
- El lugar es tuyo cuando tienes nuestra confirmación.
- Si no puedes venir, puedes ceder tu boleto a otra persona: dinos su nombre con anticipación.

Los precios están en dólares estadounidenses. Lo que incluye cada boleto, y lo que no, está escrito en la página de boletos. El viaje y el hospedaje nunca están incluidos.

## Descuentos

Los grupos de {{groupMinimum}} personas o más tienen descuento si reservan juntos. El descuento por compra anticipada vale para los boletos reservados hasta el {{earlyBirdUntil}}. Los boletos estudiantiles y académicos son para quienes muestren una credencial vigente en la entrada.

## Talleres

El cupo de los talleres es limitado. Te inscribes después de comprar tu boleto, y los lugares se asignan por orden de inscripción. Si no vas a usar tu lugar, libéralo para que alguien más lo aproveche.

## Durante la cumbre

Todas las personas deben poder participar con seguridad y a gusto. Por eso pedimos a asistentes, ponentes, aliados y personal:

- tratarse con respeto, sin importar origen, idioma, género, edad, creencias o capacidades,
- pedir permiso antes de fotografiar o grabar a otras personas,
- seguir las reglas de seguridad de la sede y las indicaciones del personal.

No toleramos el acoso en ninguna forma. A quien acose a otras personas o las ponga en peligro podemos pedirle que se retire, sin reembolso. Si te pasa algo, acércate al personal o llama al {{phone}}.

## Contenido e imágenes

Los textos, dibujos y demás imágenes de este sitio pertenecen al equipo organizador. Puedes enlazar cualquier página y citar fragmentos breves si mencionas la fuente. Para cualquier otro uso, pregúntanos antes.

## Enlaces y responsabilidad

Algunos enlaces llevan a otros sitios, como los de nuestros aliados. No administramos esos sitios ni respondemos por lo que dicen. Respondemos por lo que aquí prometemos, dentro de los límites de la ley, pero no por gastos causados por hechos fuera de nuestro control.

## Cambios y preguntas

Podemos cambiar estos términos; la fecha de esta página indica la última vez que lo hicimos. Se aplica la ley mexicana, sin quitarte ningún derecho que te proteja como consumidor en el lugar donde vives. Si tienes preguntas, escribe a {{email}}.`,
			sv: `Villkoren gäller den här webbplatsen och biljetter till LATAM Nordics Summit, som hålls den {{dates}} på {{venue}} i {{city}}, {{country}}. När du använder webbplatsen eller beställer en biljett godkänner du dem. Är något oklart, skriv till {{email}} innan du bokar.

## Informationen på webbplatsen

Vi skriver allt här med omsorg och rättar fel när vi hittar dem. Programmet kan ändå ändras: en talare kan bli sjuk, en programpunkt kan flytta till en annan sal eller en annan tid. Programmet på webbplatsen är alltid den senaste versionen. Skulle datumen eller staden ändras meddelar vi alla som har biljett via e-post.

Personerna och företagen på webbplatsen är påhittade exempel. Alla likheter med verkligheten är en slump.

## Biljetter

För närvarande bokas biljetter genom ett meddelande till arrangörerna. Köpknappen öppnar ett formulär där biljettypen redan är ifylld. Det kostar ingenting att skicka formuläret, och du binder dig inte till något. Så här går det sedan till:

- Vi svarar via e-post, bekräftar att det finns plats och berättar hur du betalar.
- Platsen är din när du har fått vår bekräftelse.
- Kan du inte komma får du lämna biljetten vidare till någon annan: meddela oss namnet i förväg.

Priserna anges i amerikanska dollar. Vad som ingår i en biljett, och vad som inte gör det, står på biljettsidan. Resa och boende ingår aldrig.

## Rabatter

Grupper om minst {{groupMinimum}} personer får grupprabatt när de bokar tillsammans. Tidigbokningsrabatten gäller biljetter som bokas till och med den {{earlyBirdUntil}}. Biljetter för studenter och akademi är till för dem som kan visa giltigt student- eller tjänstekort vid entrén.

## Workshoppar

Antalet platser på workshopparna är begränsat. Du anmäler dig när du har köpt din biljett, och först till kvarn gäller. Kan du inte använda din plats, lämna tillbaka den så att någon annan får den.

## Under toppmötet

Alla ska kunna delta tryggt och på lika villkor. Därför ber vi deltagare, talare, partner och personal att

- bemöta varandra med respekt, oavsett ursprung, språk, kön, ålder, tro eller funktionsförmåga,
- fråga innan de fotograferar eller spelar in andra,
- följa lokalens säkerhetsregler och personalens anvisningar.

Vi godtar inga trakasserier. Den som trakasserar andra eller utsätter dem för fara kan få lämna toppmötet utan att få pengarna tillbaka. Om något händer dig, vänd dig till personalen eller ring {{phone}}.

## Innehåll och bilder

Texterna, teckningarna och de andra bilderna på webbplatsen tillhör arrangörerna. Du får gärna länka till alla sidor och citera korta stycken om du anger källan. Fråga oss innan du använder något annat.

## Länkar och ansvar

Vissa länkar leder till andra webbplatser, till exempel våra partners. Vi driver inte de webbplatserna och ansvarar inte för vad som står där. Vi ansvarar för det vi lovar här, inom lagens gränser, men inte för kostnader som beror på händelser utanför vår kontroll.

## Ändringar och frågor

Vi kan komma att ändra villkoren; datumet på sidan visar när det senast skedde. Mexikansk lag gäller, men den tar inte ifrån dig några rättigheter som skyddar dig som konsument där du bor. Har du frågor, skriv till {{email}}.`,
		},
		updatedOn: "2025-09-01",
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
			en: `We store as little about you as we can: what you write to us, and your address if you ask for the newsletter. The organisers of the LATAM Nordics Summit, {{address}}, {{city}}, {{country}}, are responsible for this data. You reach us at {{email}}.

We follow the Mexican data protection law (Ley Federal de Protección de Datos Personales en Posesión de los Particulares, LFPDPPP) and the General Data Protection Regulation of the European Union (GDPR). You have the same rights with us wherever you live.

## What we store and why

- When you send a message through the contact form or a ticket form: your name, e-mail address, subject and message, the language you used and the time. We need this to answer you and to arrange what you asked for.
- When you sign up for the newsletter: your e-mail address, the language you used and the time. We need this to send you news about the summit, and your consent is the reason that we may.
- When you submit a form: a hashed form of your network address. A hash is a scrambled value that does not show the address itself. It limits how often a form can be sent, protects the site from misuse and is kept for at most an hour.

You do not have to give us any of this in order to read the site.

## What we do not do

- We do not measure or follow visitors: there are no analytics and no tracking.
- We do not show advertising.
- Our pages load nothing from other companies, so nobody else learns that you were here.
- We do not sell or lend your data, and we make no automated decisions about you.

Share buttons and links to maps, partners and social networks lead to other sites, but only when you press them. From then on the rules of those sites apply.

## Where the data is and who sees it

Messages and newsletter addresses are stored in the site’s own database. Only the organisers, who have to log in, can read them.

## How long we keep it

We keep a message until the matter is settled and no law obliges us to keep it longer. We keep your newsletter address until you leave the list by the link in a letter or ask us to remove it, and forget it within days if you do not confirm it. Copies of mails that the site has sent are deleted after a month.

## Your rights

Write to {{email}} at any time if you want to:

- know which data we hold about you and receive a copy,
- have mistakes corrected,
- have your data deleted,
- leave the newsletter or withdraw another consent,
- object to the way we use your data, or limit it.

It costs nothing. We answer within twenty working days and may ask you to write from the e-mail address concerned, so that we do not give your data to somebody else. If you are not satisfied with our answer, you may complain to the data protection authority in Mexico or in the country where you live.

## Cookies

The site uses very few cookies, and none of them to follow you. The page about cookies lists them all.

## Changes

If we begin to handle data in another way, we change this page first. The date on it says when that last happened.`,
			es: `Guardamos lo menos posible sobre ti: lo que nos escribes y, si pides el boletín, tu dirección de correo. El responsable de estos datos es el equipo organizador de la LATAM Nordics Summit, con domicilio en {{address}}, {{city}}, {{country}}. Nos encuentras en {{email}}.

Cumplimos la Ley Federal de Protección de Datos Personales en Posesión de los Particulares (LFPDPPP) de México y el Reglamento General de Protección de Datos de la Unión Europea (RGPD, GDPR en inglés). Con nosotros tienes los mismos derechos, vivas donde vivas.

## Qué guardamos y para qué

- Cuando envías un mensaje por el formulario de contacto o de boletos: tu nombre, correo electrónico, asunto y mensaje, el idioma que usaste y la hora. Lo necesitamos para responderte y para organizar lo que pediste.
- Cuando te suscribes al boletín: tu correo electrónico, el idioma que usaste y la hora. Lo necesitamos para mandarte noticias de la cumbre, y podemos hacerlo porque tú lo consentiste.
- Cuando envías un formulario: tu dirección de red convertida en un hash, es decir, en un código que no muestra la dirección. Sirve para limitar cuántas veces se envía un formulario, protege el sitio contra abusos y se conserva una hora como máximo.

Para leer el sitio no tienes que darnos ninguno de estos datos.

## Qué no hacemos

- No medimos ni seguimos a quienes nos visitan: no hay herramientas de análisis ni de rastreo.
- No mostramos publicidad.
- Nuestras páginas no cargan nada de otras empresas, así que nadie más se entera de tu visita.
- No vendemos ni prestamos tus datos, y no tomamos decisiones automatizadas sobre ti.

Los botones para compartir y los enlaces a mapas, aliados y redes sociales llevan a otros sitios, pero solo cuando los presionas. A partir de ahí valen las reglas de esos sitios.

## Dónde están los datos y quién los ve

Los mensajes y las direcciones del boletín se guardan en la base de datos del propio sitio. Solo puede leerlos el equipo organizador, después de iniciar sesión.

## Cuánto tiempo los conservamos

Conservamos un mensaje hasta que el asunto se resuelve y ninguna ley nos obliga a guardarlo más. Conservamos tu correo en el boletín hasta que te des de baja con el enlace de una carta o nos pidas quitarlo, y lo olvidamos en unos días si no lo confirmas. Las copias de los correos que envía el sitio se borran después de un mes.

## Tus derechos

Tienes los derechos de acceso, rectificación, cancelación y oposición (ARCO). Escribe a {{email}} cuando quieras si deseas:

- saber qué datos tuyos tenemos y recibir una copia,
- corregir errores,
- borrar tus datos,
- salir del boletín o retirar otro consentimiento,
- oponerte al uso que les damos o limitarlo.

No cuesta nada. Te respondemos en un máximo de veinte días hábiles y podemos pedirte que escribas desde el correo en cuestión, para no entregar tus datos a otra persona. Si nuestra respuesta no te convence, puedes presentar una queja ante la autoridad de protección de datos de México o del país donde vives.

## Cookies

El sitio usa muy pocas cookies, y ninguna para seguirte. La página sobre cookies las enumera todas.

## Cambios

Si empezamos a tratar los datos de otra manera, primero cambiamos esta página. Su fecha indica la última vez que lo hicimos.`,
			sv: `Vi sparar så lite som möjligt om dig: det du skriver till oss, och din e-postadress om du vill ha nyhetsbrevet. Personuppgiftsansvariga är arrangörerna av LATAM Nordics Summit, {{address}}, {{city}}, {{country}}. Du når oss på {{email}}.

Vi följer Mexikos dataskyddslag (Ley Federal de Protección de Datos Personales en Posesión de los Particulares, LFPDPPP) och EU:s dataskyddsförordning (GDPR). Hos oss har du samma rättigheter var du än bor.

## Vad vi sparar och varför

- När du skickar ett meddelande via kontakt- eller biljettformuläret: ditt namn, din e-postadress, ämnet och meddelandet, vilket språk du använde och tidpunkten. Det behöver vi för att svara dig och ordna det du ber om.
- När du anmäler dig till nyhetsbrevet: din e-postadress, vilket språk du använde och tidpunkten. Det behöver vi för att skicka dig nyheter om toppmötet, och vi får göra det för att du har samtyckt.
- När du skickar ett formulär: din nätverksadress som ett hashvärde, det vill säga ett förvrängt värde som inte visar själva adressen. Det begränsar hur ofta ett formulär kan skickas, skyddar webbplatsen mot missbruk och sparas i högst en timme.

Du behöver inte lämna några uppgifter alls för att läsa webbplatsen.

## Vad vi inte gör

- Vi mäter inte besök och följer inte besökare: här finns varken besöksstatistik eller spårning.
- Vi visar ingen reklam.
- Våra sidor hämtar ingenting från andra företag, så ingen annan får veta att du har varit här.
- Vi varken säljer eller lånar ut dina uppgifter, och vi fattar inga automatiska beslut om dig.

Delningsknappar och länkar till kartor, partner och sociala nätverk leder till andra webbplatser, men först när du klickar på dem. Därefter gäller de webbplatsernas regler.

## Var uppgifterna finns och vem som ser dem

Meddelanden och nyhetsbrevsadresser sparas i webbplatsens egen databas. Bara arrangörerna kan läsa dem, och de måste logga in.

## Hur länge vi sparar dem

Vi sparar ett meddelande tills ärendet är avslutat och ingen lag kräver att vi behåller det längre. Din adress för nyhetsbrevet sparar vi tills du avslutar via länken i ett brev eller ber oss ta bort den, och glömmer den inom några dagar om du inte bekräftar den. Kopior av mejl som webbplatsen har skickat raderas efter en månad.

## Dina rättigheter

Skriv när som helst till {{email}} om du vill

- veta vilka uppgifter vi har om dig och få en kopia,
- få fel rättade,
- få dina uppgifter raderade,
- lämna nyhetsbrevet eller återkalla ett annat samtycke,
- invända mot hur vi använder dina uppgifter eller begränsa användningen.

Det kostar ingenting. Vi svarar inom tjugo arbetsdagar och kan be dig att skriva från den e-postadress som saken gäller, så att vi inte lämnar ut dina uppgifter till någon annan. Är du inte nöjd med svaret kan du klaga hos dataskyddsmyndigheten i Mexiko eller i det land där du bor.

## Kakor

Webbplatsen använder mycket få kakor, och ingen av dem för att följa dig. På sidan om kakor står alla.

## Ändringar

Om vi börjar hantera uppgifter på något annat sätt ändrar vi först den här sidan. Datumet visar när det senast skedde.`,
		},
		updatedOn: "2025-09-01",
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
			en: `This site asks for no consent to cookies, because it uses none that would require it. It remembers your choices, keeps organisers logged in, and that is all. There are no cookies for analytics, advertising or tracking, and none from other companies.

A cookie is a small piece of text that a site asks your browser to keep and to send back with later visits. Browser storage is similar, but stays in your browser and is not sent along.

## What may be stored in your browser

- The cookie “lng” remembers the language you chose: English, Spanish or Swedish. It is set when you press a language button and stays for a year. Thanks to it the front page opens in your language next time.
- The cookie “theme” remembers whether you chose the light, the dark or the system theme. It is set only if your browser runs without JavaScript, when you choose a theme, and stays for a year.
- The entry “ui-theme” in the browser’s storage does the same when JavaScript runs. It is not sent to us.
- A session cookie keeps organisers logged in to the admin area. Visitors who do not log in never receive it.

All of these are first-party: they are set by this site and can be read only by it. None of them holds your name, your e-mail address or anything that tells you apart from other visitors, except the organisers’ session cookie, which recognises the one who logged in.

## If you choose nothing

If you never press a language button and never change the theme, the site stores nothing in your browser. The front page then follows the language that your browser asks for, and the theme is light. Every page has an address of its own in each language, so you can read the whole site without any cookie.

## How to remove them

You can delete cookies and stored entries at any time in your browser’s settings, usually under “Privacy” or “Site data”. You can also block them altogether. The site works just as well; it only forgets your choice of language and theme. Organisers do need their session cookie to log in, and logging out ends the session.

## Links to other sites

Share buttons send nothing to any network until you press them. Once you are on another site, such as a social network, a map or a partner’s page, that site may set cookies under its own rules.

## The rules we follow

Where a cookie counts as personal data, we observe the Mexican data protection law (LFPDPPP) and the General Data Protection Regulation (GDPR). The Privacy policy tells you what else we store, and which rights you have. Should we ever want to use cookies for something new, we will change this page first and ask you where the law requires it.

Do you wonder about anything? Write to {{email}}.`,
			es: `Este sitio no te pide consentimiento para usar cookies porque no usa ninguna que lo requiera. Recuerda lo que eliges, mantiene abierta la sesión del equipo organizador y nada más. No hay cookies de análisis, publicidad o rastreo, ni de otras empresas.

Una cookie es un texto breve que un sitio le pide a tu navegador que guarde y que envíe de vuelta en tus próximas visitas. El almacenamiento del navegador es parecido, pero se queda en tu equipo y no se envía.

## Qué puede guardarse en tu navegador

- La cookie “lng” recuerda el idioma que elegiste: español, inglés o sueco. Se crea cuando presionas un botón de idioma y dura un año. Gracias a ella, la portada se abre en tu idioma la próxima vez.
- La cookie “theme” recuerda si elegiste el tema claro, el oscuro o el del sistema. Solo se crea si tu navegador funciona sin JavaScript y eliges un tema, y dura un año.
- La entrada “ui-theme”, en el almacenamiento del navegador, hace lo mismo cuando hay JavaScript. No se nos envía.
- Una cookie de sesión mantiene dentro del área de administración a quienes organizan la cumbre. Si no inicias sesión, nunca la recibes.

Todas son propias: las crea este sitio y solo este sitio puede leerlas. Ninguna contiene tu nombre, tu correo ni nada que te distinga de otros visitantes, salvo la cookie de sesión, que reconoce a quien entró al área de administración.

## Si no eliges nada

Si nunca presionas un botón de idioma ni cambias el tema, el sitio no guarda nada en tu navegador. En ese caso, la portada sigue el idioma que pide tu navegador y el tema es claro. Cada página tiene su propia dirección en cada idioma, así que puedes leer todo el sitio sin una sola cookie.

## Cómo borrarlas

Puedes borrar las cookies y las entradas guardadas cuando quieras en la configuración de tu navegador, por lo general en “Privacidad” o “Datos de sitios”. También puedes bloquearlas por completo. El sitio funciona igual de bien; solo olvida el idioma y el tema que elegiste. El equipo organizador sí necesita su cookie de sesión para entrar, y al salir la sesión termina.

## Enlaces a otros sitios

Los botones para compartir no envían nada a ninguna red hasta que los presionas. Una vez que estás en otro sitio, como una red social, un mapa o la página de un aliado, ese sitio puede usar cookies según sus propias reglas.

## Las reglas que seguimos

Cuando una cookie cuenta como dato personal, cumplimos la Ley Federal de Protección de Datos Personales en Posesión de los Particulares (LFPDPPP) y el Reglamento General de Protección de Datos (RGPD). El Aviso de privacidad explica qué más guardamos y qué derechos tienes. Si algún día queremos usar cookies para algo nuevo, primero cambiaremos esta página y te preguntaremos cuando la ley lo pida.

¿Tienes alguna duda? Escribe a {{email}}.`,
			sv: `Den här webbplatsen ber inte om samtycke till kakor, eftersom den inte använder några som kräver det. Den kommer ihåg dina val och håller arrangörerna inloggade, och det är allt. Här finns inga kakor för besöksstatistik, reklam eller spårning, och inga från andra företag.

En kaka (cookie) är en liten text som en webbplats ber din webbläsare att spara och skicka tillbaka vid senare besök. Webbläsarens lagring liknar kakor, men innehållet stannar i webbläsaren och skickas inte med.

## Vad som kan sparas i din webbläsare

- Kakan ”lng” kommer ihåg vilket språk du har valt: svenska, engelska eller spanska. Den sätts när du trycker på en språkknapp och finns kvar i ett år. Tack vare den öppnas startsidan på ditt språk nästa gång.
- Kakan ”theme” kommer ihåg om du har valt ljust tema, mörkt tema eller systemets tema. Den sätts när du väljer tema, men bara om din webbläsare kör utan JavaScript, och finns kvar i ett år.
- Posten ”ui-theme” i webbläsarens lagring gör samma sak när JavaScript är på. Den skickas inte till oss.
- En sessionskaka håller arrangörerna inloggade i administrationen. Den som inte loggar in får den aldrig.

Allt detta är webbplatsens eget: det sätts av den här webbplatsen och kan bara läsas av den. Inget av det innehåller ditt namn, din e-postadress eller något annat som skiljer dig från andra besökare, utom arrangörernas sessionskaka, som känner igen den som har loggat in.

## Om du inte väljer något

Om du aldrig trycker på en språkknapp och aldrig byter tema sparar webbplatsen ingenting i din webbläsare. Startsidan följer då det språk som webbläsaren ber om, och temat är ljust. Varje sida har en egen adress på varje språk, så du kan läsa hela webbplatsen utan en enda kaka.

## Så tar du bort dem

Du kan när som helst radera kakor och sparade poster i webbläsarens inställningar, oftast under ”Integritet” eller ”Webbplatsdata”. Du kan också blockera dem helt. Webbplatsen fungerar lika bra ändå; den glömmer bara ditt val av språk och tema. Arrangörerna behöver sin sessionskaka för att logga in, och när de loggar ut avslutas sessionen.

## Länkar till andra webbplatser

Delningsknapparna skickar ingenting till något nätverk förrän du klickar på dem. När du väl är på en annan webbplats, till exempel ett socialt nätverk, en karta eller en partners sida, kan den sätta kakor enligt sina egna regler.

## Reglerna vi följer

När en kaka räknas som personuppgift följer vi Mexikos dataskyddslag (LFPDPPP) och EU:s dataskyddsförordning (GDPR). I integritetspolicyn står vad vi sparar i övrigt och vilka rättigheter du har. Om vi någon gång vill använda kakor till något nytt ändrar vi först den här sidan och frågar dig när lagen kräver det.

Undrar du över något? Skriv till {{email}}.`,
		},
		updatedOn: "2025-09-01",
	},
];

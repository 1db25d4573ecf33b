import type { WorkshopRecord } from "#app/domain/program/workshop/schema.ts";

/** Everything else of a workshop is in the agenda. */
export const workshops: WorkshopRecord[] = [
	{
		id: "hear-the-leak",
		description: {
			en: `Press a microphone to a pipe, hear what is wrong and wire up a sensor that hears it for you.

Valentina brings the pipes, the water and the leaks. You press a contact microphone to the metal, learn to hear a leak through the ordinary flow and wire the microphone to a small board that sends the sound to your screen. Somebody at the next table opens a tap at random, and your code has to notice.

You need no experience with electronics, only patience and one good ear. The boards, cables and headphones are on the tables.

## You will take home

- The list of parts, which cost less than 20 dollars, and the code that runs on them.
- A sketch of where to put the first three sensors in your own building.
- Four recordings to practice on: flow, tap, leak and bus passing overhead.`,
			es: `Pega un micrófono a un tubo, escucha qué anda mal y arma un sensor que lo oiga por ti.

Valentina pone los tubos, el agua y las fugas. Pegas un micrófono de contacto al metal, aprendes a distinguir de oído una fuga y conectas el micrófono a una plaquita que manda el sonido a tu pantalla. En la mesa de al lado alguien abre una llave cuando quiere, y tu código tiene que darse cuenta.

No necesitas saber de electrónica, solo paciencia y buen oído. Las placas, los cables y los audífonos están en las mesas.

## Te llevas

- La lista de componentes, que cuestan menos de 20 dólares, y el código que corre en ellos.
- Un croquis de dónde colocar los tres primeros sensores en tu edificio.
- Cuatro grabaciones para practicar: flujo, llave abierta, fuga y un camión que pasa por encima.`,
			sv: `Sätt en mikrofon mot ett rör, hör vad som är fel och koppla ihop en sensor som hör det åt dig.

Valentina har med sig rör, vatten och läckor. Du sätter en kontaktmikrofon mot metallen, lär dig höra skillnaden mellan vanligt flöde och läcka och kopplar mikrofonen till ett litet kretskort som skickar ljudet till skärmen. Vid bordet intill öppnar någon en kran när det passar, och din kod ska märka det.

Du behöver inte kunna elektronik, bara ha tålamod och ett bra öra. Kretskort, kablar och hörlurar finns på borden.

## Det här tar du med dig

- Listan över komponenter, som kostar under 20 dollar, och koden som körs på dem.
- En skiss över var de tre första sensorerna ska sitta i din egen byggnad.
- Fyra inspelningar att öva på: flöde, kran, läcka och en buss som kör förbi ovanför.`,
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
			en: `Negotiate a wind farm from both sides of the table, and learn whom to consult before you draw a line.

You take one side of a table where an energy company meets a fishing village, then change chairs and argue for the other. Kasper, who has signed eleven offshore projects and turned down four, stops the game whenever a promise sounds too good.

In the second hour you draw your own project, a wind farm, a mine or a depot, and mark everyone within sight, hearing and smell of it. The group next to you plays the one you forgot.

## You will take home

- A map of the people to consult before your project starts, in order.
- Five questions to put to them, and the one never to open with.
- The wording of a promise that a village can check after a year.`,
			es: `Negocia un parque eólico desde los dos lados de la mesa y aprende a quién consultar antes de trazar nada.

Te sientas a una mesa en la que una empresa de energía negocia con un pueblo pesquero; luego cambias de silla y defiendes al otro lado. Kasper, que ha firmado once proyectos marinos y rechazado cuatro, detiene el juego cada vez que una promesa suena demasiado bonita.

En la segunda hora dibujas tu propio proyecto, un parque eólico, una mina o un almacén, y marcas a todos los que lo van a ver, oír u oler. El grupo de al lado representa a quien se te olvidó.

## Te llevas

- Un mapa de las personas que debes consultar antes de arrancar, en orden.
- Cinco preguntas para hacerles y una con la que nunca conviene empezar.
- La redacción de una promesa que un pueblo pueda comprobar al año.`,
			sv: `Förhandla om en vindkraftspark från båda håll och lär dig vilka du ska tala med innan du börjar rita.

Du sitter vid ett bord där ett energibolag förhandlar med en fiskeby. Sedan byter du stol och för den andra sidans talan. Kasper, som har skrivit avtal om elva havsparker och tackat nej till fyra, bryter varje gång ett löfte låter för bra.

Under den andra timmen ritar du ditt eget projekt, en vindpark, en gruva eller ett lager, och märker ut alla som kommer att se, höra eller känna lukten av det. Gruppen intill spelar den som du glömde.

## Det här tar du med dig

- En karta över dem du ska tala med innan projektet börjar, i rätt ordning.
- Fem frågor att ställa till dem, och en som du aldrig ska inleda med.
- Formuleringen av ett löfte som en by kan kontrollera efter ett år.`,
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
			en: `Four soils, a glass of water and your own nose: learn to tell whether a field is tired or alive.

You crumble, smell and wet soil from four fields in Puebla, and drop a clod of each in water to see which holds together. With Xóchitl you look for worms, measure roots and draw what you find, until you can tell a tired field from a living one without a laboratory.

In the second hour the bags lose their labels. Each table ranks the four soils, defends its order and hears from Xóchitl what grew on them: corn for the twelfth year in a row, beans, squash, and nothing at all. Aprons and boots are here.

## You will take home

- Six simple tests on one page, for a field, a garden or a supplier’s land.
- A color card, made from your own four samples.
- The three questions that Xóchitl asks a grower before she looks at the ground.`,
			es: `Cuatro tierras, un vaso de agua y tu nariz: aprende a reconocer si una parcela está cansada o viva.

Desmoronas, hueles y mojas tierra de cuatro parcelas de Puebla, y echas un terrón de cada una en agua para ver cuál se deshace. Con Xóchitl buscas lombrices, mides raíces y dibujas lo que encuentras, hasta distinguir, sin laboratorio, una tierra cansada de una viva.

En la segunda hora, las bolsas pierden la etiqueta. Cada mesa ordena las cuatro tierras, defiende su orden y se entera por Xóchitl de qué creció en ellas: maíz por duodécimo año seguido, frijol, calabaza y nada. Aquí hay mandiles y botas.

## Te llevas

- Seis pruebas sencillas en una hoja, para tu parcela, tu jardín o la tierra de un proveedor.
- Un muestrario de colores hecho con tus propias cuatro muestras.
- Las tres preguntas que Xóchitl le hace a un productor antes de mirar el suelo.`,
			sv: `Fyra jordar, ett glas vatten och din egen näsa: lär dig känna igen en utarmad åker och en levande.

Du smular sönder, luktar på och blöter jord från fyra åkrar i Puebla och lägger en klump av varje i vatten för att se vilken som håller ihop. Med Xóchitl letar du daggmaskar, mäter rötter och ritar det du hittar, tills du kan skilja en utarmad jord från en levande utan laboratorium.

Under den andra timmen tas etiketterna bort från påsarna. Varje bord rangordnar de fyra jordarna, försvarar sin ordning och får höra av Xóchitl vad som växte i dem: majs för tolfte året i rad, bönor, pumpa och ingenting alls. Förkläden och stövlar finns på plats.

## Det här tar du med dig

- Sex enkla prov på ett enda blad, för en åker, en trädgård eller en leverantörs mark.
- En färgkarta, gjord av dina egna fyra prover.
- De tre frågor som Xóchitl ställer till en odlare innan hon tittar på marken.`,
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
			en: `Three hours of Python and your own arrival times: who should slow down so that nobody has to wait?

You model a port, a warehouse or a factory gate and watch the queue grow. Then you slow the arrivals down, one step at a time, until it is gone. Rafael did the same with the ships outside Santos, where those that follow his advice now wait 19 hours instead of 52.

Bring a laptop and a table of your own arrival times, a hundred rows at least; you should be at home in code. After the break the groups swap models and try to bring back each other’s queues.

## You will take home

- A working model of your own chain, with your own figures in it.
- The first change to try next week, and what it should do to the wait.
- A chart that explains to a manager why going slower gets there sooner.`,
			es: `Tres horas de Python y tus propios horarios de llegada: ¿quién debe frenar para que nadie espere?

Modelas un puerto, un almacén o la entrada de una fábrica y ves crecer la fila. Luego frenas las llegadas, paso a paso, hasta que desaparece. Rafael hizo lo mismo con los barcos frente a Santos, donde los que siguen su consejo esperan hoy 19 horas en vez de 52.

Trae tu laptop y una tabla con tus horarios de llegada, de cien renglones por lo menos; debes programar con soltura. Después del receso, los grupos intercambian modelos e intentan revivir la fila del otro.

## Te llevas

- Un modelo de tu cadena que ya funciona, con tus propias cifras.
- El primer cambio para probar la próxima semana y lo que debería hacerle a la espera.
- Una gráfica que le explica a cualquier gerente por qué yendo más despacio se llega antes.`,
			sv: `Tre timmar Python och dina egna ankomsttider: vem ska sakta ner för att ingen ska behöva vänta?

Du bygger en modell av en hamn, ett lager eller en fabriksport och ser kön växa. Sedan bromsar du ankomsterna, ett steg i taget, tills den är borta. Rafael gjorde likadant med fartygen utanför Santos, där de som följer hans råd nu väntar 19 timmar i stället för 52.

Ta med en bärbar dator och en tabell med egna ankomsttider, minst hundra rader. Du bör vara van att programmera. Efter pausen byter grupperna modell och försöker få tillbaka varandras köer.

## Det här tar du med dig

- En fungerande modell av din egen kedja, med dina egna siffror.
- Den första ändringen att pröva nästa vecka, och vad den bör göra med väntan.
- Ett diagram som förklarar för en chef varför den som kör långsammare kommer fram tidigare.`,
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
			en: `The deal is sinking and your group has forty minutes: whom to call, what to admit, when to stop.

You get the file of an export deal on the day it began to sink: three emails, a bill of lading and a customer who no longer answers. In forty minutes your group decides whom to call, what to admit and when to stop. Every ten minutes another message arrives.

Then Erik, who led the real case, tells you what he did and what it cost. In the second hour you write the same plan for a deal of your own that is still going well.

## You will take home

- One page for your own team: the first three calls, who makes them and what they say.
- Five signs in a customer’s emails that came before Erik’s two losses.
- The sentence with which to tell a bank bad news on the same day.`,
			es: `El negocio se hunde y tu grupo tiene cuarenta minutos: a quién llamar, qué admitir y cuándo parar.

Recibes el expediente de una exportación el día en que empezó a hundirse: tres correos, un conocimiento de embarque y un cliente que ya no contesta. En cuarenta minutos, tu grupo decide a quién llamar, qué admitir y cuándo parar. Cada diez minutos llega otro mensaje.

Después Erik, que llevó el caso real, te cuenta qué hizo y cuánto le costó. En la segunda hora escribes el mismo plan para un negocio tuyo que todavía va bien.

## Te llevas

- Una hoja para tu equipo: las tres primeras llamadas, quién las hace y qué dice.
- Cinco señales en los correos de un cliente que precedieron a las dos pérdidas de Erik.
- La frase para darle a un banco una mala noticia el mismo día.`,
			sv: `Affären sjunker och din grupp har fyrtio minuter: vem ni ringer, vad ni erkänner och när ni avbryter.

Du får handlingarna i en exportaffär den dag då den började sjunka: tre mejl, ett konossement och en kund som inte längre svarar. På fyrtio minuter bestämmer din grupp vem ni ringer, vad ni erkänner och när ni avbryter. Var tionde minut kommer ett meddelande till.

Sedan berättar Erik, som ledde den verkliga affären, vad han gjorde och vad det kostade. Under den andra timmen skriver du samma plan för en egen affär som ännu går bra.

## Det här tar du med dig

- Ett blad till din egen grupp: de tre första samtalen, vem som ringer och vad som sägs.
- Fem tecken i en kunds mejl som föregick Eriks två förluster.
- Meningen som du ger en bank dåliga nyheter med samma dag.`,
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
			en: `Program a small swimming robot to find the one hole in the net before the water turns cloudy.

Your team gets a robot the size of a loaf, a water tank and a net with one hole in it. You write the code that holds the depth, follows the net and finds the hole, while Magnus clouds the water with clay, one spoonful every ten minutes.

Bring a laptop and some practice in Python. Teams of three share a robot, and the last half hour is a race in which the code may no longer be touched.

## You will take home

- Code that has been under water, with the log of your best and your worst run.
- A method for testing when you cannot see what the machine sees.
- Magnus’s list of eleven mistakes, the first of which involved a pressure cooker.`,
			es: `Programa un pequeño robot nadador para que encuentre el único hoyo de la red antes de que el agua se enturbie.

Tu equipo recibe un robot del tamaño de una barra de pan, un tanque de agua y una red con un solo hoyo. Escribes el código que mantiene la profundidad, sigue la red y encuentra el hoyo, mientras Magnus enturbia el agua con barro, una cucharada cada diez minutos.

Necesitas laptop y práctica en Python. Cada tres personas comparten un robot, y la última media hora es una carrera en la que ya nadie puede tocar el código.

## Te llevas

- Un código probado bajo el agua, con el registro de tu mejor y tu peor intento.
- Un método para hacer pruebas cuando no ves lo que ve la máquina.
- La lista de Magnus de once errores; el primero tuvo que ver con una olla exprés.`,
			sv: `Programmera en liten simmande robot så att den hittar det enda hålet i nätet innan vattnet blir för grumligt.

Din grupp får en robot stor som en limpa, en vattentank och ett nät med ett enda hål. Du skriver koden som håller djupet, följer nätet och hittar hålet, medan Magnus grumlar vattnet med lera, en sked var tionde minut.

Du behöver en bärbar dator och viss vana vid Python. Tre personer delar på en robot, och den sista halvtimmen är en tävling där ingen längre får röra koden.

## Det här tar du med dig

- Kod som har varit under vatten, med loggen från ditt bästa och ditt sämsta försök.
- En metod för att testa när du inte ser vad maskinen ser.
- Magnus lista med elva misstag, varav det första hade med en tryckkokare att göra.`,
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
			en: `Follow a bag of hibiscus from the farm to a shelf in Malmö and see what is left of its price.

You take one product, yours or a bag of hibiscus from the table, and follow it to Malmö: freight, customs, labels, the shop’s margin. At every stop you write down who gets paid, and when. Amina reads out what the same stop cost her in her first year, with the van she had borrowed.

It goes fast, forty-five minutes for eleven stops, so bring the price at which you would like to sell.

## You will take home

- The whole sum for your product on one sheet, in dollars and in days.
- The lowest price at which the shipment still pays.
- The label text in Swedish that the first five importers will ask you for.`,
			es: `Sigue una bolsa de jamaica del campo a un anaquel en Malmö y descubre cuánto queda de su precio.

Tomas un producto, el tuyo o una bolsa de jamaica de la mesa, y lo sigues hasta Malmö: flete, aduana, etiquetas, margen de la tienda. En cada parada anotas quién cobra y cuándo. Amina lee en voz alta cuánto le costó esa misma parada en su primer año, con la camioneta prestada.

Vamos rápido, cuarenta y cinco minutos para once paradas; por eso, trae pensado el precio al que te gustaría vender.

## Te llevas

- La cuenta completa de tu producto en una hoja, en dólares y en días.
- El precio más bajo con el que el envío todavía conviene.
- El texto en sueco para la etiqueta que te van a pedir los primeros cinco importadores.`,
			sv: `Följ en påse hibiskus från odlingen till en butikshylla i Malmö och se vad som blir kvar av priset.

Du tar en vara, din egen eller en påse hibiskus från bordet, och följer den till Malmö: frakt, tull, etiketter, butikens marginal. Vid varje stopp skriver du upp vem som får betalt, och när. Amina läser upp vad samma stopp kostade henne det första året, med den lånade skåpbilen.

Det går fort, fyrtiofem minuter för elva stopp, så ta med dig det pris som du vill sälja för.

## Det här tar du med dig

- Hela kalkylen för din vara på ett blad, i dollar och i dagar.
- Det lägsta pris där leveransen fortfarande lönar sig.
- Den svenska etikettexten som de fem första importörerna kommer att fråga efter.`,
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
			en: `Put your phone in the box, run a village shop and design a payment service that works offline.

For ten minutes you sell soap, eggs and credit: customers, change, a notebook of debts and no network. Then you draw a payment service on paper, try it out on the next table and fix what breaks. You need neither code nor a talent for drawing.

Camila has brought the notebook in which her grandmother wrote down who owed what. It has three rules on its first page, and all three are in the app that 90,000 shops use today.

## You will take home

- A paper prototype that strangers have used without asking you anything.
- The three rules from the notebook, with the bug that each of them prevents.
- Ten situations in which to test any service: tunnel, dead battery, two sisters with one phone.`,
			es: `Deja tu celular en la caja, atiende la tienda de un pueblo y diseña un servicio de pagos que funcione sin red.

Por diez minutos vendes jabón, huevos y fiado: clientes, cambio, una libreta de deudas y nada de red. Luego dibujas un servicio de pagos, lo pruebas con la mesa de al lado y arreglas lo que falla. No necesitas programar ni dibujar bien.

Camila trae la libreta en la que su abuela anotaba quién debía qué. En la primera página hay tres reglas, y las tres están en la app que hoy usan 90,000 tiendas.

## Te llevas

- Un prototipo de papel que ya usó alguien más sin preguntarte nada.
- Las tres reglas de la libreta, con la falla que evita cada una.
- Diez situaciones para probar cualquier servicio: túnel, batería muerta, dos hermanas con un celular.`,
			sv: `Lägg mobilen i lådan, sköt en bybutik och designa en betaltjänst som fungerar utan nät.

I tio minuter säljer du tvål, ägg och på krita: kunder, växel, en skuldbok och inget nät. Sedan ritar du en betaltjänst på papper, prövar den på bordet intill och lagar det som går sönder. Du behöver varken kunna programmera eller rita.

Camila har med sig boken där hennes mormor skrev upp vem som var skyldig vad. På första sidan står tre regler, och alla tre finns i appen som 90\u00a0000 butiker använder i dag.

## Det här tar du med dig

- En pappersprototyp som främlingar har använt utan att fråga dig något.
- De tre reglerna ur boken, och felet som var och en av dem förhindrar.
- Tio situationer att testa vilken tjänst som helst i: tunnel, tomt batteri, två systrar med en mobil.`,
		},
		image: "/images/workshops/design-for-no-signal",
		category: "Innovation",
		level: "beginner",
		price: 5900,
		maxAttendees: 40,
	},
];

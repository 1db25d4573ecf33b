import type { Workshop } from "../app/domain/workshop/schema.ts";

export const workshops: Workshop[] = [
	{
		id: "first-contract",
		title: {
			en: "Your first contract across the Atlantic",
			es: "Tu primer contrato al otro lado del Atlántico",
			sv: "Ditt första avtal över Atlanten",
		},
		description: {
			en: `We go through a sales contract between a Mexican and a Swedish firm, clause by clause: delivery terms, currency, warranty and what happens when the two sides disagree. No law degree needed. Each table then negotiates one difficult clause, half as buyers and half as sellers.

You leave with an annotated model contract in English and Spanish, a checklist for customs and the five questions to ask before you sign.`,
			es: `Revisamos cláusula por cláusula un contrato de compraventa entre una empresa mexicana y una sueca: condiciones de entrega, moneda, garantía y qué pasa cuando no hay acuerdo. No hace falta saber de leyes. Después, cada mesa negocia una cláusula difícil: la mitad compra y la otra mitad vende.

Te llevas un contrato modelo con notas en inglés y español, una lista de verificación para la aduana y las cinco preguntas que conviene hacer antes de firmar.`,
			sv: `Vi går igenom ett köpeavtal mellan ett mexikanskt och ett svenskt företag, punkt för punkt: leveransvillkor, valuta, garanti och vad som händer när parterna inte är överens. Du behöver inte vara jurist. Sedan förhandlar varje bord om en besvärlig punkt: hälften köper, hälften säljer.

Du går hem med ett kommenterat mallavtal på engelska och spanska, en checklista för tullen och de fem frågor du bör ställa innan du skriver under.`,
		},
		image: "/images/workshops/business-1",
		category: "Business",
		level: "beginner",
		durationMinutes: 90,
		date: "2025-11-19",
		startTime: "10:45",
		price: 5900,
		maxAttendees: 40,
		location: { en: "Patio Room", es: "Salón del patio", sv: "Gårdssalen" },
		speakerId: "diego-hernandez",
	},
	{
		id: "find-the-leak",
		title: {
			en: "Find the leak before the street does",
			es: "Encuentra la fuga antes que la calle",
			sv: "Hitta läckan innan gatan gör det",
		},
		description: {
			en: `A leaking pipe has a voice. You learn to hear it: first with a stethoscope on a pipe in the lab, then with a sensor the size of a lime, and finally on a screen, where a hidden leak shows as a pattern. No technical background is needed.

You leave knowing what a city, a farm or a factory can measure with little money, and with a spreadsheet for estimating how much water your own pipes lose.`,
			es: `Una tubería con fuga tiene voz. Aquí aprendes a escucharla: primero con un estetoscopio en un tubo del laboratorio, luego con un sensor del tamaño de un limón y al final en la pantalla, donde la fuga escondida aparece como un patrón. No necesitas formación técnica.

Te vas sabiendo qué puede medir con poco dinero una ciudad, un rancho o una fábrica, y con una hoja de cálculo para estimar cuánta agua pierden tus tuberías.`,
			sv: `Ett rör som läcker har en röst. Här lär du dig höra den: först med stetoskop på ett rör i labbet, sedan med en sensor stor som en lime och till sist på skärmen, där den dolda läckan syns som ett mönster. Du behöver inga tekniska förkunskaper.

Efteråt vet du vad en stad, en gård eller en fabrik kan mäta för en liten summa, och du får ett kalkylblad för att uppskatta hur mycket vatten dina egna rör förlorar.`,
		},
		image: "/images/workshops/technology-1",
		category: "Technology",
		level: "beginner",
		durationMinutes: 90,
		date: "2025-11-19",
		startTime: "10:45",
		price: 7900,
		maxAttendees: 20,
		location: { en: "Innovation Lab 2", es: "Laboratorio de innovación 2", sv: "Innovationslabb 2" },
		speakerId: "valentina-rios",
	},
	{
		id: "second-life",
		title: { en: "A second life for a bed sheet", es: "La segunda vida de una sábana", sv: "Lakanets andra liv" },
		description: {
			en: `Take a worn-out hotel sheet, cut it, card it and spin it: in an hour you make half a metre of yarn with your own hands. On the way we talk about what makes a fabric easy to recycle, and which small design choices ruin it.

You leave with your yarn, a sample card of eight recycled fabrics and a simple test that shows whether what your company throws away could become a raw material.`,
			es: `Toma una sábana gastada de hotel, córtala, cárdala e hílala: en una hora haces medio metro de hilo con tus propias manos. Mientras tanto platicamos de qué hace que una tela sea fácil de reciclar y qué pequeñas decisiones de diseño lo echan todo a perder.

Te llevas tu hilo, un muestrario de ocho telas recicladas y una prueba sencilla para saber si lo que tira tu empresa puede volverse materia prima.`,
			sv: `Ta ett utslitet hotellakan, klipp det, karda det och spinn det: på en timme gör du en halv meter garn med dina egna händer. Under tiden pratar vi om vad som gör ett tyg lätt att återvinna, och vilka små val i formgivningen som förstör allt.

Du går hem med ditt garn, en provkarta med åtta återvunna tyger och ett enkelt test som visar om det ditt företag slänger kan bli råvara.`,
		},
		image: "/images/workshops/innovation-1",
		category: "Innovation",
		level: "beginner",
		durationMinutes: 60,
		date: "2025-11-19",
		startTime: "12:00",
		price: 3900,
		maxAttendees: 25,
		location: { en: "Maker Studio", es: "Estudio de prototipos", sv: "Prototypverkstaden" },
		speakerId: "freja-mortensen",
	},
	{
		id: "two-deals-gone-wrong",
		title: {
			en: "Two deals that went wrong, and why",
			es: "Dos exportaciones que salieron mal, y por qué",
			sv: "Två affärer som gick snett, och varför",
		},
		description: {
			en: `Two export deals, two thick files and one question: where was the mistake? You get the pages that mattered as they looked on the day of signing, read for ten minutes and say whether you would have lent the money. Then you hear what happened.

You leave with a list of twelve warning signs in guarantees, payment terms and delivery dates, and with a calmer eye for the small print of your next deal.`,
			es: `Dos exportaciones, dos expedientes gruesos y una pregunta: ¿dónde estuvo el error? Recibes las páginas decisivas tal como estaban el día de la firma, lees diez minutos y dices si habrías prestado el dinero. Luego te enteras de lo que pasó.

Te llevas una lista de doce señales de alerta en garantías, condiciones de pago y fechas de entrega, y un ojo más sereno para la letra chica de tu próximo negocio.`,
			sv: `Två exportaffärer, två tjocka pärmar och en fråga: var låg felet? Du får de avgörande sidorna så som de såg ut den dag avtalet skrevs under, läser i tio minuter och säger om du hade lånat ut pengarna. Sedan får du höra hur det gick.

Du går hem med en lista över tolv varningstecken i garantier, betalningsvillkor och leveransdatum, och med en lugnare blick för det finstilta i din nästa affär.`,
		},
		category: "Business",
		level: "intermediate",
		durationMinutes: 45,
		date: "2025-11-19",
		startTime: "12:15",
		price: 4500,
		maxAttendees: 16,
		location: { en: "Boardroom", es: "Sala de consejo", sv: "Styrelserummet" },
		speakerId: "erik-sandberg",
	},
	{
		id: "robots-for-your-factory",
		title: {
			en: "Robots for the factory you already have",
			es: "Robots para la fábrica que ya tienes",
			sv: "Robotar till fabriken du redan har",
		},
		description: {
			en: `Bring a drawing or a photo of one machine you own. In small groups we work out where a sensor pays off, which lift a robot should take over and what it must never touch. Then we test the three best ideas on the lab’s collaborative robot.

You leave with a one-page plan for your own line: what to fit first, what it costs, how long it stops production and whom to ask before you start.`,
			es: `Trae un plano o una foto de una de tus máquinas. En grupos pequeños vemos dónde conviene poner un sensor, qué carga debe levantar un robot y qué no debe tocar jamás. Luego probamos las tres mejores ideas con el robot colaborativo del laboratorio.

Te llevas un plan de una página para tu propia línea: qué instalar primero, cuánto cuesta, cuánto tiempo se detiene la producción y a quién preguntarle antes de empezar.`,
			sv: `Ta med en ritning eller ett foto av en av dina maskiner. I små grupper tar vi reda på var en sensor lönar sig, vilket lyft en robot bör ta över och vad den aldrig får röra. Sedan provar vi de tre bästa idéerna på labbets robot.

Du går hem med en plan på en sida för din egen linje: vad som monteras först, vad det kostar, hur länge produktionen står stilla och vem du ska fråga innan du börjar.`,
		},
		image: "/images/workshops/technology-2",
		category: "Technology",
		level: "intermediate",
		durationMinutes: 180,
		date: "2025-11-19",
		startTime: "14:30",
		price: 19900,
		maxAttendees: 24,
		location: { en: "Innovation Lab 1", es: "Laboratorio de innovación 1", sv: "Innovationslabb 1" },
		speakerId: "astrid-lindqvist",
	},
	{
		id: "ask-the-village",
		title: { en: "Ask the village first", es: "Pregúntale primero al pueblo", sv: "Fråga byn först" },
		description: {
			en: `A wind farm has its permit, its money and its turbines, and the fishing village says no. You lead the meeting. In three rounds of role play you sit on every side of the table: company, village and authority, with real sea charts and a quay full of people waiting for an answer.

You leave with a plan for your own hardest conversation: whom to meet, in which order, what to offer and when it is wiser to walk away.`,
			es: `Un parque eólico tiene permiso, dinero y turbinas, y el pueblo pesquero dice que no. La reunión la diriges tú. En tres rondas de juego de roles te sientas en todos los lados de la mesa: empresa, pueblo y autoridad, con cartas náuticas de verdad y un muelle lleno de gente que espera respuesta.

Te llevas un plan para tu propia conversación difícil: con quién reunirte, en qué orden, qué ofrecer y cuándo es más sabio retirarse.`,
			sv: `En vindpark har tillstånd, pengar och turbiner, och fiskebyn säger nej. Det är du som leder mötet. I tre omgångar rollspel sitter du på bordets alla sidor: företaget, byn och myndigheten, med riktiga sjökort och en kaj full av folk som väntar på svar.

Du går hem med en plan för ditt eget svåraste samtal: vilka du ska träffa, i vilken ordning, vad du kan erbjuda och när det är klokare att tacka för sig.`,
		},
		image: "/images/workshops/leadership-1",
		category: "Leadership",
		level: "advanced",
		durationMinutes: 90,
		date: "2025-11-19",
		startTime: "15:30",
		price: 14900,
		maxAttendees: 20,
		location: { en: "Boardroom", es: "Sala de consejo", sv: "Styrelserummet" },
		speakerId: "kasper-holm",
	},
	{
		id: "sow-the-rain",
		title: { en: "Sow the rain, harvest the water", es: "Siembra la lluvia, cosecha el agua", sv: "Så regnet, skörda vattnet" },
		description: {
			en: `On a sand table we build a hillside and let it rain. You cut channels, lay stones and see how water that used to rush away sinks into the ground, to return later as a spring. Then we do the same on the map of a valley you know.

You leave with a sketch for one slope: where to slow the water, who owns the land, who should be asked and what it costs to begin by hand.`,
			es: `En una mesa de arena construimos una ladera y hacemos que llueva. Abres canales, acomodas piedras y ves cómo el agua que antes se iba de golpe se mete en la tierra para volver más tarde como manantial. Después hacemos lo mismo sobre el mapa de un valle que conoces.

Te llevas el croquis de una ladera: dónde frenar el agua, de quién es el terreno, a quién hay que preguntarle y cuánto cuesta empezar a mano.`,
			sv: `På ett sandbord bygger vi en sluttning och låter det regna. Du gräver kanaler, lägger stenar och ser hur vatten som förr rusade förbi sjunker ner i marken och längre fram kommer tillbaka som en källa. Sedan gör vi samma sak på kartan över en dal som du känner.

Du går hem med en skiss över en sluttning: var vattnet ska bromsas, vem som äger marken, vilka som bör tillfrågas och vad det kostar att börja för hand.`,
		},
		image: "/images/workshops/sustainability-1",
		category: "Sustainability",
		level: "beginner",
		durationMinutes: 120,
		date: "2025-11-19",
		startTime: "15:30",
		price: 6900,
		maxAttendees: 30,
		location: { en: "Patio Room", es: "Salón del patio", sv: "Gårdssalen" },
		speakerId: "killa-huaman",
	},
	{
		id: "grandmothers-language",
		title: {
			en: "Teach a computer your grandmother’s language",
			es: "Enséñale a la computadora la lengua de tu abuela",
			sv: "Lär datorn din mormors språk",
		},
		description: {
			en: `Most of the world’s languages are missing from the machines that now listen to us. We record, transcribe and train a small speech model on the spot, in a language that somebody in the room speaks. Bring a laptop; some programming helps, and pairs are welcome.

You leave with a model that understands its first fifty words, open tools to continue with at home and a consent form for those who lend their voices.`,
			es: `Las máquinas que hoy nos escuchan no conocen la mayoría de las lenguas del mundo. Aquí grabamos, transcribimos y entrenamos un pequeño modelo de voz en una lengua que hable alguien del grupo. Trae tu laptop; ayuda saber un poco de programación, y pueden venir en dupla.

Te llevas un modelo que entiende sus primeras cincuenta palabras, herramientas abiertas para seguir en casa y un formato de consentimiento para quienes prestan su voz.`,
			sv: `De flesta av världens språk saknas i de maskiner som numera lyssnar på oss. Här spelar vi in, skriver ut och tränar en liten talmodell på plats, på ett språk som någon i rummet talar. Ta med en bärbar dator. Lite programmering underlättar, och ni får gärna komma två och två.

Du går hem med en modell som förstår sina första femtio ord, öppna verktyg att fortsätta med och en samtyckesblankett för dem som lånar ut sin röst.`,
		},
		image: "/images/workshops/innovation-2",
		category: "Innovation",
		level: "intermediate",
		durationMinutes: 120,
		date: "2025-11-19",
		startTime: "15:30",
		price: 11900,
		maxAttendees: 24,
		location: { en: "Innovation Lab 2", es: "Laboratorio de innovación 2", sv: "Innovationslabb 2" },
		speakerId: "aino-virtanen",
	},
	{
		id: "payments-without-signal",
		title: {
			en: "Payments that work without a signal",
			es: "Pagos que funcionan sin señal",
			sv: "Betalningar som fungerar utan täckning",
		},
		description: {
			en: `A shop in the mountains, a customer with a phone and no network. How can both trust the payment? We design the answer in code: signed tokens, spending limits, late settlement and what to do when the same money turns up twice. For developers who have already put something into production.

You leave with a working prototype for two phones, a catalogue of nine ways to cheat it and the tests that catch them.`,
			es: `Una tienda en la sierra, una clienta con celular y nada de red. ¿Cómo pueden confiar ambas partes en el pago? Diseñamos la respuesta en código: tokens firmados, límites de gasto, liquidación tardía y qué hacer cuando el mismo dinero aparece dos veces. Para quienes programan y ya tienen algo en producción.

Te llevas un prototipo que funciona entre dos teléfonos, un catálogo de nueve maneras de hacerle trampa y las pruebas que las detectan.`,
			sv: `En butik i bergen, en kund med telefon och ingen täckning. Hur kan båda lita på betalningen? Vi utformar svaret i kod: signerade tokens, beloppsgränser, avräkning i efterhand och vad man gör när samma pengar dyker upp två gånger. För dig som utvecklar och redan har något i drift.

Du går hem med en fungerande prototyp för två telefoner, en katalog över nio sätt att fuska och testerna som avslöjar dem.`,
		},
		image: "/images/workshops/technology-1",
		category: "Technology",
		level: "advanced",
		durationMinutes: 120,
		date: "2025-11-20",
		startTime: "11:00",
		price: 12900,
		maxAttendees: 20,
		location: { en: "Innovation Lab 1", es: "Laboratorio de innovación 1", sv: "Innovationslabb 1" },
		speakerId: "camila-restrepo",
	},
	{
		id: "heat-under-your-feet",
		title: { en: "The heat under your feet", es: "El calor bajo tus pies", sv: "Värmen under dina fötter" },
		description: {
			en: `Volcanoes are easy, but many of us live on warm rock without noticing. You read a geological map of the Bajío, choose a spot for a well and learn from its temperature curve what the heat is good for: electricity, a dairy, a greenhouse or drying fruit.

You leave with a rough calculation for a building or factory of your own, the price of finding out more and the signs that tell you to stop drilling.`,
			es: `Con volcanes es fácil, pero muchos vivimos sobre roca caliente sin darnos cuenta. Lees un mapa geológico del Bajío, eliges dónde perforar un pozo y, con su curva de temperatura, averiguas para qué alcanza el calor: electricidad, una quesería, un invernadero o secar fruta.

Te llevas un cálculo aproximado para tu propio edificio o fábrica, una idea de lo que cuesta saber más y las señales que te dicen cuándo dejar de perforar.`,
			sv: `Med vulkaner är det enkelt, men många av oss bor på varmt berg utan att veta om det. Du läser en geologisk karta över Bajío, väljer en plats för borrhålet och ser på temperaturkurvan vad värmen räcker till: el, ett mejeri, ett växthus eller torkning av frukt.

Du går hem med en grov kalkyl för en egen byggnad eller fabrik, en uppfattning om vad det kostar att få veta mer och tecknen på att det är dags att sluta borra.`,
		},
		image: "/images/workshops/sustainability-2",
		category: "Sustainability",
		level: "intermediate",
		durationMinutes: 90,
		date: "2025-11-20",
		startTime: "11:00",
		price: 9900,
		maxAttendees: 30,
		location: { en: "Innovation Lab 2", es: "Laboratorio de innovación 2", sv: "Innovationslabb 2" },
		speakerId: "sigrun-jonsdottir",
	},
	{
		id: "patient-investor",
		title: {
			en: "What a patient investor asks",
			es: "Lo que pregunta una inversionista paciente",
			sv: "Det en tålmodig investerare frågar",
		},
		description: {
			en: `Twelve owners, twelve companies, one table. You present your business in four minutes, without slides, and answer the questions of an investor who stays for at least twelve years: who decides when the founder is ill, what you earned in your worst year, what you would never sell.

You leave with written notes on your answers, an ownership model that fits your firm and a sober view of whether you need outside money at all.`,
			es: `Doce dueñas y dueños, doce empresas, una mesa. Presentas tu negocio en cuatro minutos, sin diapositivas, y respondes las preguntas de una inversionista que se queda por lo menos doce años: quién decide si se enferma quien fundó la empresa, cuánto ganaste en tu peor año, qué no venderías nunca.

Te llevas notas por escrito sobre tus respuestas, un modelo de propiedad a la medida de tu empresa y claridad sobre si de verdad necesitas dinero de fuera.`,
			sv: `Tolv ägare, tolv företag, ett bord. Du presenterar ditt företag på fyra minuter, utan bilder, och svarar på frågor från en investerare som stannar i minst tolv år: vem bestämmer när grundaren är sjuk, vad tjänade du under ditt sämsta år, vad skulle du aldrig sälja?

Du går hem med skriftliga kommentarer till dina svar, en ägarmodell som passar ditt företag och en nykter bild av om du alls behöver pengar utifrån.`,
		},
		image: "/images/workshops/business-2",
		category: "Business",
		level: "advanced",
		durationMinutes: 90,
		date: "2025-11-20",
		startTime: "11:00",
		price: 24900,
		maxAttendees: 12,
		location: { en: "Boardroom", es: "Sala de consejo", sv: "Styrelserummet" },
		speakerId: "luciana-barbosa",
	},
	{
		id: "thirty-four-days",
		title: { en: "Thirty-four days at sea", es: "Treinta y cuatro días en el mar", sv: "Trettiofyra dagar till sjöss" },
		description: {
			en: `Choose a product that spoils: cherries, avocados, cheese, cut flowers. On a large map we plan its journey from a Latin American farm to a Nordic shop, by sea instead of by air, drawing cards on the way: a strike, a storm, a broken cooler. Every table keeps its own accounts.

You leave with a route, a budget and a fallback plan for a product of your own, and you know which temperatures, papers and people decide whether it arrives.`,
			es: `Elige un producto que se echa a perder: cerezas, aguacates, queso, flores. Sobre un mapa grande planeamos su viaje de un rancho latinoamericano a una tienda nórdica, por mar y no por aire, y en el camino sacamos cartas: una huelga, una tormenta, un refrigerador descompuesto. Cada mesa lleva sus cuentas.

Te llevas una ruta, un presupuesto y un plan B para tu propio producto, y sabes qué temperaturas, papeles y personas deciden si llega o no.`,
			sv: `Välj en vara som blir dålig: körsbär, avokado, ost, snittblommor. På en stor karta planerar vi resan från en latinamerikansk gård till en nordisk butik, med båt i stället för flyg, och på vägen drar vi kort: en strejk, en storm, ett trasigt kylaggregat. Varje bord sköter sin egen kassa.

Du går hem med en rutt, en budget och en reservplan för en egen vara, och du vet vilka temperaturer, papper och personer som avgör om den kommer fram.`,
		},
		image: "/images/workshops/business-1",
		category: "Business",
		level: "intermediate",
		durationMinutes: 60,
		date: "2025-11-20",
		startTime: "12:00",
		price: 5500,
		maxAttendees: 40,
		location: { en: "Patio Room", es: "Salón del patio", sv: "Gårdssalen" },
		speakerId: "ignacio-sepulveda",
	},
	{
		id: "robot-handshake",
		title: { en: "Shake hands with a robot", es: "Dale la mano a un robot", sv: "Ta en robot i hand" },
		description: {
			en: `No screen, no code: you take the robot by the arm and show it what to do. In pairs you teach it to pick up a cup, to hand it over without spilling and to stop when somebody comes too close. You need no experience, and you may ask questions at any moment.

You leave with a film of your robot at work, a sense of what it cannot do and the courage to stand next to the next one.`,
			es: `Sin pantalla y sin código: tomas al robot del brazo y le enseñas qué hacer. Por parejas logran que levante una taza, que la entregue sin derramar nada y que se detenga cuando alguien se acerca demasiado. No necesitas experiencia, y se vale preguntar en todo momento.

Te llevas un video de tu robot en pleno trabajo, una idea clara de lo que no sabe hacer y el valor para pararte junto al siguiente.`,
			sv: `Ingen skärm och ingen kod: du tar roboten i armen och visar vad den ska göra. Två och två lär ni den att lyfta en kopp, att räcka över den utan att spilla och att stanna när någon kommer för nära. Du behöver inga förkunskaper, och du får fråga när som helst.

Du går hem med en film av din robot i arbete, en känsla för vad den inte kan och mod att ställa dig bredvid nästa.`,
		},
		image: "/images/workshops/innovation-1",
		category: "Innovation",
		level: "beginner",
		durationMinutes: 45,
		date: "2025-11-20",
		startTime: "12:15",
		price: 0,
		maxAttendees: 12,
		location: { en: "Maker Studio", es: "Estudio de prototipos", sv: "Prototypverkstaden" },
		speakerId: "astrid-lindqvist",
	},
	{
		id: "carbon-in-a-field",
		title: {
			en: "How much carbon is in this field?",
			es: "¿Cuánto carbono hay en este campo?",
			sv: "Hur mycket kol finns i den här åkern?",
		},
		description: {
			en: `We start with a spade. Six soil cores from a farm near Querétaro wait in the lab; you weigh, dry, calculate and compare your result with satellite data and with the other tables. Then comes the hard part: how sure are you, and would you sell that tonne?

You leave with a sampling plan for your land or supply chain, a calculation that an auditor can follow and a feeling for what a certificate may honestly promise.`,
			es: `Empezamos con una pala. En el laboratorio te esperan seis muestras de suelo de un rancho cercano a Querétaro; pesas, secas, calculas y comparas tu resultado con datos satelitales y con las otras mesas. Luego viene lo difícil: ¿qué tan confiable es tu cifra?, ¿venderías esa tonelada?

Te llevas un plan de muestreo para tus tierras o tu cadena de suministro, un cálculo que un auditor puede seguir y una idea clara de lo que un certificado puede prometer.`,
			sv: `Vi börjar med en spade. I labbet väntar sex jordprover från en gård nära Querétaro. Du väger, torkar, räknar och jämför ditt resultat med satellitdata och med de andra borden. Sedan kommer det svåra: hur säker är du, och skulle du sälja det där tonnet?

Du går hem med en provtagningsplan för din egen mark eller leveranskedja, en beräkning som en revisor kan följa och en känsla för vad ett certifikat ärligt kan lova.`,
		},
		image: "/images/workshops/sustainability-1",
		category: "Sustainability",
		level: "advanced",
		durationMinutes: 180,
		date: "2025-11-20",
		startTime: "14:30",
		price: 18900,
		maxAttendees: 24,
		location: { en: "Innovation Lab 2", es: "Laboratorio de innovación 2", sv: "Innovationslabb 2" },
		speakerId: "sofia-benitez",
	},
	{
		id: "eleven-crashed-drones",
		title: {
			en: "Eleven crashed drones: learn from what broke",
			es: "Once drones estrellados: aprende de lo que se rompió",
			sv: "Elva drönarvrak: lär av det som gick sönder",
		},
		description: {
			en: `Eleven wrecked drones lie on the table, each with its flight log. Your group takes one, finds out why it fell and has to convince the others; the easy answer, pilot error, is not allowed. Then we apply the method to a failure from your own work, which you bring with you.

You leave with a one-page report on your failure, a way of asking that blames nobody and a decision about what to change on Monday.`,
			es: `En la mesa hay once drones estrellados, cada uno con su registro de vuelo. Tu grupo toma uno, averigua por qué se cayó y tiene que convencer a los demás; la respuesta fácil, error del piloto, no se vale. Luego aplicamos el método a una falla de tu propio trabajo.

Te llevas un informe de una página sobre tu falla, una forma de preguntar que no culpa a nadie y una decisión sobre lo que vas a cambiar el lunes.`,
			sv: `På bordet ligger elva havererade drönare, var och en med sin flyglogg. Din grupp tar en, reder ut varför den föll och ska övertyga de andra; det enkla svaret, att piloten gjorde fel, godtas inte. Sedan använder vi metoden på ett eget misslyckande som du har med dig.

Du går hem med en rapport på en sida om ditt misslyckande, ett sätt att fråga som inte lägger skulden på någon och ett beslut om vad du ska ändra på måndag.`,
		},
		image: "/images/workshops/innovation-2",
		category: "Innovation",
		level: "advanced",
		durationMinutes: 90,
		date: "2025-11-20",
		startTime: "14:30",
		price: 8900,
		maxAttendees: 24,
		location: { en: "Maker Studio", es: "Estudio de prototipos", sv: "Prototypverkstaden" },
		speakerId: "tomas-ferreyra",
	},
	{
		id: "one-team-two-continents",
		title: {
			en: "One team, two continents, seven hours apart",
			es: "Un equipo, dos continentes, siete horas de diferencia",
			sv: "Ett team, två kontinenter, sju timmar emellan",
		},
		description: {
			en: `Silence means yes in one office and no in the other. With small scenes from everyday work we practise the moments when teams across the Atlantic lose each other: the video meeting, the deadline, the bad news, the joke. You do not need to be anyone’s boss to take part.

You leave with ten house rules that your team can adopt or change, a meeting hour that is fair to both sides and a colleague to call in three months.`,
			es: `En una oficina el silencio quiere decir sí; en la otra, no. Con escenas breves del trabajo diario practicamos los momentos en que un equipo repartido entre dos continentes deja de entenderse: la videollamada, la fecha límite, la mala noticia, el chiste. No hace falta que tengas gente a tu cargo.

Te llevas diez reglas de la casa que tu equipo puede adoptar o cambiar, un horario de reunión justo y alguien a quien llamar dentro de tres meses.`,
			sv: `På det ena kontoret betyder tystnad ja, på det andra nej. Med korta scener ur vardagen övar vi på de ögonblick då team på var sin sida av Atlanten tappar bort varandra: videomötet, tidsfristen, det dåliga beskedet, skämtet. Du behöver inte vara någons chef för att vara med.

Du går hem med tio ordningsregler som ditt team kan anta eller ändra, en mötestid som är rättvis åt båda håll och en kollega att ringa om tre månader.`,
		},
		image: "/images/workshops/leadership-2",
		category: "Leadership",
		level: "beginner",
		durationMinutes: 60,
		date: "2025-11-20",
		startTime: "14:30",
		price: 4900,
		maxAttendees: 60,
		location: { en: "Patio Room", es: "Salón del patio", sv: "Gårdssalen" },
		speakerId: "amina-warsame",
	},
];

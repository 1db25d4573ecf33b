import type { SampleSession } from "#app/domain/program/session/schema.ts";

export const agenda: SampleSession[] = [
	{
		id: "day-2-breakfast",
		day: 2,
		startTime: "08:00",
		endTime: "09:00",
		title: { en: "Breakfast meetings", es: "Desayunos de trabajo", sv: "Frukostmöten" },
		description: {
			en: `Coffee, sweet bread and tables marked by subject: sit down at yours and meet the people you missed on Wednesday.

Nine tables, nine subjects: energy, water, ports, textiles, food, speech and data, export finance, family firms, and one for everything else. A host at each knows who is looking for what, since you could say so on the sheet by the coffee on Wednesday afternoon.

## Good to know

- At 08:30 a cowbell rings: time to change tables once.
- The table for everything else is the largest and has a second host from 08:30 on.
- Conchas and rye bread are replenished until 08:50; the keynote begins at 09:15.`,
			es: `Café, pan dulce y mesas por tema: siéntate en la tuya y conoce a quienes no alcanzaste a ver el miércoles.

Nueve mesas, nueve temas: energía, agua, puertos, textiles, alimentos, voz y datos, financiamiento a la exportación, empresas familiares y una para todo lo demás. En cada una, un anfitrión sabe quién busca qué, porque el miércoles por la tarde pudiste anotarlo en la hoja junto al café.

## Toma en cuenta

- A las 08:30 suena un cencerro: es hora de cambiar de mesa una vez.
- La mesa para todo lo demás es la más grande y desde las 08:30 tiene un segundo anfitrión.
- Hay conchas y pan de centeno hasta las 08:50; la conferencia empieza a las 09:15.`,
			sv: `Kaffe, sött bröd och bord märkta efter ämne: slå dig ner vid ditt och träffa dem du inte hann prata med i onsdags.

Nio bord, nio ämnen: energi, vatten, hamnar, textil, livsmedel, tal och data, exportfinansiering, familjeföretag och ett för allt annat. Värden vid varje bord vet vem som söker vad, eftersom du kunde skriva upp det på arket vid kaffet i onsdags eftermiddag.

## Bra att veta

- Klockan 08:30 ringer en koskälla: då kan du byta bord en gång.
- Bordet för allt annat är störst och har en andra värd från 08:30.
- Conchas och rågbröd fylls på till 08:50. Huvudföredraget börjar 09:15.`,
		},
		roomId: "courtyard",
		type: "Networking",
		speakerIds: [],
	},
	{
		id: "desert-fuel",
		day: 2,
		startTime: "09:15",
		endTime: "10:00",
		title: {
			en: "Fuel from the desert, freight for the north",
			es: "Combustible del desierto, carga para el norte",
			sv: "Bränsle från öknen, last till Norden",
		},
		description: {
			en: `A freighter from Chile to Norway without a drop of oil: Ingrid Solheim shows what is ready, what is missing and who pays.

Solar energy from the Atacama makes hydrogen, hydrogen makes ammonia, and ammonia can drive a ship’s engine. One crossing takes about 1,300 metric tons of it. At its present pace, the pilot plant that made its first ton of hydrogen this spring would need two years.

Ingrid, who has electrified nine car ferries on the Norwegian coast, goes down the chain from panel to propeller and says at each link what works, what leaks and who has signed. She ends with the figure that shipowners ask for first: on a full ship, the clean crossing adds a little more than one cent to a kilo of cargo.

## You will take home

- The energy balance of one voyage on a single slide, free to use in your own talks.
- What a crew has to learn before ammonia comes on board.
- A list of who has signed for the trial voyage of 2027, who is waiting, and for what.`,
			es: `Un carguero de Chile a Noruega sin una gota de petróleo: Ingrid Solheim cuenta qué está listo, qué falta y quién paga.

Con la energía solar de Atacama se hace hidrógeno, con el hidrógeno, amoniaco, y el amoniaco puede mover el motor de un barco. Una travesía consume unas 1,300 toneladas. Al ritmo de hoy, la planta piloto que esta primavera produjo su primera tonelada de hidrógeno tardaría dos años.

Ingrid, que electrificó nueve transbordadores en la costa noruega, recorre la cadena del panel a la hélice y dice en cada eslabón qué funciona, dónde hay fugas y quién ya firmó. Termina con la cifra por la que primero preguntan los armadores: con el barco lleno, la travesía limpia agrega poco más de un centavo de dólar por kilo de carga.

## Te llevas

- El balance de energía de un viaje en una sola lámina, libre para tus presentaciones.
- Qué debe aprender una tripulación antes de que el amoniaco suba a bordo.
- Una lista de quién ya firmó para el viaje de prueba de 2027, quién espera y qué espera.`,
			sv: `Ett lastfartyg från Chile till Norge utan en droppe olja: Ingrid Solheim berättar vad som är klart, vad som fattas och vem som betalar.

Av solenergi från Atacama blir det vätgas, av vätgasen ammoniak, och ammoniak kan driva en fartygsmotor. En överfart kräver ungefär 1\u00a0300 ton. I dagens takt skulle pilotanläggningen, som tillverkade sitt första ton vätgas i våras, behöva två år på sig.

Ingrid, som har elektrifierat nio bilfärjor på den norska kusten, går igenom kedjan från panel till propeller och säger vid varje länk vad som fungerar, vad som läcker och vem som har skrivit på. Sist kommer siffran som redarna frågar efter först: med fullastat fartyg kostar den rena överfarten drygt en amerikansk cent mer per kilo last.

## Det här tar du med dig

- En resas energibalans på en enda bild, fri att använda i egna föredrag.
- Vad en besättning måste lära sig innan ammoniaken kommer ombord.
- En lista över vilka som har skrivit på för provresan 2027, vilka som väntar och på vad.`,
		},
		roomId: "main-hall",
		type: "Keynote",
		language: "en",
		track: "sustainability",
		speakerIds: ["ingrid-solheim"],
	},
	{
		id: "day-2-coffee",
		day: 2,
		startTime: "10:00",
		endTime: "10:30",
		title: { en: "Coffee under the jacarandas", es: "Café bajo las jacarandas", sv: "Kaffe under jakarandaträden" },
		description: {
			en: "Half an hour in the shade, with coffee from Chiapas and cardamom buns from a Querétaro oven.",
			es: "Media hora a la sombra, con café de Chiapas y roles de cardamomo recién salidos de un horno queretano.",
			sv: "En halvtimme i skuggan med kaffe från Chiapas och kardemummabullar ur en ugn i Querétaro.",
		},
		roomId: "courtyard",
		type: "Break",
		speakerIds: [],
	},
	{
		id: "workshop-learn-from-the-wreck",
		day: 2,
		startTime: "10:30",
		endTime: "11:30",
		title: { en: "What eleven lost drones teach", es: "Lo que enseñan once drones perdidos", sv: "Vad elva störtade drönare lär oss" },
		roomId: "innovation-lab-2",
		type: "Workshop",
		language: "es",
		track: "technology",
		speakerIds: ["tomas-ferreyra"],
		workshopId: "learn-from-the-wreck",
	},
	{
		id: "workshop-patient-capital",
		day: 2,
		startTime: "10:30",
		endTime: "12:30",
		title: { en: "Sell a share, keep the firm", es: "Vende una parte y conserva tu empresa", sv: "Sälj en andel, behåll företaget" },
		roomId: "innovation-lab-1",
		type: "Workshop",
		language: "en",
		track: "business",
		speakerIds: ["luciana-barbosa"],
		workshopId: "patient-capital",
	},
	{
		id: "workshop-lead-before-you-are-sure",
		day: 2,
		startTime: "10:30",
		endTime: "13:30",
		title: { en: "Decide before you are sure", es: "Decide antes de tener certeza", sv: "Besluta innan du är säker" },
		roomId: "boardroom",
		type: "Workshop",
		language: "es",
		track: "business",
		speakerIds: ["martina-fuentes"],
		workshopId: "lead-before-you-are-sure",
	},
	{
		id: "still-standing",
		day: 2,
		startTime: "10:45",
		endTime: "11:45",
		title: { en: "Still standing after five years", es: "Cinco años después, sigue en pie", sv: "Står det kvar om fem år?" },
		description: {
			en: `Mangroves, corn, steam wells and stone channels: what makes a green project last, and how to tell early that one will not.

Andrés Quintero’s backers pay after five years, and only for mangroves that still stand. Xóchitl Ramírez keeps 64 kinds of corn by planting them every spring. Of Sigrún Jónsdóttir’s 31 wells, 27 gave steam and the energy in it; Killa Huamán has reopened 73 kilometers of channel, and has seen others fill up with sand.

Instead of a success each brings a project that failed, with the year in which it could have been noticed. The audience votes before the answer: which of four early signs was it? A meeting without young people, a pump nobody could repair, a report without bad news, or a budget without a caretaker.

## You will take home

- Four early signs, each with the question that brings it to light.
- A contract clause that pays for what still stands after five years.
- The budget line that all four would write first today: the person who takes care of it.`,
			es: `Manglares, maíz, pozos de vapor y canales de piedra: qué hace que un proyecto verde dure y cómo reconocer a tiempo el que no.

A Andrés Quintero le pagan a los cinco años, y solo por el mangle que sigue en pie. Xóchitl Ramírez conserva 64 variedades de maíz porque las siembra cada primavera. De los 31 pozos de Sigrún Jónsdóttir, 27 dieron vapor y, con él, energía; Killa Huamán ha reabierto 73 kilómetros de canales y ha visto otros llenarse de arena.

En vez de un éxito, cada quien trae un proyecto que fracasó y el año en que se pudo haber notado. El público vota antes de oír la respuesta: ¿cuál de cuatro señales fue? Una asamblea sin jóvenes, una bomba que nadie sabía reparar, un informe sin malas noticias o un presupuesto sin quien cuide.

## Te llevas

- Cuatro señales tempranas, cada una con la pregunta que la descubre.
- Una cláusula de contrato que paga por lo que sigue en pie a los cinco años.
- El renglón que los cuatro escribirían hoy primero en su presupuesto: la persona que lo cuida.`,
			sv: `Mangrove, majs, geotermiska borrhål och stenkanaler: vad som får ett grönt projekt att hålla, och hur du tidigt märker att ett inte gör det.

Andrés Quinteros finansiärer betalar efter fem år, och bara för mangrove som fortfarande står. Xóchitl Ramírez bevarar 64 majssorter genom att så dem varje vår. Av Sigrún Jónsdóttirs 31 borrhål gav 27 ånga, och med den energi. Killa Huamán har öppnat 73 kilometer kanal på nytt, och sett andra fyllas med sand.

I stället för en framgång tar de med sig var sitt projekt som misslyckades, och årtalet då det hade gått att märka. Publiken röstar före svaret: vilket av fyra tidiga tecken var det? Ett möte utan unga, en pump som ingen kunde laga, en rapport utan dåliga nyheter eller en budget utan någon som sköter.

## Det här tar du med dig

- Fyra tidiga tecken, vart och ett med frågan som avslöjar det.
- En avtalsklausul som ger betalt för det som står kvar efter fem år.
- Budgetraden som alla fyra i dag skulle skriva först: den som sköter det.`,
		},
		roomId: "main-hall",
		type: "Panel",
		language: "es",
		track: "sustainability",
		speakerIds: ["andres-quintero", "xochitl-ramirez", "sigrun-jonsdottir", "killa-huaman"],
	},
	{
		id: "workshop-good-models-from-little-data",
		day: 2,
		startTime: "11:45",
		endTime: "12:30",
		title: { en: "Good AI from little data", es: "Buena IA con pocos datos", sv: "Bra AI med lite data" },
		roomId: "innovation-lab-2",
		type: "Workshop",
		language: "en",
		track: "technology",
		speakerIds: ["aino-virtanen"],
		workshopId: "good-models-from-little-data",
	},
	{
		id: "workshop-new-yarn-from-old-sheets",
		day: 2,
		startTime: "11:30",
		endTime: "13:30",
		title: { en: "New yarn from old sheets", es: "Hilo nuevo de sábanas viejas", sv: "Nytt garn av gamla lakan" },
		roomId: "maker-studio",
		type: "Workshop",
		language: "en",
		track: "sustainability",
		speakerIds: ["freja-mortensen"],
		workshopId: "new-yarn-from-old-sheets",
	},
	{
		id: "who-gets-paid",
		day: 2,
		startTime: "12:30",
		endTime: "13:30",
		title: { en: "Who gets paid, and when?", es: "¿Quién cobra y cuándo?", sv: "Vem får betalt, och när?" },
		description: {
			en: `A spice importer, an export financier, a payments designer and the voice of 2,300 firms discuss money that crosses the ocean on time.

Amina Warsame pays 340 family farms within seven days and waits sixty for the shops. Erik Sandberg has financed 212 export deals and can say on which day the two bad ones turned. Camila Restrepo lets 90,000 Colombian shops take payments without a signal, and Diego Hernández Luna hears from 2,300 firms what late money does to them.

One invoice travels across the stage, from a hibiscus grower in Guerrero to a supermarket in Malmö. Wherever it stops, one of the four says who carries the risk, what the wait costs per day and what would move it along.

## You will take home

- The route of one invoice on a single sheet, with the days and the cost of each stop.
- The sentence on payment that Amina puts into every contract.
- When export credit pays for itself, and from which amount.`,
			es: `Una importadora de especias, un experto en crédito a la exportación, una creadora de pagos y la voz de 2,300 empresas hablan de cobrar a tiempo.

Amina Warsame les paga a 340 familias productoras en siete días y espera sesenta a que le paguen las tiendas. Erik Sandberg ha financiado 212 exportaciones y sabe qué día se torcieron las dos que salieron mal. Con la app de Camila Restrepo, 90,000 tiendas colombianas cobran sin señal, y Diego Hernández Luna oye de 2,300 empresas qué les hace el dinero que llega tarde.

Una factura recorre el escenario, de una productora de jamaica de Guerrero a un supermercado de Malmö. Donde se detiene, alguien de los cuatro dice quién carga el riesgo, cuánto cuesta cada día de espera y qué la haría avanzar.

## Te llevas

- La ruta de una factura en una sola hoja, con los días y el costo de cada parada.
- La frase sobre el pago que Amina pone en todos sus contratos.
- Cuándo se paga solo un crédito a la exportación, y a partir de qué monto.`,
			sv: `En kryddimportör, en exportfinansiär, en betalappsutvecklare och en röst för 2\u00a0300 företag om pengar som kommer fram i tid.

Amina Warsame betalar 340 familjejordbruk inom sju dagar och väntar sextio på pengarna från butikerna. Erik Sandberg har finansierat 212 exportaffärer och vet vilken dag de två dåliga vände. Med Camila Restrepos app tar 90\u00a0000 colombianska butiker betalt utan täckning, och Diego Hernández Luna hör av 2\u00a0300 företag vad sena pengar ställer till med.

En faktura färdas över scenen, från en hibiskusodlare i Guerrero till en stormarknad i Malmö. Där den stannar säger en av de fyra vem som bär risken, vad väntan kostar per dag och vad som skulle få den vidare.

## Det här tar du med dig

- En fakturas väg på ett enda blad, med dagar och kostnad för varje stopp.
- Meningen om betalning som Amina skriver in i alla sina avtal.
- När en exportkredit betalar sig, och från vilket belopp.`,
		},
		roomId: "main-hall",
		type: "Panel",
		language: "en",
		track: "business",
		speakerIds: ["amina-warsame", "erik-sandberg", "camila-restrepo", "diego-hernandez"],
	},
	{
		id: "day-2-lunch",
		day: 2,
		startTime: "13:30",
		endTime: "14:45",
		title: { en: "Lunch without hurry", es: "Comida con sobremesa", sv: "Lunch utan brådska" },
		description: {
			en: "Enchiladas from Querétaro, cactus salad and vegan dishes, with more than an hour to finish what the morning’s talks began.",
			es: "Enchiladas queretanas, ensalada de nopales, platillos veganos y más de una hora para terminar la plática que empezó en la mañana.",
			sv: "Enchiladas på Querétarovis, kaktussallad, veganska rätter och mer än en timme att prata klart om förmiddagens ämnen.",
		},
		roomId: "courtyard",
		type: "Break",
		speakerIds: [],
	},
	{
		id: "one-sensor-to-ten-thousand",
		day: 2,
		startTime: "14:45",
		endTime: "15:30",
		title: { en: "From one sensor to ten thousand", es: "De un sensor a diez mil", sv: "Från en sensor till tiotusen" },
		description: {
			en: `Valentina Ríos on the hardest step in manufacturing: leaving the workbench and making every piece as good as the first.

The first sensor was a stethoscope borrowed from her mother. The second took a week at the bench and worked. The hundredth leaked, because the lime-sized housing that one person had sealed by hand was now sealed by four, each a little differently. Valentina kept all ninety that failed, and brings a boxful.

She tells how a firm of twelve in Querétaro came to make ten thousand: the jig that a toolmaker sketched on a napkin, the customer in Uppsala who sent the first batch back, the test with a bucket and a clock that still decides today. Leaks are now found under the streets of nine Mexican cities.

## You will take home

- Six drawings of the same housing, and the reason for each change.
- A test for every piece that takes less than ten seconds.
- How to tell whether you need a machine, a jig or a better instruction.`,
			es: `Valentina Ríos habla del paso más difícil de la manufactura: dejar la mesa de trabajo y lograr que cada pieza salga como la primera.

El primer sensor fue un estetoscopio que le prestó su mamá. El segundo tomó una semana en la mesa de trabajo y funcionó. El número cien hizo agua: la carcasa del tamaño de un limón, que antes sellaba a mano una sola persona, ahora la sellaban cuatro, cada una un poco distinto. Valentina guardó los noventa que fallaron y trae una caja llena.

Cuenta cómo una empresa queretana de doce personas llegó a fabricar diez mil: la guía que un herramentista dibujó en una servilleta, el cliente de Uppsala que devolvió el primer lote, la prueba con una cubeta y un reloj que todavía hoy decide. Los sensores encuentran fugas bajo las calles de nueve ciudades mexicanas.

## Te llevas

- Seis dibujos de la misma carcasa y la razón de cada cambio.
- Una prueba para cada pieza que toma menos de diez segundos.
- Cómo saber si necesitas una máquina, una guía o mejores instrucciones.`,
			sv: `Valentina Ríos om det svåraste steget i all tillverkning: att lämna arbetsbänken och göra varje exemplar lika bra som det första.

Den första sensorn var ett stetoskop som hon lånade av sin mamma. Den andra tog en vecka vid bänken och fungerade. Den hundrade läckte: höljet, stort som en lime, som en person förut hade tätat för hand tätades nu av fyra, var och en på sitt sätt. Valentina sparade alla nittio som gick sönder och har med sig en hel låda.

Hon berättar hur ett företag med tolv anställda i Querétaro kom att tillverka tiotusen: jiggen som en verktygsmakare ritade på en servett, kunden i Uppsala som skickade tillbaka den första leveransen, provet med hink och klocka som avgör än i dag. Sensorerna hittar nu läckor under gatorna i nio mexikanska städer.

## Det här tar du med dig

- Sex ritningar av samma hölje, och skälet till varje ändring.
- Ett prov för varje exemplar som tar mindre än tio sekunder.
- Hur du vet om du behöver en maskin, en jigg eller en bättre instruktion.`,
		},
		roomId: "main-hall",
		type: "Keynote",
		language: "es",
		track: "technology",
		speakerIds: ["valentina-rios"],
	},
	{
		id: "workshop-pay-for-results",
		day: 2,
		startTime: "14:45",
		endTime: "15:45",
		title: { en: "A contract that both sides keep", es: "Un contrato que ambas partes cumplen", sv: "Ett avtal som båda sidor håller" },
		roomId: "boardroom",
		type: "Workshop",
		language: "es",
		track: "business",
		speakerIds: ["sofia-benitez"],
		workshopId: "pay-for-results",
	},
	{
		id: "workshop-measure-a-living-forest",
		day: 2,
		startTime: "14:45",
		endTime: "16:45",
		title: { en: "How to measure a living forest", es: "Cómo medir un bosque vivo", sv: "Så mäter du en levande skog" },
		roomId: "innovation-lab-1",
		type: "Workshop",
		language: "en",
		track: "sustainability",
		speakerIds: ["tuomas-lehtinen"],
		workshopId: "measure-a-living-forest",
	},
	{
		id: "workshop-put-server-heat-to-work",
		day: 2,
		startTime: "15:00",
		endTime: "17:00",
		title: { en: "Put your server’s heat to work", es: "Pon a trabajar el calor de tus servidores", sv: "Låt servervärmen göra nytta" },
		roomId: "innovation-lab-2",
		type: "Workshop",
		language: "en",
		track: "technology",
		speakerIds: ["baldur-arnason"],
		workshopId: "put-server-heat-to-work",
	},
	{
		id: "business-matchmaking",
		day: 2,
		startTime: "16:00",
		endTime: "17:15",
		title: { en: "Business matchmaking", es: "Encuentros de negocios", sv: "Bokade affärsmöten" },
		description: {
			en: `Three meetings of twenty minutes at reserved tables, arranged beforehand for holders of Business and VIP tickets.

On your ticket page you say what you offer, what you are looking for and whom you want to meet. Once the meetings are planned, you get an email with names, times and tables. The tables stand far enough apart among the agaves for a price to be named aloud. At the end of each round a gong sounds, and walking to the next table takes two minutes.

## Good to know

- If you cannot come, say so on your ticket page, and the time is offered to somebody else.
- If the other person does not come, the desk at the gate offers the time to somebody who is there.
- If you buy your ticket after the planning, ask those who are free when you are, also on your ticket page.`,
			es: `Tres reuniones de veinte minutos en mesas reservadas, agendadas de antemano para quienes tienen boleto Empresarial o VIP.

En la página de tu boleto dices qué ofreces, qué buscas y a quién quieres conocer. Cuando las reuniones están planeadas, recibes un correo con nombres, horas y mesas. Las mesas están entre los agaves, tan separadas que se puede decir un precio en voz alta. Al final de cada ronda suena un gong, y llegar a la siguiente mesa toma dos minutos.

## Toma en cuenta

- Si no puedes ir, avisa en la página de tu boleto y ese tiempo se le ofrece a alguien más.
- Si la otra persona no llega, en la mesa de la entrada le ofrecen ese tiempo a alguien que esté ahí.
- Si compras tu boleto después de la planeación, pídele una reunión a quien esté libre a la misma hora que tú, también en la página de tu boleto.`,
			sv: `Tre möten på tjugo minuter vid reserverade bord, förberedda för dig som har biljetten Business eller VIP.

På sidan för din biljett berättar du vad du erbjuder, vad du söker och vilka du vill träffa. När mötena är planerade får du ett mejl med namn, tider och bord. Borden står så långt ifrån varandra bland agaverna att det går att säga ett pris högt. Efter varje omgång slår en gonggong, och det tar två minuter att gå till nästa bord.

## Bra att veta

- Kan du inte komma säger du till på sidan för din biljett, så erbjuds någon annan tiden.
- Om den andra personen uteblir erbjuds någon annan på plats tiden, vid bordet intill grinden.
- Köper du biljetten efter planeringen kan du fråga dem som är lediga samtidigt som du, också det på sidan för din biljett.`,
		},
		roomId: "agave-garden",
		type: "Networking",
		track: "business",
		speakerIds: [],
	},
	{
		id: "closing-ceremony",
		day: 2,
		startTime: "17:30",
		endTime: "18:15",
		title: {
			en: "Closing ceremony: until the next table",
			es: "Ceremonia de clausura: hasta la próxima mesa",
			sv: "Avslutningsceremoni: vi ses vid nästa bord",
		},
		description: {
			en: `The agreements of two days, thanks to those who made them possible, and the meeting points for Friday’s visits.

Anyone who has agreed on something with somebody from the other region may say it at the microphone, in one sentence and with a date. In return the bell-ringer of the Santa Rosa church strikes once. Then the six objects leave the table of the opening: each host takes home one that another has brought.

## Good to know

- Write your sentence on a card by Thursday noon, and you will be called up.
- The lists for Friday’s buses hang by the door; each visit has twenty seats.
- On Friday the buses leave from the courtyard gate.`,
			es: `Los acuerdos de dos días, las gracias a quienes los hicieron posibles y los puntos de reunión para las visitas del viernes.

Quien haya acordado algo con alguien de la otra región puede decirlo al micrófono, en una frase y con fecha. Por cada acuerdo, el campanero del templo de Santa Rosa da una campanada. Luego los seis objetos dejan la mesa de la inauguración: cada anfitrión se lleva a casa el que trajo otro.

## Toma en cuenta

- Escribe tu frase en una tarjeta antes del mediodía del jueves y te llamaremos.
- Las listas de los autobuses del viernes están junto a la puerta; cada visita tiene veinte lugares.
- El viernes, los autobuses salen de la reja del patio.`,
			sv: `Två dagars överenskommelser, ett tack till alla som gjorde dem möjliga och samlingsplatserna för fredagens studiebesök.

Den som har kommit överens om något med någon från den andra regionen får säga det i mikrofonen, i en mening och med ett datum. För varje överenskommelse slår klockringaren från kyrkan Santa Rosa ett slag. Sedan lämnar de sex föremålen bordet från invigningen: varje värd tar med sig ett som någon annan hade med.

## Bra att veta

- Skriv din mening på ett kort före klockan 12 på torsdagen, så blir du uppropad.
- Listorna till fredagens bussar hänger vid dörren. Varje besök har tjugo platser.
- På fredagen går bussarna från innergårdens grind.`,
		},
		roomId: "main-hall",
		type: "Ceremony",
		speakerIds: [],
	},
	{
		id: "speakers-dinner",
		day: 2,
		startTime: "19:30",
		endTime: "22:00",
		title: { en: "Speakers’ dinner under the arches", es: "Cena de ponentes bajo los arcos", sv: "Talarmiddag under valven" },
		description: {
			en: `Five courses cooked by two chefs, one from each region; the speakers share their tables with VIP ticket holders.

A chef from Oaxaca and a chef from Tórshavn cook alternate courses and have promised not to tell each other what: tostadas of fermented lamb, a mole with dulse, cod in hoja santa. Before dessert everyone moves two seats to the left, so that you dine with at least two of the speakers.

## Good to know

- Say what you do not eat on your ticket’s page by Monday, and the kitchen will know your seat.
- Between courses the chefs come out and say, in two minutes, what you have just eaten.
- Taxis wait at the east gate from 21:30.`,
			es: `Cinco tiempos preparados por dos chefs, de una y otra región; los ponentes comparten mesa con quienes tienen boleto VIP.

Un chef de Oaxaca y una chef de Tórshavn cocinan un tiempo cada quien y prometieron no contarse qué: tostadas de cordero fermentado, un mole con alga dulse, bacalao en hoja santa. Antes del postre, todos se recorren dos lugares a la izquierda, y así cenas con dos ponentes por lo menos.

## Toma en cuenta

- Dinos a más tardar el lunes, en la página de tu boleto, qué no comes, y la cocina sabrá cuál es tu lugar.
- Entre un tiempo y otro, los chefs salen a contar en dos minutos qué acabas de comer.
- Desde las 21:30 hay taxis en la puerta oriente.`,
			sv: `Fem rätter lagade av två kockar, en från varje region. Talarna delar bord med gäster som har VIP-biljett.

En kock från Oaxaca och en från Torshamn lagar varannan rätt och har lovat att inte berätta för varandra vad: tostadas med fermenterat lamm, mole med rödalgen söl, torsk i hoja santa. Före desserten flyttar alla två platser åt vänster, så att du äter med minst två av talarna.

## Bra att veta

- Skriv på biljettens sida senast på måndagen vad du inte äter, så vet köket var du sitter.
- Mellan rätterna kommer kockarna ut och berättar på två minuter vad du just har ätit.
- Från 21:30 står det taxibilar vid den östra grinden.`,
		},
		roomId: "arches-room",
		type: "Networking",
		speakerIds: [],
	},
];

import type { SampleSession } from "#app/domain/program/session/schema.ts";

export const agenda: SampleSession[] = [
	{
		id: "wednesday-breakfast",
		day: 1,
		startTime: "08:00",
		endTime: "09:00",
		title: {
			en: "Registration and breakfast",
			es: "Registro y desayuno",
			sv: "Registrering och frukost",
		},
		description: {
			en: `Collect your badge, help yourself to chilaquiles and find the first person you came here to meet.

The badge desks stand in the courtyard, sorted by family name. On the long table beside them are red and green chilaquiles, papaya and guava from the Bajío, rye bread and coffee from Chiapas, with a card in three languages at every dish.

## Good to know

- The code on your ticket is enough, on your phone or on paper.
- Vegan and gluten-free dishes are at the end of the table nearest the door.
- A bell rings at 08:50: two minutes’ walk to the main hall, and time for one more tortilla.`,
			es: `Recoge tu gafete, sírvete unos chilaquiles y encuentra a la primera persona que viniste a conocer.

Las mesas de registro están en el patio, ordenadas por apellido. En la mesa larga de al lado hay chilaquiles rojos y verdes, papaya y guayaba del Bajío, pan de centeno y café de Chiapas; cada platillo lleva una tarjeta en tres idiomas.

## Toma en cuenta

- Basta el código de tu boleto, en el celular o impreso.
- Los platillos veganos y sin gluten están en el extremo más cercano a la puerta.
- A las 08:50 suena una campana: de ahí a la sala principal son dos minutos, y alcanza para otra tortilla.`,
			sv: `Hämta din namnskylt, ta en tallrik chilaquiles och hitta den första person som du har kommit hit för att träffa.

Borden med namnskyltar står på innergården, ordnade efter efternamn. På långbordet intill finns röda och gröna chilaquiles, papaya och guava från Bajío, rågbröd och kaffe från Chiapas. Vid varje rätt ligger ett kort på tre språk.

## Bra att veta

- Det räcker med koden på biljetten, i mobilen eller på papper.
- Veganska och glutenfria rätter står i den ände av bordet som är närmast dörren.
- Klockan 08:50 ringer en klocka: det är två minuters väg till Stora salen, och du hinner med en tortilla till.`,
		},
		roomId: "courtyard",
		type: "Networking",
		speakerIds: [],
	},
	{
		id: "opening-ceremony",
		day: 1,
		startTime: "09:00",
		endTime: "09:20",
		title: {
			en: "Two regions, one table: the opening",
			es: "Dos regiones, una mesa: la inauguración",
			sv: "Två regioner, ett bord: invigningen",
		},
		description: {
			en: `The hosts from Querétaro and the five Nordic countries open the summit together, with few speeches and a song from the Sierra Gorda.

Six hosts speak for two minutes each, and each lays something from home on the same table: a lump of Kiruna iron ore, a bowl of Danish seaweed, a Finnish mitten, a bottle of Icelandic spring water, a Norwegian trawler’s winch handle and a roll of wool from Bernal. A trio from Jalpan then plays the huapango it wrote for this morning.

## Good to know

- The speeches are in Spanish and English, with the other language on the screen.
- The table stays in the hall for two days: come closer in a break, and touch.
- The first keynote follows at 09:20 without a pause.`,
			es: `Los anfitriones de Querétaro y de los cinco países nórdicos abren juntos la cumbre, con pocos discursos y un huapango de la Sierra Gorda.

Seis anfitriones hablan dos minutos cada uno y ponen algo de su tierra en la misma mesa: mineral de hierro de Kiruna, un plato de algas danesas, un guante finlandés, una botella de agua de manantial islandés, la manivela de un pesquero noruego y un rollo de lana de Bernal. Después, un trío de Jalpan toca el huapango que compuso para esta mañana.

## Toma en cuenta

- Los discursos son en español y en inglés, con el otro idioma en la pantalla.
- La mesa se queda dos días en la sala: acércate en un receso y toca lo que quieras.
- La primera conferencia empieza a las 09:20, sin pausa.`,
			sv: `Värdarna från Querétaro och de fem nordiska länderna öppnar toppmötet tillsammans, med få tal och en sång från Sierra Gorda.

Sex värdar talar i två minuter var och lägger något hemifrån på samma bord: en bit järnmalm från Kiruna, en skål dansk tång, en finsk vante, en flaska isländskt källvatten, ett vinschhandtag från en norsk trålare och en rulle ull från Bernal. Sedan spelar en trio från Jalpan den huapango som den har skrivit för just den här morgonen.

## Bra att veta

- Talen hålls på spanska och engelska, med det andra språket på skärmen.
- Bordet står kvar i salen i två dagar: gå fram i en paus, och känn gärna på sakerna.
- Det första huvudföredraget följer klockan 09:20, utan paus.`,
		},
		roomId: "main-hall",
		type: "Ceremony",
		speakerIds: [],
	},
	{
		id: "keep-the-old-machine",
		day: 1,
		startTime: "09:20",
		endTime: "09:55",
		title: {
			en: "Don’t scrap that machine",
			es: "No tires esa máquina",
			sv: "Skrota inte maskinen",
		},
		description: {
			en: `How 22 old machines in Querétaro got sensors and robots over eleven weekends, and what the night shift knew that the drawings did not.

The gearbox factory was forty years old, and a quotation for its demolition lay on the owner’s desk. Astrid Lindqvist asked for one night shift first. She came back with eleven pages of notes: which lathe ran warm, which gauge everyone ignored, which part two people lifted although the sheet said one.

She shows what her team made of those pages, weekend by weekend: where the sensors went, which six jobs the robots got and why the operators chose them. Then come the figures after half a year. Scrap fell from 4.1 to 2.6 percent, energy use per gearbox by eleven percent and reported back injuries from nine to one. All 180 people still work there.

## You will take home

- Twelve questions for a night shift of your own, to ask before you buy anything.
- What each sensor cost, and the three that never earned their price.
- A way to let operators decide which tasks a robot takes over, and in which order.`,
			es: `Cómo 22 máquinas viejas estrenaron sensores y robots en once fines de semana, y qué sabía el turno de noche que los planos callaban.

La fábrica de transmisiones tenía cuarenta años, y en el escritorio del dueño había ya una cotización para demolerla. Astrid Lindqvist pidió antes un turno de noche. Volvió con once páginas de notas: qué torno se calentaba, qué medidor ignoraban todos, qué pieza cargaban entre dos aunque la hoja decía uno.

Astrid muestra qué hizo su equipo con esas páginas, fin de semana por fin de semana: dónde quedaron los sensores, qué seis tareas se llevaron los robots y por qué las eligieron los operadores. Luego vienen las cifras a medio año. La merma bajó de 4.1 a 2.6 por ciento; la energía por transmisión, once por ciento, y las lesiones de espalda reportadas, de nueve a una. Las 180 personas siguen ahí.

## Te llevas

- Doce preguntas para tu propio turno de noche, antes de comprar nada.
- Cuánto costó cada sensor y cuáles tres nunca se pagaron.
- Una forma de que los operadores decidan qué tareas hace el robot y en qué orden.`,
			sv: `Hur 22 gamla maskiner i Querétaro fick sensorer och robotar på elva helger, och vad nattskiftet visste som inte stod på ritningarna.

Växellådsfabriken var fyrtio år gammal, och på ägarens skrivbord låg en offert på rivningen. Astrid Lindqvist bad om ett nattskift först. Hon kom tillbaka med elva sidor anteckningar: vilken svarv som gick varm, vilken mätare ingen brydde sig om, vilken detalj man lyfte på två fast det stod en på instruktionen.

Hon visar vad hennes grupp gjorde av de sidorna, helg för helg: var sensorerna hamnade, vilka sex uppgifter robotarna fick och varför operatörerna valde just dem. Sedan kommer siffrorna efter ett halvår. Kassationen sjönk från 4,1 till 2,6 procent, energianvändningen per växellåda med elva procent och antalet anmälda ryggskador från nio till en. Alla 180 arbetar kvar.

## Det här tar du med dig

- Tolv frågor till ditt eget nattskift, att ställa innan du köper något.
- Vad varje sensor kostade, och vilka tre som aldrig betalade sig.
- Ett sätt att låta operatörerna bestämma vilka uppgifter roboten tar över, och i vilken ordning.`,
		},
		roomId: "main-hall",
		type: "Keynote",
		language: "en",
		track: "technology",
		speakerIds: ["astrid-lindqvist"],
	},
	{
		id: "sowing-water",
		day: 1,
		startTime: "09:55",
		endTime: "10:30",
		title: {
			en: "Sowing water: what the old channels know",
			es: "Sembrar agua: lo que saben los canales antiguos",
			sv: "Att så vatten: vad de gamla kanalerna kan",
		},
		description: {
			en: `Above Ayacucho, stone channels older than the Incas lead the rain into the mountain; Killa shows what a city can learn from them.

The channels catch the rain in January, lead it along the slope and let it seep into cracked rock. In August it comes out of springs three hundred meters below. When Killa Huamán came home from Trondheim with a degree in hydrology, the elders took her up the hill and showed her where the stones had fallen in.

Since then her association has reopened 73 kilometers. Killa explains how they measure what the mountain gives back, what a meter of channel costs by hand and by excavator, and why Querétaro, which built an aqueduct against the same thirst, could sow water in its own hills.

## You will take home

- How to tell ground that stores rain from ground that only lets it run off.
- The price of a kilometer of restored channel, in money and in days of work.
- Three questions for the elders of any valley that no satellite can answer.`,
			es: `Arriba de Ayacucho, canales de piedra anteriores a los incas llevan la lluvia al interior del cerro; Killa muestra qué puede aprender una ciudad.

Los canales reciben la lluvia de enero, la llevan por la ladera y la dejan filtrarse en la roca agrietada. En agosto sale por los manantiales, trescientos metros más abajo. Cuando Killa Huamán volvió de Trondheim con su título de hidróloga, los mayores la llevaron cerro arriba y le enseñaron dónde se habían caído las piedras.

Desde entonces, su asociación ha reabierto 73 kilómetros. Killa explica cómo miden lo que el cerro devuelve, cuánto cuesta un metro de canal a mano y con excavadora, y por qué Querétaro, que levantó un acueducto contra la misma sed, podría sembrar agua en sus propios cerros.

## Te llevas

- Cómo distinguir el suelo que guarda la lluvia del que solo la deja correr.
- El precio de un kilómetro de canal restaurado, en dinero y en jornadas de trabajo.
- Tres preguntas para los mayores de cualquier valle que ningún satélite contesta.`,
			sv: `Ovanför Ayacucho leder stenkanaler, äldre än inkariket, in regnet i berget, och Killa visar vad en stad kan lära av dem.

Kanalerna fångar regnet i januari, leder det längs sluttningen och låter det sippra ner i sprucket berg. I augusti kommer det fram i källor trehundra meter längre ner. När Killa Huamán kom hem från Trondheim med sin examen i hydrologi tog byns äldste med henne upp på berget och visade var stenarna hade rasat.

Sedan dess har hennes förening öppnat 73 kilometer. Killa berättar hur de mäter vad berget ger tillbaka, vad en meter kanal kostar för hand och med grävmaskin, och varför Querétaro, som byggde en akvedukt mot samma törst, kunde så vatten i sina egna kullar.

## Det här tar du med dig

- Hur du skiljer mark som lagrar regn från mark som bara låter det rinna av.
- Priset på en kilometer återställd kanal, i pengar och i dagsverken.
- Tre frågor till de äldste i vilken dal som helst, som ingen satellit kan svara på.`,
		},
		roomId: "main-hall",
		type: "Keynote",
		language: "es",
		track: "sustainability",
		speakerIds: ["killa-huaman"],
	},
	{
		id: "wednesday-morning-coffee",
		day: 1,
		startTime: "10:30",
		endTime: "11:00",
		title: {
			en: "Coffee in the courtyard",
			es: "Café en el patio",
			sv: "Kaffe på innergården",
		},
		description: {
			en: "Coffee from Colombian family farms, sweet bread from the corner bakery and half an hour to continue what the keynotes began.",
			es: "Café de familias productoras de Colombia, pan dulce de la panadería de la esquina y media hora para seguir la conversación.",
			sv: "Kaffe från colombianska familjejordbruk, sött bröd från bageriet på hörnet och en halvtimme att prata vidare om det du nyss har hört.",
		},
		roomId: "courtyard",
		type: "Break",
		speakerIds: [],
	},
	{
		id: "what-the-first-year-costs",
		day: 1,
		startTime: "11:00",
		endTime: "12:00",
		title: {
			en: "What the first year costs",
			es: "Lo que cuesta el primer año",
			sv: "Vad det första året kostar",
		},
		description: {
			en: `Four people who do business across the Atlantic open their books: what the start cost, what went wrong and what they would skip today.

Ignacio Sepúlveda’s first container of cherries reached Aarhus halfway to jam. Mikael Korhonen paid for a certificate that nobody has asked to see. Luciana Barbosa flew to Recife fourteen times before the first signature, and Diego Hernández Luna has watched member after member of his chamber budget for freight and forget the accountant.

Each brings the real sheet of year one, in dollars: travel, lawyers, samples, certificates, and the sale that was paid late. They go through them line by line on the big screen and answer the same question at each: would you pay it again?

## You will take home

- The four budgets on one page, without the firms’ names.
- The five costs that none of the four had planned for.
- A rule of thumb for how many months of cash you need before the first order is paid.`,
			es: `Cuatro personas que hacen negocios de un lado a otro del Atlántico abren sus libros: cuánto costó empezar, qué falló y qué se ahorrarían.

El primer contenedor de cerezas de Ignacio Sepúlveda llegó a Aarhus medio hecho mermelada. Mikael Korhonen pagó un certificado que nadie ha pedido ver. Luciana Barbosa voló catorce veces a Recife antes de la primera firma, y Diego Hernández Luna ha visto a un socio tras otro de su cámara presupuestar el flete y olvidar al contador.

Cada quien trae la hoja real del primer año, en dólares: viajes, abogados, muestras, certificados y la venta que se cobró tarde. Las repasan línea por línea en la pantalla grande y en cada una contestan la misma pregunta: ¿lo volverías a pagar?

## Te llevas

- Los cuatro presupuestos en una hoja, sin el nombre de las empresas.
- Los cinco gastos que ninguno de los cuatro tenía previstos.
- Una regla práctica: cuántos meses de efectivo necesitas antes de cobrar el primer pedido.`,
			sv: `Fyra som gör affärer över Atlanten visar siffrorna: vad starten kostade, vad som gick snett och vad de skulle hoppa över i dag.

Ignacio Sepúlvedas första container med körsbär var halvvägs till sylt när den nådde Århus. Mikael Korhonen betalade för ett certifikat som ingen har bett att få se. Luciana Barbosa flög till Recife fjorton gånger före den första underskriften, och Diego Hernández Luna har sett den ena medlemmen efter den andra budgetera för frakten och glömma revisorn.

Alla fyra har med sig den verkliga kalkylen för år ett, i dollar: resor, jurister, varuprover, certifikat och försäljningen som betalades för sent. De går igenom den rad för rad på storbildsskärmen och svarar på samma fråga vid varje: skulle du betala det igen?

## Det här tar du med dig

- De fyra budgetarna på ett enda blad, utan företagens namn.
- De fem kostnader som ingen av de fyra hade räknat med.
- En tumregel för hur många månaders likvida medel du behöver innan den första ordern är betald.`,
		},
		roomId: "main-hall",
		type: "Panel",
		language: "en",
		track: "business",
		speakerIds: ["diego-hernandez", "luciana-barbosa", "ignacio-sepulveda", "mikael-korhonen"],
	},
	{
		id: "workshop-hear-the-leak",
		day: 1,
		startTime: "11:00",
		endTime: "12:00",
		title: {
			en: "Hear the leak: your first water sensor",
			es: "Escucha la fuga: tu primer sensor de agua",
			sv: "Hör läckan: din första vattensensor",
		},
		roomId: "innovation-lab-1",
		type: "Workshop",
		language: "es",
		track: "technology",
		speakerIds: ["valentina-rios"],
		workshopId: "hear-the-leak",
	},
	{
		id: "workshop-ask-the-neighbours-first",
		day: 1,
		startTime: "11:00",
		endTime: "13:00",
		title: {
			en: "Ask the neighbors first",
			es: "Primero, pregúntales a los vecinos",
			sv: "Fråga grannarna först",
		},
		roomId: "boardroom",
		type: "Workshop",
		language: "en",
		track: "business",
		speakerIds: ["kasper-holm"],
		workshopId: "ask-the-neighbours-first",
	},
	{
		id: "workshop-hands-in-the-soil",
		day: 1,
		startTime: "11:00",
		endTime: "13:00",
		title: {
			en: "Get your hands in the soil",
			es: "Con las manos en la tierra",
			sv: "Händerna i jorden",
		},
		roomId: "innovation-lab-2",
		type: "Workshop",
		language: "es",
		track: "sustainability",
		speakerIds: ["xochitl-ramirez"],
		workshopId: "hands-in-the-soil",
	},
	{
		id: "workshop-your-first-shipment",
		day: 1,
		startTime: "12:15",
		endTime: "13:00",
		title: {
			en: "Your first shipment to the Nordics",
			es: "Tu primer envío a los países nórdicos",
			sv: "Din första leverans till Norden",
		},
		roomId: "innovation-lab-1",
		type: "Workshop",
		language: "en",
		track: "business",
		speakerIds: ["amina-warsame"],
		workshopId: "your-first-shipment",
	},
	{
		id: "wednesday-lunch",
		day: 1,
		startTime: "13:00",
		endTime: "14:30",
		title: {
			en: "Lunch at the long table",
			es: "Comida en la mesa larga",
			sv: "Lunch vid långbordet",
		},
		description: {
			en: "Mole, grilled vegetables and Nordic rye bread at one long table; sit down next to somebody you do not know yet.",
			es: "Mole, verduras asadas y pan de centeno nórdico en una sola mesa larga; siéntate junto a alguien que todavía no conoces.",
			sv: "Mole, grillade grönsaker och nordiskt rågbröd vid ett enda långbord; slå dig ner bredvid någon som du inte känner än.",
		},
		roomId: "courtyard",
		type: "Break",
		speakerIds: [],
	},
	{
		id: "made-for-bad-weather",
		day: 1,
		startTime: "14:30",
		endTime: "15:30",
		title: {
			en: "Made for bad weather",
			es: "A prueba de mal tiempo",
			sv: "Teknik som tål dåligt väder",
		},
		description: {
			en: `Gusts, frost, buried pipes and crackling recordings: four engineers on building things that keep working when nobody is there to restart them.

In Patagonia, where gusts reach 90 km/h, wind energy is plentiful and inspections are not: Tomás Ferreyra has lost eleven drones learning how to make them. Baldur Árnason cools servers with Icelandic air that carries salt and ash. Valentina Ríos’s sensors lie under streets that nobody will dig up for a new battery, and Aino Virtanen’s speech models have to understand recordings made in a kitchen.

Each puts one failed part on the table and says what it taught: a rotor hub, a fan, a seal, a microphone. Then they argue about what to build in from the start: how much energy to keep in reserve, what to leave out, and when a machine should admit that it does not know.

## You will take home

- A checklist for equipment that nobody will visit for a year.
- When three cheap sensors beat one good one, and when they do not.
- The five lines in which these teams report a failure without looking for somebody to blame.`,
			es: `Rachas, heladas, tubos enterrados y grabaciones con ruido: cómo construir lo que debe seguir funcionando cuando no hay nadie que lo reinicie.

En la Patagonia, con rachas de 90 km/h, sobra energía eólica y faltan inspecciones: Tomás Ferreyra ha perdido once drones aprendiendo a hacerlas. Baldur Árnason enfría servidores con un aire islandés que trae sal y ceniza. Los sensores de Valentina Ríos están bajo calles que nadie va a abrir por una batería, y los modelos de voz de Aino Virtanen deben entender grabaciones hechas en una cocina.

Cada quien pone en la mesa una pieza que falló y cuenta qué le enseñó: una masa de rotor, un ventilador, un sello, un micrófono. Luego discuten qué hay que prever desde el principio: cuánta energía guardar de reserva, qué dejar fuera y cuándo debe admitir una máquina que no sabe.

## Te llevas

- Una lista de verificación para equipos que nadie va a visitar en un año.
- Cuándo tres sensores baratos le ganan a uno bueno, y cuándo no.
- Las cinco líneas con las que estos equipos reportan una falla sin buscar culpables.`,
			sv: `Stormbyar, frost, nedgrävda rör och brusiga inspelningar: fyra ingenjörer om att bygga sådant som fungerar utan att någon startar om det.

I Patagonien, där byarna når 90 km/h, finns det gott om vindenergi men ont om inspektioner: Tomás Ferreyra har förlorat elva drönare på att lära sig göra dem. Baldur Árnason kyler servrar med isländsk luft full av salt och aska. Valentina Ríos sensorer ligger under gator som ingen gräver upp för ett batteris skull, och Aino Virtanens talmodeller måste förstå inspelningar från ett kök.

Var och en lägger en del som har gått sönder på bordet och berättar vad den lärde dem: ett rotornav, en fläkt, en packning, en mikrofon. Sedan diskuterar de vad som ska byggas in från början: hur mycket energi du ska ha i reserv, vad du ska utelämna och när en maskin bör erkänna att den inte vet.

## Det här tar du med dig

- En checklista för utrustning som ingen kommer att besöka på ett år.
- När tre billiga sensorer slår en bra, och när de inte gör det.
- De fem rader som grupperna rapporterar ett fel på, utan att leta efter syndabockar.`,
		},
		roomId: "main-hall",
		type: "Panel",
		language: "en",
		track: "technology",
		speakerIds: ["tomas-ferreyra", "baldur-arnason", "aino-virtanen", "valentina-rios"],
	},
	{
		id: "workshop-eyes-under-water",
		day: 1,
		startTime: "14:30",
		endTime: "16:30",
		title: {
			en: "Eyes under water: program an inspection robot",
			es: "Ojos bajo el agua: programa un robot de inspección",
			sv: "Ögon under vattnet: programmera en inspektionsrobot",
		},
		roomId: "maker-studio",
		type: "Workshop",
		language: "en",
		track: "technology",
		speakerIds: ["magnus-haugen"],
		workshopId: "eyes-under-water",
	},
	{
		id: "workshop-no-more-queues",
		day: 1,
		startTime: "14:30",
		endTime: "17:30",
		title: {
			en: "No more queues: simulate your supply chain",
			es: "Adiós a la fila: simula tu cadena de suministro",
			sv: "Slut på köerna: simulera din leveranskedja",
		},
		roomId: "innovation-lab-1",
		type: "Workshop",
		language: "en",
		track: "technology",
		speakerIds: ["rafael-monteiro"],
		workshopId: "no-more-queues",
	},
	{
		id: "wednesday-afternoon-coffee",
		day: 1,
		startTime: "15:30",
		endTime: "16:00",
		title: {
			en: "Coffee and a game of chess",
			es: "Café y una partida de ajedrez",
			sv: "Kaffe och ett parti schack",
		},
		description: {
			en: "Coffee, hibiscus water and a chessboard in the shade; Amina Warsame, once Sweden’s junior champion, plays anyone who dares.",
			es: "Café, agua de jamaica y un tablero a la sombra; Amina Warsame, excampeona juvenil de Suecia, juega con quien se anime.",
			sv: "Kaffe, hibiskusdryck och ett schackbräde i skuggan; Amina Warsame, tidigare svensk juniormästare, spelar mot den som vågar.",
		},
		roomId: "courtyard",
		type: "Break",
		speakerIds: [],
	},
	{
		id: "workshop-the-day-the-deal-goes-wrong",
		day: 1,
		startTime: "16:00",
		endTime: "18:00",
		title: {
			en: "The day the deal goes wrong",
			es: "El día que el negocio sale mal",
			sv: "Dagen då affären går snett",
		},
		roomId: "boardroom",
		type: "Workshop",
		language: "en",
		track: "business",
		speakerIds: ["erik-sandberg"],
		workshopId: "the-day-the-deal-goes-wrong",
	},
	{
		id: "workshop-design-for-no-signal",
		day: 1,
		startTime: "16:00",
		endTime: "17:00",
		title: {
			en: "Design for the day without a signal",
			es: "Diseña para el día sin señal",
			sv: "Designa för dagen utan täckning",
		},
		roomId: "innovation-lab-2",
		type: "Workshop",
		language: "es",
		track: "technology",
		speakerIds: ["camila-restrepo"],
		workshopId: "design-for-no-signal",
	},
	{
		id: "evening-reception",
		day: 1,
		startTime: "18:30",
		endTime: "20:00",
		title: {
			en: "Reception by lantern light",
			es: "Recepción a la luz de los faroles",
			sv: "Mottagning i lyktornas sken",
		},
		description: {
			en: `Sparkling wine from Querétaro, cured salmon on tostadas and time for the people you only waved to during the day.

At dusk, two hundred lanterns are lit in the courtyard, one by one, by the children of the neighborhood’s music school. A winemaker from Ezequiel Montes pours and tells you what an altitude of 2,000 meters does to the bubbles; beside her, a fishmonger from Bergen slices the salmon onto blue-corn tostadas.

## Good to know

- There is hibiscus water and alcohol-free cider in the same glasses.
- Each of the six standing tables has a speaker of the day as its host until 19:15.
- Nobody gives a speech.`,
			es: `Espumoso queretano, tostadas de salmón curado y tiempo para la gente a la que de día solo saludaste de lejos.

Al anochecer, los niños de la escuela de música del barrio encienden en el patio doscientos faroles, uno por uno. Una enóloga de Ezequiel Montes sirve y te cuenta qué les hacen a las burbujas 2,000 metros de altura; a su lado, un pescadero de Bergen rebana el salmón sobre tostadas de maíz azul.

## Toma en cuenta

- Hay agua de jamaica y sidra sin alcohol, en las mismas copas.
- Hasta las 19:15, cada una de las seis mesas altas tiene de anfitrión a un ponente del día.
- Nadie da un discurso.`,
			sv: `Mousserande vin från Querétaro, gravad lax på tostadas och tid för dem som du bara hann vinka till under dagen.

I skymningen tänder barn från kvarterets musikskola tvåhundra lyktor på innergården, en efter en. En vinmakare från Ezequiel Montes häller upp och berättar vad 2\u00a0000 meter över havet gör med bubblorna. Bredvid henne skär en fiskhandlare från Bergen upp laxen på tostadas av blå majs.

## Bra att veta

- Hibiskusdryck och alkoholfri cider serveras i likadana glas.
- Vid vart och ett av de sex ståborden är en av dagens talare värd fram till 19:15.
- Ingen håller tal.`,
		},
		roomId: "courtyard",
		type: "Networking",
		speakerIds: [],
	},
	{
		id: "open-air-concert",
		day: 1,
		startTime: "20:00",
		endTime: "21:30",
		title: {
			en: "Open-air concert: huapango meets nyckelharpa",
			es: "Concierto al aire libre: huapango y nyckelharpa",
			sv: "Konsert under bar himmel: huapango möter nyckelharpa",
		},
		description: {
			en: `A trio from the Sierra Gorda and a Swedish keyed fiddle share one stage among the agaves; bring a jacket, November nights are cool.

Violin, jarana and huapanguera on one side, a nyckelharpa from Uppland on the other. They met on Monday and have rehearsed three things: a huapango in which the Swede may only pluck, a polska that the trio has learned by ear, and a piece of their own in which six beats are counted in twos by half of the stage and in threes by the other half.

## Good to know

- It is about 12 degrees Celsius (54 °F) by the last piece; blankets are on the benches.
- The path between the agaves is lit and step-free.
- After the last piece the musicians let you try their instruments.`,
			es: `Un trío de la Sierra Gorda y una viola de teclas sueca comparten escenario entre agaves; trae chamarra, las noches de noviembre son frescas.

Violín, jarana y huapanguera de un lado; del otro, una nyckelharpa de Uppland. Se conocieron el lunes y han ensayado tres cosas: un huapango en el que la sueca solo puede pellizcar las cuerdas, una polska que el trío aprendió de oído y una pieza propia en la que medio escenario cuenta seis tiempos de dos en dos y el otro medio, de tres en tres.

## Toma en cuenta

- Con la última pieza estaremos a unos 12 °C; en las bancas hay cobijas.
- El camino entre los agaves está iluminado y no tiene escalones.
- Al terminar, los músicos te prestan sus instrumentos para probarlos.`,
			sv: `En trio från Sierra Gorda och en svensk nyckelharpa delar scen bland agaverna; ta med en jacka, novemberkvällarna är svala.

Fiol, jarana och huapanguera på ena sidan, en nyckelharpa från Uppland på den andra. De träffades i måndags och har repeterat tre saker: en huapango där svenskan bara får knäppa på strängarna, en polska som trion har lärt sig på gehör och ett eget stycke där halva scenen räknar sex slag två och två och den andra halvan tre och tre.

## Bra att veta

- När sista stycket spelas är det omkring 12 °C; det ligger filtar på bänkarna.
- Gången mellan agaverna är upplyst och utan trappsteg.
- Efter sista stycket får du prova instrumenten.`,
		},
		roomId: "agave-garden",
		type: "Ceremony",
		speakerIds: [],
	},
];

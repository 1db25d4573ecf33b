import type { WorkshopRecord } from "#app/domain/program/workshop/schema.ts";

/** Everything else of a workshop is in the agenda. */
export const workshops: WorkshopRecord[] = [
	{
		id: "lead-before-you-are-sure",
		description: {
			en: `Three hours with a glaciologist on choosing a course while the facts are still coming in.

Bring a decision that will still matter in twenty years. In groups of four you set out what you know, what you only suspect and what you will never find out in time. Then you decide, defend it and let the others attack it.

Martina puts her own case on the table first: thirty years of walking to the same glacier, and the spring in which she had to say how long a town’s drinking water would last, with four measurements missing. You see what she told the mayor, and what she would tell him now.

## You will take home

- Your decision in writing, on one page, signed.
- The three signs that should make you change it.
- A date for looking again, and a name from your group who will ask.`,
			es: `Tres horas con una glacióloga para elegir rumbo mientras los datos siguen llegando.

Trae una decisión que siga importando dentro de veinte años. En grupos de cuatro separan lo que saben, lo que apenas sospechan y lo que nunca sabrán a tiempo. Luego decides, la defiendes y dejas que los demás la pongan a prueba.

Martina pone primero su propio caso: treinta años de caminar al mismo glaciar y la primavera en que tuvo que decir cuánto le duraría el agua a un pueblo, con cuatro mediciones faltantes. Ves qué le dijo al alcalde y qué le diría hoy.

## Te llevas

- Tu decisión por escrito, en una hoja, firmada.
- Las tres señales que deberían hacerte cambiarla.
- Una fecha para volver a revisarla y el nombre de alguien de tu grupo que te va a preguntar.`,
			sv: `Tre timmar med en glaciolog om att välja väg medan fakta fortfarande kommer in.

Ta med dig ett beslut som fortfarande spelar roll om tjugo år. I grupper om fyra reder ni ut vad ni vet, vad ni bara anar och vad ni aldrig hinner få veta. Sedan beslutar du, försvarar beslutet och låter de andra gå till angrepp.

Martina lägger fram sitt eget fall först: trettio års vandringar till samma glaciär, och våren då hon måste säga hur länge en stads dricksvatten skulle räcka, fast fyra mätningar fattades. Du får se vad hon sa till borgmästaren, och vad hon skulle säga i dag.

## Det här tar du med dig

- Ditt beslut på papper, på en sida, undertecknat.
- De tre tecken som bör få dig att ändra det.
- Ett datum för nästa genomgång, och ett namn ur gruppen på den som kommer att fråga.`,
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
			en: `Negotiate a real term sheet from both sides and find the lines that decide a family firm’s future.

You read the sheet, with the names removed, first as the owner and then as the fund. Line by line you mark who decides, who gets paid first and what happens when a founder’s children disagree. Then the two sides negotiate.

Luciana has sat on the fund’s side 23 times and as a girl on the other, behind the till of her mother’s bakery. She shows three sheets that were signed, with the line that both sides later wished they had read aloud.

## You will take home

- Your own list of terms: those you can give away, those you can trade and those you never sign.
- Twelve years of a family firm in one table: who decided what, and who was paid when.
- The question that shows within a minute whether a fund can wait.`,
			es: `Negocia una hoja de términos real desde ambos lados y encuentra las líneas que deciden tu empresa.

Lees la hoja, sin nombres, primero desde la empresa y después desde el fondo. Línea por línea marcas quién decide, quién cobra primero y qué pasa si los hijos del fundador no se ponen de acuerdo. Luego, las dos partes negocian.

Luciana se ha sentado 23 veces del lado del fondo y, de niña, del otro, detrás de la caja de la panadería de su mamá. Muestra tres hojas que sí se firmaron, con la línea que después ambas partes hubieran querido leer en voz alta.

## Te llevas

- Tu propia lista de condiciones: las que puedes ceder, las que puedes negociar y las que nunca debes firmar.
- Doce años de una empresa familiar en una tabla: quién decidió qué y quién cobró cuándo.
- La pregunta que muestra en un minuto si un fondo sabe esperar.`,
			sv: `Förhandla om ett verkligt avtalsutkast från båda sidor och hitta raderna som avgör företagets framtid.

Du läser utkastet utan namn, först som ägare och sedan som fond. Rad för rad markerar du vem som bestämmer, vem som får betalt först och vad som händer när grundarens barn inte är överens. Sedan förhandlar de två sidorna.

Luciana har suttit på fondens sida 23 gånger och som flicka på den andra, bakom kassan i sin mammas bageri. Hon visar tre utkast som blev underskrivna, med den rad som båda sidor i efterhand önskade att de hade läst högt.

## Det här tar du med dig

- Din egen lista över villkor: de du kan ge bort, de du kan byta bort och de du aldrig skriver under.
- Tolv år i ett familjeföretag i en enda tabell: vem som bestämde vad och vem som fick betalt när.
- Frågan som på en minut visar om en fond kan vänta.`,
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
			en: `Take a crashed drone apart and find the cause before the engineer who lost it tells you.

On the table lie the remains of a drone, its flight log and the weather report from that day. In teams of five you look for the cause: wind, battery, code or pilot. Tomás says who is right only at the end.

The eleven drones came down between turbines that carry the wind energy of half of Chubut, so each crash also stopped an inspection. You get the questions in the order in which his team now asks them, and feel how hard it is not to begin with the last.

## You will take home

- A one-page method for investigating failures without blame, good for a pump, a press or a server.
- The flight log of your wreck, with the two seconds that matter.
- A form for near misses that a technician fills in within a minute.`,
			es: `Desarma un dron caído y encuentra la causa antes de que la revele el ingeniero que lo perdió.

Sobre la mesa están los restos de un dron, su registro de vuelo y el reporte del clima de ese día. En equipos de cinco buscan la causa: viento, batería, código o piloto. Solo al final Tomás dice quién acertó.

Los once drones cayeron entre aerogeneradores que llevan la energía del viento a medio Chubut, así que cada caída paró también una inspección. Recibes las preguntas en el orden en que las hace hoy su equipo, y sientes cuánto cuesta no empezar por la última.

## Te llevas

- Un método de una página para investigar fallas sin buscar culpables, útil para una bomba, una prensa o un servidor.
- El registro de vuelo de tu dron, con los dos segundos que importan.
- Un formato para incidentes que un técnico llena en un minuto.`,
			sv: `Plocka isär en störtad drönare och hitta orsaken innan ingenjören som förlorade den avslöjar den.

På bordet ligger resterna av en drönare, dess flyglogg och väderrapporten från den dagen. I lag om fem letar ni efter orsaken: vind, batteri, kod eller pilot. Först på slutet berättar Tomás vilka som har rätt.

De elva drönarna störtade mellan vindkraftverk som ger energi åt halva Chubut, så varje haveri stoppade också en inspektion. Du får frågorna i den ordning som hans grupp ställer dem nu, och märker hur svårt det är att inte börja med den sista.

## Det här tar du med dig

- En metod på en sida för att utreda fel utan syndabockar, lika bra för en pump, en press eller en server.
- Flygloggen från ditt vrak, med de två sekunder som betyder något.
- Ett formulär för tillbud som en tekniker fyller i på en minut.`,
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
			en: `Train a small speech model on one hour of recordings and choose the data that helps it most.

Most firms do not have millions of examples; they have a few hundred. On your own laptop you take a small open speech model, feed it one hour of recordings and listen to where it goes wrong. Then you choose the next ten minutes to record.

Aino did this for Northern Sámi with 60 hours in all, and a village radio station in Puebla now does it for Nahuatl. Bring a laptop on which you may install programs; recordings of your own are welcome, if those who speak in them agree.

## You will take home

- A working notebook that you can go on using at home.
- A rule for knowing when you have enough data.
- A consent form for recordings, in plain words and four languages.`,
			es: `Entrena un pequeño modelo de voz con una hora de grabaciones y elige los datos que más le ayudan.

La mayoría de las empresas no tiene millones de ejemplos, sino unos cientos. En tu laptop tomas un pequeño modelo de voz abierto, le das una hora de grabaciones y escuchas dónde se equivoca. Luego eliges qué otros diez minutos conviene grabar.

Aino lo hizo para el sami del norte con 60 horas en total, y una radio comunitaria de Puebla lo hace hoy para el náhuatl. Trae una laptop en la que puedas instalar programas; también puedes traer tus grabaciones, si quienes hablan en ellas están de acuerdo.

## Te llevas

- Un cuaderno de código que puedes seguir usando en casa.
- Una regla para saber cuándo ya tienes datos suficientes.
- Un formato de consentimiento para grabaciones, en palabras sencillas y cuatro lenguas.`,
			sv: `Träna en liten talmodell på en timmes inspelningar och välj de data som hjälper den mest.

De flesta företag har inte miljontals exempel utan några hundra. På din egen dator matar du en liten öppen talmodell med en timmes inspelningar och lyssnar efter var den hör fel. Sedan väljer du vilka tio minuter som ska spelas in härnäst.

Aino gjorde så för nordsamiska med 60 timmar sammanlagt, och en närradio i Puebla gör det nu för nahuatl. Ta med en bärbar dator där du får installera program. Egna inspelningar är välkomna, om de som talar i dem har sagt ja.

## Det här tar du med dig

- Kod som du kan köra vidare hemma.
- En tumregel för när du har tillräckligt med data.
- Ett samtyckesformulär för inspelningar, på klarspråk och fyra språk.`,
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
			en: `Sort, shred and spin worn-out hotel linen, and work out what it takes to make recycling pay.

You sort a bag of linen, test the fiber with a flame, shred it and spin your first meters of yarn by hand. Along the way you note what each step costs in labor, water and energy, and where the material is lost.

In the second hour the notes become a calculation: how many sheets a hotel must return, how far a truck may drive and from which price a mill can live. Freja compares your sums with those of her mill in Herning, which takes in 14 metric tons a week.

## You will take home

- A bobbin of your own yarn.
- A cost sheet for a take-back scheme in your own company.
- A card for telling cotton from polyester by look, feel and flame.`,
			es: `Clasifica, desmenuza e hila blancos de hotel gastados, y calcula qué hace falta para que reciclar sea negocio.

Clasificas una bolsa de blancos, pruebas la fibra con una flama, la desmenuzas e hilas a mano tus primeros metros. En el camino anotas cuánto cuesta cada paso en trabajo, agua y energía, y dónde se pierde material.

En la segunda hora, las notas se vuelven cuentas: cuántas sábanas debe devolver un hotel, qué tan lejos puede ir un camión y desde qué precio vive una hilandería. Freja compara tus números con los de la suya, en Herning, que recibe 14 toneladas por semana.

## Te llevas

- Un carrete de tu propio hilo.
- Una hoja de costos para recuperar y reciclar los textiles de tu empresa.
- Una tarjeta para distinguir el algodón del poliéster por vista, tacto y flama.`,
			sv: `Sortera, riv och spinn utslitet hotellinne och räkna ut vad som krävs för att återvinning ska bära sig.

Du sorterar en säck linne, provar fibern med en låga, river den och spinner dina första meter garn för hand. Under tiden antecknar du vad varje steg kostar i arbete, vatten och energi, och var materialet går förlorat.

Under den andra timmen blir anteckningarna till en kalkyl: hur många lakan ett hotell måste lämna tillbaka, hur långt en lastbil får köra och från vilket pris ett spinneri kan leva. Freja jämför din kalkyl med sitt eget spinneris i Herning, som tar emot 14 ton i veckan.

## Det här tar du med dig

- En rulle garn som du har spunnit själv.
- En kalkyl för ett återtagssystem i ditt eget företag.
- Ett kort för att skilja bomull från polyester med ögat, handen och en låga.`,
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
			en: `Choose five signs of life, test them against twenty years of field data and write your own plan.

Tree counts say little about life. You work with logs, beetle traps and sound recordings from Lapland and Oaxaca, choose five indicators and test them against twenty years of field data. Some of the favorites will fail.

Tuomas has counted beetles in dead pines for 22 years and knows which shortcuts held. In the second hour you turn your five into a plan that a forester can carry out on a wet Tuesday, with a thermos and without a doctorate.

## You will take home

- A monitoring plan for your own land or your suppliers’: what to count, how often and at what cost.
- A list of claims that the plan supports, and of those it does not.
- Two minutes of sound from a living forest and a dead one, to play at your next meeting.`,
			es: `Elige cinco señales de vida, pruébalas con veinte años de datos de campo y escribe tu propio plan.

Contar árboles dice poco sobre la vida. Trabajas con troncos, trampas para escarabajos y grabaciones de Laponia y Oaxaca, eliges cinco indicadores y los pruebas con veinte años de datos de campo. Más de un favorito va a fallar.

Tuomas lleva 22 años contando escarabajos en pinos muertos y sabe qué atajos aguantan. En la segunda hora conviertes tus cinco señales en un plan que un guardabosques pueda cumplir un martes de lluvia, con termo y sin doctorado.

## Te llevas

- Un plan de monitoreo para tus terrenos o los de tus proveedores: qué contar, cada cuándo y a qué costo.
- Una lista de lo que el plan te permite afirmar, y de lo que no.
- Dos minutos de sonido de un bosque vivo y de uno muerto, para tu próxima junta.`,
			sv: `Välj fem tecken på liv, pröva dem mot tjugo års fältdata och skriv en egen plan.

Antalet träd säger inte mycket om livet. Du arbetar med stockar, skalbaggsfällor och ljudinspelningar från Lappland och Oaxaca, väljer fem indikatorer och prövar dem mot tjugo års fältdata. Några av favoriterna håller inte.

Tuomas har räknat skalbaggar i döda tallar i 22 år och vet vilka genvägar som håller. Under den andra timmen gör du om dina fem tecken till en plan som en skogvaktare kan följa en regnig tisdag, med termos men utan doktorsexamen.

## Det här tar du med dig

- En övervakningsplan för din egen eller leverantörernas mark: vad ni ska räkna, hur ofta och till vilken kostnad.
- En lista över vad planen låter er påstå, och vad den inte gör.
- Två minuters ljud från en levande skog och en död, att spela upp på nästa möte.`,
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
			en: `Write a one-page agreement that pays for results, then let another pair try to break it.

A grower in Rosario, a food company in Sweden and one page of paper. In pairs you write an agreement that pays for results: what is measured, who measures it, and what happens in a dry year. Then you swap sheets and look for the loophole.

Sofía, who has refereed soccer and 480 farms, blows a whistle when time is up. She reads the worst loophole aloud and shows where her own first contract had the same one.

## You will take home

- A one-page contract that another pair could not break, or knows how to mend.
- Twelve questions to put to any partner far away.
- The clause for the dry year, in words that a grower and a lawyer both read the same way.`,
			es: `Escribe un acuerdo de una página que pague por resultados y deja que otra pareja le busque el hueco.

Un productor de Rosario, una empresa de alimentos de Suecia y una hoja de papel. En parejas escriben un acuerdo que paga por resultados: qué se mide, quién lo mide y qué pasa en un año seco. Luego intercambian hojas y buscan el hueco.

Sofía, que ha sido árbitra de futbol y de 480 granjas, silba cuando se acaba el tiempo. Lee en voz alta el peor hueco y muestra dónde estaba el mismo en su primer contrato.

## Te llevas

- Un contrato de una página que otra pareja no pudo romper, o que ya sabes cómo arreglar.
- Doce preguntas para cualquier socio que esté lejos.
- La cláusula del año seco, en palabras que un productor y un abogado leen igual.`,
			sv: `Skriv ett avtal på en sida som ger betalt för resultat, och låt ett annat par leta efter kryphålet.

En odlare i Rosario, ett livsmedelsföretag i Sverige och ett enda papper. Två och två skriver ni ett avtal som ger betalt för resultat: vad som mäts, vem som mäter och vad som händer under ett torrår. Sedan byter ni papper och letar efter kryphålet.

Sofía, som har dömt fotboll och 480 gårdar, blåser i pipan när tiden är ute. Hon läser upp det värsta kryphålet och visar var hennes eget första avtal hade ett likadant.

## Det här tar du med dig

- Ett avtal på en sida som ett annat par inte kunde knäcka, eller som du vet hur du lagar.
- Tolv frågor att ställa till vilken partner som helst långt borta.
- Klausulen för torråret, i ord som en odlare och en jurist läser likadant.`,
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
			en: `Measure the heat of a small server rack and build a table-top loop that warms a planter.

Every computer is also a heater: almost all of the energy that goes in comes out as warm air. You measure it at the back of a small rack, work out how much of it can be caught and build a loop of pipe, pump and planter.

No engineering needed; bring curiosity and a calculator. Baldur puts four tomatoes on the table, like those that the warmth of his servers in Iceland ripened by the ton last winter, and tells you which of his loops froze.

## You will take home

- A simple heat budget for your own building.
- Three uses for lukewarm air, from hot water to tomatoes, with the distance at which each stops paying.
- A drawing of your loop, with the valve that Baldur forgot.`,
			es: `Mide el calor de un pequeño rack de servidores y arma en la mesa un circuito que entibia una maceta.

Toda computadora es también un calentador: casi toda la energía que entra sale como aire caliente. La mides detrás de un pequeño rack, calculas cuánta se puede aprovechar y armas un circuito con tubo, bomba y maceta.

No hace falta saber de ingeniería: trae curiosidad y calculadora. Baldur pone en la mesa cuatro jitomates, iguales a los que sus servidores maduraron por toneladas el invierno pasado en Islandia, y te cuenta cuáles de sus circuitos se congelaron.

## Te llevas

- Un balance de calor sencillo para tu edificio.
- Tres usos para el aire tibio, del agua caliente a los jitomates, y a qué distancia deja de convenir cada uno.
- Un dibujo de tu circuito, con la válvula que a Baldur se le olvidó.`,
			sv: `Mät värmen från ett litet serverskåp och bygg en bordsmodell som värmer en odlingslåda.

Varje dator är också ett element: nästan all energi som går in kommer ut som varm luft. Du mäter den bakom ett litet serverskåp, räknar ut hur mycket som går att ta vara på och bygger en krets av slang, pump och odlingslåda.

Du behöver inga förkunskaper, bara nyfikenhet och miniräknare. Baldur lägger fyra tomater på bordet, likadana som de som mognade tonvis i värmen från hans servrar på Island förra vintern, och berättar vilka av hans kretsar som frös.

## Det här tar du med dig

- En enkel värmebudget för din egen byggnad.
- Tre sätt att använda ljummen luft, från varmvatten till tomater, och avståndet där vart och ett slutar löna sig.
- En ritning av din krets, med ventilen som Baldur glömde.`,
		},
		image: "/images/workshops/put-server-heat-to-work",
		category: "Technology",
		level: "beginner",
		price: 7900,
		maxAttendees: 36,
	},
];

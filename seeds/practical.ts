import type { Translated } from "#app/i18n/translated.ts";

/** The numbers of its first list refer to the drawn map. */
export const practical: Translated = {
	en: `## On the map

1. The venue
2. The aqueduct, 74 arches from the hill of La Cruz to the east
3. Cerro de las Campanas, a park with a view
4. The historic center, a World Heritage Site: squares, churches, restaurants
5. The bus terminal, for Mexico City and the region
6. To the airport

## Hotels

Prices are per night for a double room with taxes, as they usually are in November. Compare before you book, and book early.

- **Historic center**, 4 km from the venue, ten minutes by taxi: small hotels in colonial mansions around the squares, MXN 1,500 to 3,500. The best choice if you want to walk out to dinner.
- **By the aqueduct and along Avenida Bernardo Quintana**, 1 to 3 km, five minutes by taxi: business hotels with desks, gyms and step-free rooms, MXN 1,200 to 2,500.
- **Around the bus terminal and the stadium**, 2 to 3 km, ten minutes by taxi: chain hotels, MXN 900 to 1,600. Practical if you leave early for Mexico City.
- **Hostels** in the historic center, 4 km: a bed from MXN 300, a private room from MXN 700.

## Entry and visa

- Citizens of the Nordic countries, the rest of the European Union, Argentina, Chile and Colombia need no visa for tourism or unpaid business of up to 180 days. The officer at the border decides on the number of days.
- Citizens of Brazil, Peru and some other countries need a visa or an electronic authorization, unless they hold a valid visa or permanent residence of the United States, Canada, Japan, the United Kingdom or the Schengen area.
- Your passport must be valid for the whole stay. Keep the entry stamp, or the form you’re given, until you leave.
- If you change planes in the United States or Canada, you need an ESTA, an eTA or a visa even in transit.

Rules change: check with the Mexican consulate and your airline before you travel. If you need an invitation letter, write to {{email}}.

## Money

The currency is the Mexican peso (MXN, $). Cards are accepted in hotels, restaurants and stores; carry cash for markets, small cafés and some taxis. Use ATMs inside banks, and decline the machine’s own exchange rate. Tip 10 to 15 percent in restaurants, and give a few coins to people who carry or bag things for you. Tickets for the summit are priced in US dollars.

## Power, phone and time

- Outlets are type A and B, as in the United States, 127 V and 60 Hz. From Europe, Brazil, Argentina or Chile bring an adapter; chargers marked 100–240 V need nothing else.
- The country code is +52. An eSIM bought before you leave is easiest; for a prepaid SIM from a store, bring your passport.
- Querétaro is at UTC−6 all year, in November seven hours behind Stockholm and three behind São Paulo.

## Weather and what to wear

The city is 1,800 meters (5,900 feet) above sea level. November is dry and sunny: around 23 °C (73 °F) in the afternoon, 8 to 10 °C (46 to 50 °F) early in the morning. Dress in layers, with a jacket for the evenings in the courtyard. Business casual works everywhere, and nobody needs a tie. Comfortable shoes pay off on the cobblestones, and so does sunscreen.

## Safety

Querétaro is among the calmer large cities of Mexico. Take the same care as in any city: leave valuables at the hotel, watch your phone in crowds, and at night order a taxi through an app or your hotel. The emergency number is **911**, for police, ambulance and fire. Read your foreign ministry’s travel advice before you leave.

## Health

Get travel insurance that covers medical care; private hospitals ask for a card or a policy first. No vaccinations are required if you come from Europe or most of the Americas, but check with your doctor. Drink bottled or filtered water. There are plenty of pharmacies, and they’re open late. Take the first day slowly: altitude and sun are more tiring than you’d expect.

## Accessibility

The [venue page](/venue) shows which rooms are step-free and which have a hearing loop. Taxis stop at the entrance, which is level. In the historic center the squares are level and wide, but many sidewalks are narrow, with high curbs and cobblestones: take a taxi to the door. Accessible vehicles must be booked a day ahead; your hotel can do that for you. Service dogs are welcome. Tell us what you need on your ticket page or write to {{email}}, and we’ll arrange it.

## Children

Babies in arms need no ticket. There is a quiet place to nurse and change them; ask at the entrance. There is no childcare at the venue. Parks and playgrounds are nearby: the Alameda in the center, and Cerro de las Campanas.

## Food

Lunch and coffee are part of your ticket; if you have allergies, tell us on your ticket page. In town, try *enchiladas queretanas*, *gorditas de maíz quebrado* and *nopal en penca*, and the cheese and wine of Tequisquiapan. Vegetarian and vegan dishes are easy to find. Lunch is from two to four, dinner from eight. Ask whether it is hot (*¿pica?*) before you pour on the salsa.`,
	es: `## En el mapa

1. La sede
2. El acueducto, 74 arcos desde el cerro de La Cruz hacia el oriente
3. El Cerro de las Campanas, un parque con vista
4. El centro histórico, Patrimonio Mundial: plazas, templos, restaurantes
5. La central de autobuses, a la Ciudad de México y la región
6. Hacia el aeropuerto

## Hoteles

Los precios son por noche en habitación doble, con impuestos, como suelen estar en noviembre. Compara antes de reservar, y hazlo con tiempo.

- **Centro histórico**, a 4 km de la sede, diez minutos en taxi: hoteles pequeños en casonas coloniales alrededor de las plazas, de 1,500 a 3,500 pesos. Lo mejor si quieres salir a cenar a pie.
- **Junto al acueducto y sobre avenida Bernardo Quintana**, de 1 a 3 km, cinco minutos en taxi: hoteles de negocios con escritorio, gimnasio y habitaciones sin escalones, de 1,200 a 2,500 pesos.
- **Cerca de la central de autobuses y el estadio**, de 2 a 3 km, diez minutos en taxi: hoteles de cadena, de 900 a 1,600 pesos. Prácticos si sales temprano a la Ciudad de México.
- **Hostales** en el centro histórico, a 4 km: una cama desde 300 pesos, un cuarto privado desde 700.

## Entrada al país y visa

- Si tienes la ciudadanía de un país nórdico, de otro de la Unión Europea, de Argentina, Chile o Colombia, no necesitas visa para viajes de turismo o de negocios sin remuneración en México, de hasta 180 días. El número de días lo decide el agente en la frontera.
- Con la de Brasil, Perú y algunos otros países necesitas visa o autorización electrónica, a menos que tengas visa vigente o residencia permanente de Estados Unidos, Canadá, Japón, el Reino Unido o el espacio Schengen.
- Tu pasaporte debe estar vigente durante toda la estancia. Guarda el sello de entrada o el formato que te den hasta que salgas.
- Si haces escala en Estados Unidos o Canadá, necesitas ESTA, eTA o visa aunque solo vayas de paso.

Las reglas cambian: antes de viajar, consulta al consulado de México y a tu aerolínea. Si necesitas una invitación por escrito, escribe a {{email}}.

## Dinero

La moneda es el peso mexicano (MXN, $). En hoteles, restaurantes y tiendas aceptan tarjeta; lleva efectivo para mercados, cafés pequeños y algunos taxis. Usa cajeros dentro de los bancos y rechaza el tipo de cambio que te ofrezca el cajero. La propina es de 10 a 15 por ciento en restaurantes, y unas monedas para quien te ayuda con las maletas o te empaca el mandado. Los boletos de la cumbre tienen precio en dólares estadounidenses.

## Electricidad, teléfono y hora

- Los contactos son tipo A y B, como en Estados Unidos, de 127 V y 60 Hz. Si vienes de Europa, Brasil, Argentina o Chile, trae un adaptador; a los cargadores que dicen 100–240 V no les hace falta nada más.
- La clave del país es +52. Lo más fácil es una eSIM comprada antes de salir; para un chip de prepago en una tienda, lleva tu pasaporte.
- Querétaro está en UTC−6 todo el año: en noviembre, siete horas menos que Estocolmo y tres menos que São Paulo.

## Clima y qué ponerse

La ciudad está a 1,800 metros sobre el nivel del mar. Noviembre es seco y soleado: unos 23 °C por la tarde y de 8 a 10 °C de madrugada. Vístete en capas y trae una chamarra para las noches en el patio. El estilo casual de negocios queda bien en todas partes; nadie necesita corbata. Los zapatos cómodos se agradecen en el empedrado, y el bloqueador también.

## Seguridad

Querétaro es de las ciudades grandes más tranquilas de México. Ten el cuidado que tendrías en cualquier ciudad: deja lo de valor en el hotel, cuida tu celular entre la gente y de noche pide el taxi por aplicación o en tu hotel. El número de emergencias es el **911**, para policía, ambulancia y bomberos. Si vienes de otro país, lee antes de salir las recomendaciones de viaje de tu cancillería.

## Salud

Contrata un seguro de viaje que cubra la atención médica; los hospitales privados piden primero una tarjeta o una póliza. No se exigen vacunas si vienes de Europa o de casi toda América, pero consúltalo con tu médico. Toma agua embotellada o filtrada. Hay muchas farmacias y cierran tarde. Tómate con calma el primer día: la altura y el sol cansan más de lo que uno cree.

## Accesibilidad

En [la página de la sede](/venue) ves a qué salas se llega sin escalones y cuáles tienen bucle magnético. Los taxis se detienen frente a la entrada, que está a nivel. En el centro histórico las plazas son planas y amplias, pero muchas banquetas son angostas, altas y empedradas: toma un taxi hasta la puerta. Los vehículos adaptados se piden con un día de anticipación; tu hotel lo hace por ti. Los perros de asistencia son bienvenidos. Dinos qué necesitas en la página de tu boleto o escribe a {{email}}, y lo resolvemos.

## Niños

Los bebés en brazos no necesitan boleto. Hay un lugar tranquilo para amamantarlos y cambiarlos; pregunta en la entrada. En la sede no hay guardería. Los parques con juegos quedan cerca: la Alameda, en el centro, y el Cerro de las Campanas.

## Comida

La comida y el café van incluidos en tu boleto; si tienes alergias, dilo en la página de tu boleto. En la ciudad, prueba las enchiladas queretanas, las gorditas de maíz quebrado y el nopal en penca, y los quesos y vinos de Tequisquiapan. Es fácil encontrar platillos vegetarianos y veganos. Se come de dos a cuatro y se cena desde las ocho. Si no estás acostumbrado al chile, pregunta si pica antes de servirte salsa.`,
	sv: `## På kartan

1. Lokalen
2. Akvedukten, 74 valvbågar från kullen La Cruz och österut
3. Cerro de las Campanas, en park med utsikt
4. Den gamla stadskärnan, ett världsarv: torg, kyrkor, restauranger
5. Bussterminalen, mot Mexico City och regionen
6. Mot flygplatsen

## Hotell

Priserna gäller en natt i dubbelrum med skatt, som de brukar vara i november. Jämför innan du bokar, och boka i god tid.

- **Den gamla stadskärnan**, 4 km från lokalen, tio minuter med taxi: små hotell i hus från kolonialtiden kring torgen, 1 500–3 500 pesos. Bäst om du vill kunna promenera till middagen.
- **Vid akvedukten och längs Avenida Bernardo Quintana**, 1–3 km, fem minuter med taxi: affärshotell med skrivbord, gym och rum utan trappsteg, 1 200–2 500 pesos.
- **Kring bussterminalen och arenan**, 2–3 km, tio minuter med taxi: kedjehotell, 900–1 600 pesos. Praktiskt om du ska vidare tidigt till Mexico City.
- **Vandrarhem** i den gamla stadskärnan, 4 km: en säng från 300 pesos, eget rum från 700.

## Inresa och visum

- Medborgare i de nordiska länderna, i övriga EU och i Argentina, Chile och Colombia behöver inget visum för turistresor, eller affärsresor utan lön i Mexiko, på upp till 180 dagar. Hur många dagar du får bestäms vid gränsen.
- Medborgare i Brasilien, Peru och några andra länder behöver visum eller ett elektroniskt tillstånd, om de inte har ett giltigt visum eller permanent uppehållstillstånd i USA, Kanada, Japan, Storbritannien eller Schengenområdet.
- Passet ska vara giltigt under hela vistelsen. Spara inresestämpeln, eller blanketten som du får, tills du reser hem.
- Om du byter plan i USA eller Kanada behöver du ESTA, eTA eller visum också för att bara mellanlanda.

Reglerna ändras: kontrollera med Mexikos konsulat och ditt flygbolag innan du reser. Behöver du ett inbjudningsbrev skriver du till {{email}}.

## Pengar

Valutan är mexikanska pesos (MXN, $). Kort fungerar på hotell, på restauranger och i butiker; ha kontanter till marknader, små kaféer och en del taxibilar. Använd uttagsautomater inne på banker, och tacka nej till automatens egen växelkurs. Dricks är 10–15 procent på restaurang och några mynt till den som bär eller packar åt dig. Priset på biljetterna till toppmötet anges i amerikanska dollar.

## El, telefon och tid

- Uttagen är av typ A och B, som i USA, med 127 V och 60 Hz. Från Europa, Brasilien, Argentina eller Chile behöver du en adapter; laddare märkta 100–240 V behöver inget mer.
- Landsnumret är +52. Enklast är ett eSIM som du köper före resan; för ett kontantkort från en butik tar du med dig passet.
- Querétaro har UTC−6 året runt: i november sju timmar efter Stockholm och tre efter São Paulo.

## Väder och klädsel

Staden ligger 1 800 meter över havet. November är torr och solig: omkring 23 °C på eftermiddagen och 8–10 °C tidigt på morgonen. Klä dig lager på lager och ta med en jacka till kvällarna på innergården. Ledig kontorsklädsel passar överallt, och ingen behöver slips. Bekväma skor är bra på kullerstenen, och solskyddskräm likaså.

## Säkerhet

Querétaro hör till de lugnare storstäderna i Mexiko. Var lika försiktig som i vilken stad som helst: lämna värdesaker på hotellet, håll koll på mobilen i folksamlingar och beställ taxi via en app eller hotellet på kvällen. Nödnumret är **911**, till polis, ambulans och brandkår. Läs UD:s reseinformation innan du åker.

## Hälsa

Teckna en reseförsäkring som täcker vård; privatsjukhusen ber först om ett kort eller ett försäkringsbrev. Inga vaccinationer krävs när du kommer från Europa eller större delen av Amerika, men fråga en läkare. Drick vatten på flaska eller filtrerat vatten. Apotek finns det gott om, och de har öppet sent. Ta det lugnt första dagen: höjden och solen tröttar mer än man tror.

## Tillgänglighet

På [lokalens sida](/venue) står vilka salar som går att nå utan trappsteg och vilka som har hörslinga. Taxi stannar vid entrén, som ligger i marknivå. I den gamla stadskärnan är torgen plana och breda, men många trottoarer är smala, med höga kanter och kullersten: ta taxi ända fram. Anpassade bilar beställs dagen innan, vilket hotellet gör åt dig. Assistanshundar är välkomna. Berätta vad du behöver på biljettens sida eller skriv till {{email}}, så ordnar vi det.

## Barn

Spädbarn behöver ingen biljett. Det finns en lugn plats för amning och blöjbyte; fråga i entrén. Barnpassning finns inte i lokalen. Parker med lekplatser ligger nära: Alameda i centrum och Cerro de las Campanas.

## Mat

Lunch och kaffe ingår i biljetten; har du allergier skriver du det på biljettens sida. Smaka på *enchiladas queretanas*, *gorditas de maíz quebrado* och *nopal en penca* på stan, och på ost och vin från Tequisquiapan. Vegetariskt och veganskt är lätt att hitta. Lunch äter man mellan två och fyra, middag från åtta. Fråga om salsan är stark (*¿pica?*) innan du tar av den.`,
};

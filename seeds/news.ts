import type { NewsArticle } from "#app/domain/content/news/schema.ts";

export const news: Omit<NewsArticle, "format">[] = [
	{
		id: "programme-announced",
		slug: "programme-announced",
		title: {
			en: "The agenda is here: three tracks and a day of visits",
			es: "Ya está la agenda: tres ejes temáticos y un día de visitas",
			sv: "Programmet är klart: tre spår och en dag med studiebesök",
		},
		content: {
			en: `The agenda of the LATAM Nordics Summit 2025 is here: two full days of keynotes, panels and workshops, then a third to see local factories, labs and solar parks.

More than 40 speakers from both regions will be in Querétaro. On Wednesday, November 19, and Thursday, November 20, the sessions follow three tracks: business, technology and sustainability. Keynotes and panels are interpreted between English and Spanish, and the breaks are long on purpose. “People remember the talk, but the contract is signed at the coffee table,” says the program committee.

The workshops are small and practical. Participants work on a case of their own, with an experienced speaker at the table, and leave with a plan on paper. Spots are limited and go first come, first served.

Friday, November 21, takes place outside the conference rooms. Groups of twenty visit factories, laboratories and solar parks in and around the city. Those who found each other during the first two days can book a table for follow-up meetings at the venue. Anyone who arrives early can collect a badge on Tuesday evening and stay for an informal welcome in the courtyard.

The whole agenda is on this website. You can filter it by type of session, read about every speaker and print the day that interests you.`,
			es: `La agenda de la LATAM Nordics Summit 2025 ya está lista: dos días con conferencias, mesas y talleres, y un viernes de visitas a fábricas y parques de la región.

Más de 40 ponentes de ambas regiones estarán en Querétaro. El miércoles 19 y el jueves 20 de noviembre, las sesiones siguen tres ejes: negocios, tecnología y sostenibilidad. Las conferencias magistrales y los paneles tienen interpretación entre inglés y español, y los recesos son largos a propósito. “La gente recuerda la conferencia, pero el contrato se firma tomando café”, dice el comité del programa.

Los talleres son pequeños y prácticos. Cada participante trabaja en un caso propio, con una persona experta en la mesa, y se va con un plan por escrito. Los lugares son limitados y se asignan por orden de inscripción.

El viernes 21 de noviembre salimos de las salas. Grupos de veinte personas visitan fábricas, laboratorios y parques solares en la ciudad y sus alrededores. Quienes hicieron contacto en los dos primeros días pueden reservar una mesa en la sede para seguir conversando. Y si llegas antes, el martes por la tarde puedes recoger tu gafete y quedarte a una bienvenida informal en el patio.

La agenda completa está en este sitio. Puedes filtrarla por tipo de sesión, conocer a cada ponente e imprimir el día que te interesa.`,
			sv: `Programmet för LATAM Nordics Summit 2025 är nu klart: två dagar med föredrag, samtal och workshoppar, och en tredje med besök hos fabriker, labb och solparker.

Över 40 talare från båda regionerna kommer till Querétaro. Onsdagen den 19 och torsdagen den 20 november följer programmet tre spår: näringsliv, teknik och hållbarhet. Huvudföredrag och panelsamtal tolkas mellan engelska och spanska, och pauserna är långa med flit. ”Föredraget minns man, men avtalet skrivs vid kaffebordet”, säger programkommittén.

Workshopparna är små och praktiska. Du arbetar med ett eget fall, med en erfaren talare vid bordet, och går hem med en färdig plan på papper. Antalet platser är begränsat och först till kvarn gäller.

Fredagen den 21 november lämnar vi salarna. Grupper om tjugo personer besöker fabriker, laboratorier och solparker i staden och dess omgivningar. De som har hittat varandra under de två första dagarna kan boka ett bord i lokalen och fortsätta samtalet. Kommer du tidigt kan du hämta din namnskylt redan på tisdagskvällen och stanna på en enkel välkomstträff på innergården.

Hela programmet finns här på webbplatsen. Du kan filtrera det efter typ av programpunkt, läsa om alla talare och skriva ut den dag som intresserar dig.`,
		},
		image: "/images/news/programme",
		publishedAt: "2025-10-07",
		author: "Admin",
		category: "announcements",
		featured: true,
		draft: false,
	},
	{
		id: "student-scholarships",
		slug: "student-scholarships",
		title: {
			en: "Thirty scholarships for students on both sides of the Atlantic",
			es: "Treinta becas para estudiantes de los dos lados del Atlántico",
			sv: "Trettio stipendier till studenter på båda sidor av Atlanten",
		},
		content: {
			en: `Thirty students from Latin America and the Nordic countries can come to the summit entirely for free: ticket, journey and lodging all come with the scholarship.

The scholarships are offered by Universidad de los Arcos together with Puente Norte and Nordica Air. Fifteen go to students at Latin American universities and fifteen to students at Nordic ones. All subjects are welcome, from engineering and agriculture to law and languages. Half of the places are kept for applicants who are the first in their family to study at a university.

Each scholarship holder is paired with a student from the other region. Before the summit the pairs meet online three times; in Querétaro they write a short report together on a question that a company has asked them. “Two regions get to know each other one friendship at a time, and a friendship made at twenty-two has forty years ahead of it,” says the university’s international office.

To apply, send us a message through the contact form with the subject “Scholarship”. Tell us in at most one page what you study, which question you would like to work on and why it needs people from both regions. Grades are not asked for, and you may write in English, Spanish or Swedish.

Applications close on September 21, 2025. Everyone gets an answer by October 3, in good time for visas and tickets.`,
			es: `Treinta estudiantes de América Latina y los países nórdicos pueden acudir a la cumbre sin pagar nada: la beca incluye boleto, viaje redondo y todo el hospedaje.

Las becas las ofrece la Universidad de los Arcos junto con Puente Norte y Nordica Air. Quince son para estudiantes de universidades latinoamericanas y quince para estudiantes de universidades nórdicas. Caben todas las carreras, de ingeniería y agronomía a derecho e idiomas. La mitad de los lugares se reserva para quienes son la primera persona de su familia en llegar a la universidad.

A cada becaria o becario le toca una compañera o un compañero de la otra región. Antes de la cumbre, cada dúo se reúne tres veces en línea; en Querétaro escribe un informe breve sobre una pregunta que le hizo una empresa. “Dos regiones se conocen amistad por amistad, y una amistad hecha a los veintidós años tiene otros cuarenta por delante”, dice la oficina internacional de la universidad.

Para solicitar la beca, mándanos un mensaje por el formulario de contacto con el asunto “Beca”. Cuéntanos, en una página como máximo, qué estudias, qué pregunta te gustaría trabajar y por qué necesita gente de las dos regiones. No pedimos calificaciones, y puedes escribir en español, inglés o sueco.

La convocatoria cierra el 21 de septiembre de 2025. Todas las solicitudes tendrán respuesta a más tardar el 3 de octubre, con tiempo para la visa y el vuelo.`,
			sv: `Trettio studenter från Latinamerika och Norden kan komma till toppmötet utan att behöva betala något: stipendiet täcker både biljetten, resan och hela boendet.

Stipendierna delas ut av Universidad de los Arcos tillsammans med Puente Norte och Nordica Air. Femton går till studenter vid latinamerikanska universitet och femton till studenter vid nordiska. Alla ämnen är välkomna, från teknik och lantbruk till juridik och språk. Hälften av platserna är vikta för sökande som är först i sin familj med att läsa vid universitet.

Varje stipendiat paras ihop med en student från den andra regionen. Före toppmötet träffas paren tre gånger på nätet, och i Querétaro skriver de tillsammans en kort rapport om en fråga som de har fått av ett företag. ”Två regioner lär känna varandra en vänskap i taget, och den som är tjugotvå har fyrtio år på sig att vårda den”, säger universitetets internationella kontor.

Sök genom att skicka ett meddelande via kontaktformuläret med ämnet ”Stipendium”. Berätta på högst en sida vad du läser, vilken fråga du vill arbeta med och varför den behöver människor från båda regionerna. Vi frågar inte efter betyg, och du får skriva på svenska, engelska eller spanska.

Sista ansökningsdag är den 21 september 2025. Alla får svar senast den 3 oktober, i god tid för visum och flygbiljetter.`,
		},
		image: "/images/news/scholarships",
		publishedAt: "2025-08-19",
		author: "Admin",
		category: "opportunities",
		featured: false,
		draft: false,
	},
	{
		id: "robots-old-factory",
		slug: "robots-old-factory",
		title: {
			en: "Six robots, one old factory and nobody laid off",
			es: "Seis robots, una fábrica antigua y ningún despido",
			sv: "Sex robotar, en gammal fabrik och inga uppsägningar",
		},
		content: {
			en: `A forty-year-old gearbox factory in Querétaro now works with robots, and with sensors in 22 machines, and all 180 of its employees still have their jobs there.

The factory did not buy a single new machine tool. Instead, the Swedish engineering firm Kvarnen fitted sensors to 22 lathes and milling machines and placed six collaborative robots where people used to lift heavy parts. The work was done on eleven weekends, so that production never stopped.

The figures after half a year are modest and solid. Scrap has fallen from 4.1 to 2.6 percent, electricity use per gearbox by eleven percent, and reported back injuries from nine to one. “A new factory would have cost thirty times as much and arrived three years later,” says the plant’s production manager.

The difficult part was not the technology. Before the first robot was unpacked, 120 operators took a six-week evening course at Universidad de los Arcos, taught half in Spanish and half by video from Sweden. They chose which tasks the robots should take over, and in which order. Two of them now train colleagues at other plants.

Kvarnen and the university will show the same robots in the innovation labs during the summit. Bring a part from your own line, and they will tell you whether it can be done.`,
			es: `Una fábrica queretana de transmisiones, con cuarenta años de vida, trabaja hoy con robots y sensores, y ninguno de sus 180 empleados ha perdido su trabajo ahí.

La fábrica no compró ni una máquina herramienta nueva. En su lugar, la firma sueca de ingeniería Kvarnen instaló sensores en 22 tornos y fresadoras y puso seis robots colaborativos donde antes la gente cargaba piezas pesadas. Los trabajos se hicieron en once fines de semana, así que la producción nunca se detuvo.

Las cifras, a medio año, son modestas y firmes. La merma bajó de 4.1 a 2.6 por ciento; el consumo eléctrico por transmisión, once por ciento, y las lesiones de espalda reportadas, de nueve a una. “Una planta nueva habría costado treinta veces más y habría llegado tres años después”, dice la gerente de producción.

Lo difícil no fue la tecnología. Antes de desempacar el primer robot, 120 operadoras y operadores tomaron un curso vespertino de seis semanas en la Universidad de los Arcos, mitad en español y mitad por video desde Suecia. Ellos decidieron qué tareas harían los robots y en qué orden. Dos de ellos capacitan hoy a colegas de otras plantas.

Kvarnen y la universidad mostrarán los mismos robots en los laboratorios de innovación durante la cumbre. Trae una pieza de tu línea y te dirán si se puede.`,
			sv: `En fyrtio år gammal växellådsfabrik i Querétaro arbetar numera med robotar och en mängd nya sensorer, och ingen av de 180 anställda har blivit av med sitt jobb.

Fabriken köpte inte en enda ny verktygsmaskin. I stället satte den svenska ingenjörsfirman Kvarnen sensorer på 22 svarvar och fräsar och ställde sex samarbetande robotar där man förut lyfte tunga delar för hand. Arbetet gjordes på elva helger, så produktionen stod aldrig stilla.

Siffrorna efter ett halvår är blygsamma men stabila. Kassationen har sjunkit från 4,1 till 2,6 procent, elförbrukningen per växellåda med elva procent och antalet anmälda ryggskador från nio till en. ”En ny fabrik hade kostat trettio gånger så mycket och blivit klar tre år senare”, säger fabrikens produktionschef.

Det svåra var inte tekniken. Innan den första roboten packades upp gick 120 operatörer en sex veckor lång kvällskurs vid Universidad de los Arcos, till hälften på spanska och till hälften via video från Sverige. Operatörerna bestämde själva vilka uppgifter robotarna skulle ta över, och i vilken ordning. Två av dem utbildar nu kollegor i andra fabriker.

Kvarnen och universitetet visar samma robotar i innovationslabben under toppmötet. Ta med en detalj från din egen produktion, så får du veta om det går.`,
		},
		image: "/images/news/robotics",
		publishedAt: "2025-06-10",
		author: "Admin",
		category: "technology",
		featured: false,
		draft: false,
	},
	{
		id: "green-hydrogen-atacama",
		slug: "green-hydrogen-atacama",
		title: {
			en: "First metric ton of green hydrogen from the Atacama",
			es: "La primera tonelada de hidrógeno verde de Atacama",
			sv: "Det första tonnet grön vätgas från Atacama",
		},
		content: {
			en: `A pilot plant in the Atacama Desert has used solar energy to produce its first ton of green hydrogen with Mexican water technology and one Danish electrolyzer.

The plant belongs to Aurora Energía, the summit’s platinum partner. Solar panels feed an electrolyzer of two megawatts, which splits water into hydrogen and oxygen. The first ton took nine days. In full sun the plant makes about 300 kilograms a day, enough to run a dozen city buses.

Water is the question that everyone asks in the driest desert on earth. The answer lies on the coast: a desalination plant from Solmar, itself driven by the sun. It sends most of its drinking water to a fishing village of 900 people; the electrolyzer uses less than a tenth. “If the village does not gain, we have not earned our place here,” says Aurora Energía.

Nordic partners bring what the desert lacks: experience of handling hydrogen safely, and customers. Fjordlink is studying how hydrogen turned into ammonia could fuel freighters between Chile and northern Europe. A first trial voyage is planned for 2027.

What worked, what broke and what it cost will be told openly in Querétaro in November, where sustainability is one of the three tracks. The plant’s engineers will bring their operating data, and anyone who asks will get a copy.`,
			es: `Una planta piloto en Atacama convirtió la energía del sol en su primera tonelada de hidrógeno verde con tecnología hídrica de México y un electrolizador danés.

La planta es de Aurora Energía, aliada platino de la cumbre. Los paneles solares alimentan un electrolizador de dos megawatts que separa el agua en hidrógeno y oxígeno. La primera tonelada tomó nueve días. A pleno sol, la planta produce unos 300 kilogramos diarios, suficientes para mover una docena de autobuses urbanos.

En el desierto más seco del mundo, todos preguntan por el agua. La respuesta está en la costa: una planta desalinizadora de Solmar, movida también por el sol. La mayor parte de su agua potable va a un pueblo pesquero de 900 habitantes; el electrolizador usa menos de una décima parte. “Si el pueblo no gana, no nos hemos ganado nuestro lugar aquí”, dicen en Aurora Energía.

Los socios nórdicos aportan lo que al desierto le falta: experiencia en el manejo seguro del hidrógeno, y clientes. Fjordlink estudia cómo el hidrógeno, convertido en amoniaco, podría mover cargueros entre Chile y el norte de Europa. El primer viaje de prueba está previsto para 2027.

Qué funcionó, qué falló y cuánto costó se contará sin rodeos en noviembre, en Querétaro, donde la sostenibilidad es uno de los tres ejes. El equipo de ingeniería llevará sus datos de operación y le dará una copia a quien la pida.`,
			sv: `En pilotanläggning i Atacamaöknen har med solens energi tillverkat sitt allra första ton grön vätgas med mexikansk vattenteknik och en danskbyggd elektrolysör.

Anläggningen ägs av Aurora Energía, toppmötets platinapartner. Solpaneler driver en elektrolysör på två megawatt som delar upp vatten i vätgas och syre. Det första tonnet tog nio dagar. I full sol blir det ungefär 300 kilo om dagen, tillräckligt för ett dussin stadsbussar.

I världens torraste öken frågar alla efter vattnet. Svaret finns vid kusten: en avsaltningsanläggning från Solmar, även den driven av solen. Det mesta av dricksvattnet går till en fiskeby med 900 invånare, och elektrolysören använder mindre än en tiondel. ”Om byn inte tjänar på det har vi inte här att göra”, säger Aurora Energía.

De nordiska partnerna bidrar med det som öknen saknar: vana att hantera vätgas säkert, och kunder. Fjordlink undersöker hur vätgas som har omvandlats till ammoniak kan driva lastfartyg mellan Chile och norra Europa. En första provresa är planerad till 2027.

Vad som fungerade, vad som gick sönder och vad det kostade berättas öppet i Querétaro i november, där hållbarhet är ett av de tre spåren. Anläggningens ingenjörer tar med sig sina driftdata, och den som frågar får en kopia.`,
		},
		image: "/images/news/green-hydrogen",
		publishedAt: "2025-04-08",
		author: "Admin",
		category: "sustainability",
		featured: true,
		draft: false,
	},
	{
		id: "first-customer-partnership",
		slug: "first-customer-partnership",
		title: {
			en: "Sixty small companies to find a first customer overseas",
			es: "Sesenta pequeñas empresas buscan su primer cliente al otro lado del mar",
			sv: "Sextio småföretag ska hitta sin första kund på andra sidan havet",
		},
		content: {
			en: `Puente Norte and Nordhub Alliance will help sixty small companies to find a first customer overseas with an agreement that keeps two desks open for three years.

The two organizers of the summit noticed that large companies manage on their own, while small ones give up between the first handshake and the first invoice. Contracts in two legal systems, certificates, freight and payment terms take longer than a firm of twelve people can afford.

From March there will be a desk in Querétaro and one in Gothenburg, each with two advisors who speak English, Spanish and Swedish. Twenty companies a year, ten from each region, get a mentor from the same trade, forty hours of legal and customs advice, and help with one trial order. Cámara Bajío lends meeting rooms and opens its register of members.

“One paid order teaches more than ten trade missions,” says Puente Norte. The aim is that two companies in three should have sold something within a year. The results will be published, including the failures.

The first twenty meet in Querétaro in November, where tables are reserved for them in the business matchmaking. To apply, a company needs between five and fifty employees, a product that is already sold at home, and a person who will answer the phone. Write to us through the contact form by April 30, 2025.`,
			es: `Puente Norte y Nordhub Alliance ayudarán a sesenta pymes a encontrar un primer cliente del otro lado del Atlántico, con un acuerdo y dos oficinas por tres años.

Las dos organizadoras de la cumbre notaron que las empresas grandes se las arreglan solas, mientras que las pequeñas se rinden entre el primer apretón de manos y la primera factura. Los contratos en dos sistemas jurídicos, los certificados, el flete y las condiciones de pago exigen más tiempo del que tiene una empresa de doce personas.

A partir de marzo habrá una oficina en Querétaro y otra en Gotemburgo, cada una con dos asesores que hablan español, inglés y sueco. Veinte empresas al año, diez de cada región, recibirán un mentor del mismo ramo, cuarenta horas de asesoría legal y aduanal, y ayuda con un pedido de prueba. La Cámara Bajío presta salas de juntas y abre su directorio de miembros.

“Un pedido pagado enseña más que diez misiones comerciales”, dicen en Puente Norte. La meta es que dos de cada tres empresas hayan vendido algo en un año. Los resultados se publicarán, fracasos incluidos.

Las primeras veinte se reúnen en Querétaro en noviembre, con mesas reservadas en los encuentros de negocios. Para participar, una empresa necesita entre cinco y cincuenta empleados, un producto que ya se venda en su país y alguien que conteste el teléfono. Escríbenos por el formulario de contacto a más tardar el 30 de abril de 2025.`,
			sv: `Puente Norte och Nordhub Alliance ska hjälpa sextio småföretag att hitta den första kunden utomlands med ett treårigt avtal och ett kontor på var sida av havet.

Toppmötets två arrangörer hade lagt märke till att stora företag klarar sig själva, medan små ger upp någonstans mellan det första handslaget och den första fakturan. Avtal i två rättssystem, certifikat, frakt och betalningsvillkor tar mer tid än ett företag med tolv anställda har råd med.

Från mars finns det ett kontor i Querétaro och ett i Göteborg, vart och ett med två rådgivare som talar svenska, engelska och spanska. Tjugo företag om året, tio från varje region, får en mentor i samma bransch, fyrtio timmars råd om juridik och tull samt hjälp med en provorder. Cámara Bajío lånar ut mötesrum och öppnar sitt medlemsregister.

”En betald order lär oss mer än tio handelsdelegationer”, säger Puente Norte. Målet är att två företag av tre ska ha sålt något inom ett år. Resultaten publiceras, även misslyckandena.

De första tjugo träffas i Querétaro i november, där de har egna bord under affärsmötena. För att få vara med ska företaget ha mellan fem och femtio anställda, en produkt som redan säljs på hemmaplan och någon som svarar i telefon. Skriv till oss via kontaktformuläret senast den 30 april 2025.`,
		},
		image: "/images/news/partnership",
		publishedAt: "2025-02-11",
		author: "Admin",
		category: "business",
		featured: false,
		draft: false,
	},
	{
		id: "early-bird-tickets",
		slug: "early-bird-tickets",
		title: {
			en: "Tickets are on sale, with an early-bird rate until New Year",
			es: "Boletos a la venta, en preventa hasta fin de año",
			sv: "Biljetterna är släppta, med tidigbokningspris till nyår",
		},
		content: {
			en: `Tickets for the LATAM Nordics Summit 2025 are on sale now, until New Year at a lower early-bird rate; from January on, everyone except students pays full price.

The summit brings companies, researchers and public agencies from Latin America and the Nordic countries to Querétaro from November 19 to 21, 2025. More than 500 people from over 15 countries are expected. Booking early helps us to plan rooms, lunches and interpreters, and it gives you time to arrange the journey.

There are four kinds of ticket. Standard covers all sessions, lunch and the networking events. Business adds every workshop and meetings that we arrange for you. VIP adds the reception, the speakers’ dinner and seats at the front. Students, teachers and researchers have a rate of their own, which stays the same until the summit.

Groups of five or more get a discount, whichever ticket they choose. “We would rather meet the whole team than one tired delegate,” says the box office. “Decisions last longer when the people who will carry them out were in the room.”

The early-bird rate ends on December 31, 2024. To book, choose your tickets on the Tickets page and place the order there; you need no account. Your order page shows how to pay, and once your payment is in, your tickets and the invoice are there.`,
			es: `Los boletos para la LATAM Nordics Summit 2025 ya están a la venta, y en preventa hasta el fin de año; desde enero, solo los estudiantes siguen pagando lo mismo.

La cumbre reúne en Querétaro, del 19 al 21 de noviembre de 2025, a empresas, investigadores e instituciones públicas de América Latina y los países nórdicos. Esperamos a más de 500 personas de más de 15 países. Si reservas pronto, nos ayudas a planear salas, comidas e intérpretes, y te queda tiempo para organizar el viaje.

Hay cuatro tipos de boleto. El Estándar cubre todas las sesiones, la comida y los eventos de networking. El Empresarial suma todos los talleres y reuniones que agendamos por ti. El VIP agrega la recepción, la cena con ponentes y asientos al frente. Estudiantes, docentes e investigadores tienen su propia tarifa, que no cambia hasta el día de la cumbre.

Los grupos de cinco o más tienen descuento, sin importar el boleto que elijan. “Preferimos conocer al equipo entero que a un delegado cansado”, dicen en la taquilla. “Las decisiones duran más cuando quienes van a cumplirlas estuvieron en la sala.”

La preventa termina el 31 de diciembre de 2024. Para reservar, elige tus boletos en la página Boletos y haz ahí mismo el pedido; no necesitas una cuenta. En la página de tu pedido ves cómo pagar y, cuando recibimos el pago, encuentras ahí tus boletos y el comprobante de compra.`,
			sv: `Biljetterna till LATAM Nordics Summit 2025 är nu släppta, och före nyår gäller ett tidigbokningspris; från januari betalar alla utom studenterna ordinarie pris.

Toppmötet samlar företag, forskare och myndigheter från Latinamerika och Norden i Querétaro den 19–21 november 2025. Vi väntar över 500 personer från mer än 15 länder. Om du bokar tidigt blir det lättare för oss att planera salar, luncher och tolkar, och du får tid att ordna resan.

Det finns fyra sorters biljetter. Standard omfattar alla programpunkter, lunch och nätverksträffarna. Business ger dessutom alla workshoppar och möten som vi bokar åt dig. Med VIP tillkommer mottagningen, middagen med talarna och platser längst fram. Studenter, lärare och forskare har ett eget pris, som gäller ända fram till toppmötet.

Grupper om minst fem personer får rabatt oavsett vilken biljett de väljer. ”Vi träffar hellre hela laget än en trött delegat”, säger biljettkassan. ”Beslut håller bättre när de som ska genomföra dem var med i rummet.”

Tidigbokningspriset gäller till och med den 31 december 2024. Välj dina biljetter på biljettsidan och beställ dem där; du behöver inget konto. På beställningens sida ser du hur du betalar, och när betalningen är klar finns biljetterna och kvittot där.`,
		},
		image: "/images/news/early-tickets",
		publishedAt: "2024-09-17",
		author: "Admin",
		category: "announcements",
		featured: false,
		draft: false,
	},
];

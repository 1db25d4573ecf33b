import type { legal as english } from "#app/i18n/locales/en/legal.ts";
import type { SameShape } from "#app/i18n/shape.ts";

export const legal: SameShape<typeof english> = {
	updatedOn: "Senast uppdaterad den {{date}}",
	contents: "På den här sidan",
	retention: {
		heading: "Hur länge vi sparar dem",
		lead: "Uppgifterna raderas automatiskt när tiden har gått ut, senast {{time}} efteråt. Det som raderas skrivs över, så att inget av det blir kvar i webbplatsens databas.",
		terms: {
			messages: "Meddelanden som du skickar till oss",
			subscription: "Din adress för nyhetsbrevet",
			orders: "Beställningar av biljetter, med betalningar",
			meetings: "Deltagarnas profiler, önskemål och möten",
			transfers: "Överföringar till vårt konto som inte anger någon beställning",
			invoices: "Kvitton och kreditfakturor",
			mails: "Kopior av mejl som webbplatsen skickar",
			forms: "Räkning av skickade formulär, med hashade nätverks- och e-postadresser",
			attempts: "Räkning av misslyckade inloggningar, med hashade användarnamn och nätverksadresser",
			sessions: "Arrangörernas inloggningar, med webbläsare och tidpunkt",
			invitations: "E-postadresser till dem som bjuds in till administrationen",
			activity: "Loggen över vad arrangörerna ändrar, med deras användarnamn",
			pictures: "Bilder som arrangörerna tar bort",
			replica: "Den löpande kopian av databasen på en annan plats",
			backup: "Säkerhetskopian från före en uppgradering av webbplatsen",
			log: "Serverns logg, med nätverksadresser från inloggningar och avvisade förfrågningar",
		},
		kept: {
			messages: "{{time}} efter att de kom in, eller kortare om ärendet avslutas tidigare.",
			messagesWithoutEnd: "Tills ärendet är avslutat och vi raderar dem.",
			subscription:
				"Tills du avslutar prenumerationen. En adress som inte bekräftas raderas efter {{time}}. Mejlen där vi bad dig bekräfta den raderas samtidigt.",
			orders:
				"I {{time}} efter toppmötets sista dag. Därefter raderas namn och e-postadresser för köpare och deltagare, deltagarnas önskemål om mat och tillgänglighet och anteckningar om dem automatiskt. Belopp och betalningar finns kvar, utan namn.",
			ordersWithoutEnd:
				"De raderas inte automatiskt. Du kan själv radera namn och e-postadresser på sidan för din beställning: så länge du inte har betalat, eller när toppmötet är över eller inställt och vi inte är skyldiga dig pengar. Belopp och betalningar finns kvar, utan namn.",
			meetings: "Tills du slutar delta, eller {{time}} efter toppmötets sista dag.",
			transfers:
				"Tills vi har hittat beställningen eller vet att det inte finns någon: {{time}} därefter raderas betalarens namn och överföringens meddelande.",
			invoices:
				"Med ditt namn och dina företagsuppgifter i {{time}} efter utgången av det år då de utfärdades: det kräver skattelagen. Beloppen finns kvar, men inte ditt namn.",
			mails: "{{time}} efter att de skickades, eller efter att de skapades om de inte kunde skickas.",
			forms: "{{time}}.",
			attempts: "{{time}} efter den senaste.",
			sessions: "Tills de loggar ut, och högst {{time}}.",
			invitations: "Tills de tackar ja eller inbjudan återkallas, som längst {{time}}.",
			activity: "{{time}} efter ändringen, som kan ångras så länge. Meddelanden och adresser för nyhetsbrevet står inte i den.",
			activityWithoutEnd: "Utan gräns, så att ändringar kan ångras. Meddelanden och adresser för nyhetsbrevet finns inte i den.",
			pictures: "{{time}}, ifall de behöver återställas.",
			replica: "Raderade uppgifter försvinner ur den inom {{time}}.",
			backup: "{{time}}.",
			log: "Så länge som serveradministratören sparar den. Den ingår inte i webbplatsens databas.",
		},
		closing:
			"En säkerhetskopia som gjordes före en radering innehåller uppgifterna tills också den raderas. Säkerhetskopior används bara för att återställa webbplatsen efter ett fel.",
	},
	storage: {
		heading: "Det här kan sparas i din webbläsare",
		lead: "Det här är allt, med de namn som din webbläsare visar. På en säker anslutning (https) kan namnet på en kaka ha ”__Host-” framför sig.",
		items: {
			lng: "Kaka. Kommer ihåg språket som du har valt, så att startsidan öppnas på det. Finns kvar i {{time}}.",
			theme: "Kaka. Kommer ihåg temat som du har valt (ljust, mörkt eller systemets) om JavaScript är avstängt i webbläsaren. Finns kvar i {{time}}.",
			"ui-theme": "Post i webbläsarens lagring. Gör samma sak när JavaScript är på. Finns kvar tills du raderar den och skickas inte till oss.",
			"pages-1":
				"Kopior av programmet och av sidorna om programpunkter, talare, workshoppar och lokalen, så att du kan läsa dem utan anslutning. De sparas när du öppnar en av sidorna, men inte om webbläsaren är inställd på att spara data. De finns kvar tills du tar bort dem och skickas inte till oss.",
			"tickets-1":
				"Biljetter som du har sparat på enheten för att kunna öppna dem utan uppkoppling. De sparas när du trycker på knappen på en biljett; var och en finns kvar tills du tar bort den där eller raderar den, och skickas inte till oss.",
			"my-agenda":
				"Post i webbläsarens lagring. Innehåller programpunkterna som du har stjärnmärkt för ditt eget program. Finns kvar tills du raderar den. Den skickas till oss bara när du öppnar ditt program, och vi sparar inget av den.",
			positions:
				"Post i flikens lagring. Kommer ihåg hur långt ned du var på varje sida, så att bakåtknappen leder dit. Försvinner när du stänger fliken och skickas inte till oss.",
			"order-form":
				"Post i flikens lagring. Innehåller det som du har skrivit i beställningsformuläret, så att det finns kvar när du laddar om sidan eller byter språk. Försvinner när du har beställt eller stänger fliken. Det skickas till oss bara för att fylla i formuläret, och vi sparar det inte.",
			ordered:
				"Kaka. Sätts när du beställer biljetter, för att kunna varna dig innan du av misstag beställer en gång till. Innehåller ett slumptal. Finns kvar i {{time}}.",
			toast: "Kaka för arrangörer. Anger vilket besked nästa sida visar, till exempel ”Sparat”. Försvinner med den sidan, och efter högst {{time}}.",
			session:
				"Kaka för arrangörer. Håller dem inloggade; den innehåller ett slumpvärde och inget annat. Försvinner när webbläsaren stängs och slutar gälla efter {{time}}.",
			"sign-in": "Kaka för arrangörer med tvåstegsverifiering. Visar att lösenordet var rätt tills koden är inskriven. Finns kvar i högst {{time}}.",
			device:
				"Kaka för arrangörer. Visar att de har loggat in här förut, så att lösenordsgissningar från andra enheter inte stänger dem ute. Namnet slutar med åtta tecken för kontot; den ger ingen åtkomst. Finns kvar i {{time}}.",
		},
		closing: "Den som inte loggar in får aldrig kakorna för arrangörer.",
	},
};

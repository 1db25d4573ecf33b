import type { SampleSession } from "#app/domain/program/session/schema.ts";
import type { WorkshopRecord } from "#app/domain/program/workshop/schema.ts";
import { inEach, prose } from "./texts.ts";

/** Times as `09:00–10:00`. */
function session(
	id: string,
	day: number,
	times: string,
	roomId: string,
	type: SampleSession["type"],
	title: string,
	also: Partial<SampleSession> = {},
): SampleSession {
	const [startTime = "", endTime = ""] = times.split("–");
	return {
		id,
		day,
		startTime,
		endTime,
		roomId,
		type,
		title: inEach(title),
		description: inEach(`${title}, told by those who did it.`),
		speakerIds: [],
		...also,
	};
}

const group = (workshopId: string, day: number, times: string, roomId: string, title: string, speakerId: string, also: Partial<SampleSession>) =>
	session(`workshop-${workshopId}`, day, times, roomId, "Workshop", title, { workshopId, speakerIds: [speakerId], ...also });

export const sessions: SampleSession[] = [
	session("wednesday-breakfast", 1, "08:00–09:00", "courtyard", "Networking", "Registration and breakfast"),
	session("opening-ceremony", 1, "09:00–09:20", "main-hall", "Ceremony", "Two regions, one table: the opening"),
	session("keep-the-old-machine", 1, "09:20–09:55", "main-hall", "Keynote", "Don’t scrap that machine", {
		language: "en",
		track: "technology",
		speakerIds: ["astrid-lindqvist"],
	}),
	session("sowing-water", 1, "09:55–10:30", "main-hall", "Keynote", "Sowing water: what the old channels know", {
		language: "es",
		track: "sustainability",
		speakerIds: ["killa-huaman"],
	}),
	session("wednesday-morning-coffee", 1, "10:30–11:00", "courtyard", "Break", "Coffee in the courtyard"),
	session("what-the-first-year-costs", 1, "11:00–12:00", "main-hall", "Panel", "What the first year costs", {
		language: "en",
		track: "business",
		speakerIds: ["diego-hernandez", "luciana-barbosa", "ignacio-sepulveda", "mikael-korhonen"],
	}),
	group("hear-the-leak", 1, "11:00–12:00", "innovation-lab-1", "Hear the leak: your first water sensor", "valentina-rios", {
		language: "es",
		track: "technology",
	}),
	group("ask-the-neighbours-first", 1, "11:00–12:30", "boardroom", "Ask the neighbors first", "kasper-holm", { language: "en", track: "business" }),
	group("hands-in-the-soil", 1, "11:00–13:00", "innovation-lab-2", "Get your hands in the soil", "xochitl-ramirez", {
		language: "es",
		track: "sustainability",
	}),
	group("your-first-shipment", 1, "12:15–13:00", "innovation-lab-1", "Your first shipment to the Nordics", "amina-warsame", {
		language: "en",
		track: "business",
	}),
	session("wednesday-lunch", 1, "13:00–14:30", "courtyard", "Break", "Lunch at the long table"),
	session("made-for-bad-weather", 1, "14:30–15:30", "main-hall", "Panel", "Made for bad weather", {
		language: "en",
		track: "technology",
		speakerIds: ["tomas-ferreyra", "baldur-arnason", "aino-virtanen", "valentina-rios"],
	}),
	group("eyes-under-water", 1, "14:30–16:30", "maker-studio", "Eyes under water: program an inspection robot", "magnus-haugen", {
		language: "en",
		track: "technology",
	}),
	group("no-more-queues", 1, "14:30–17:30", "innovation-lab-1", "No more queues: simulate your supply chain", "rafael-monteiro", {
		language: "en",
		track: "technology",
	}),
	session("wednesday-afternoon-coffee", 1, "15:30–16:00", "courtyard", "Break", "Coffee and a game of chess"),
	group("the-day-the-deal-goes-wrong", 1, "16:00–17:30", "boardroom", "The day the deal goes wrong", "erik-sandberg", { language: "en", track: "business" }),
	group("design-for-no-signal", 1, "16:00–17:00", "innovation-lab-2", "Design for the day without a signal", "camila-restrepo", {
		language: "es",
		track: "technology",
	}),
	session("evening-reception", 1, "18:30–20:00", "courtyard", "Networking", "Reception by lantern light"),
	session("open-air-concert", 1, "20:00–21:30", "agave-garden", "Ceremony", "Open-air concert: huapango meets nyckelharpa"),
	session("day-2-breakfast", 2, "08:00–09:00", "courtyard", "Networking", "Breakfast meetings"),
	session("desert-fuel", 2, "09:15–10:00", "main-hall", "Keynote", "Fuel from the desert, freight for the north", {
		language: "en",
		track: "sustainability",
		speakerIds: ["ingrid-solheim"],
	}),
	session("day-2-coffee", 2, "10:00–10:30", "courtyard", "Break", "Coffee under the jacarandas"),
	group("learn-from-the-wreck", 2, "10:30–11:30", "innovation-lab-2", "What eleven lost drones teach", "tomas-ferreyra", {
		language: "es",
		track: "technology",
	}),
	group("patient-capital", 2, "10:30–12:30", "innovation-lab-1", "Sell a share, keep the firm", "luciana-barbosa", { language: "en", track: "business" }),
	group("lead-before-you-are-sure", 2, "10:30–13:30", "boardroom", "Decide before you are sure", "martina-fuentes", { language: "es", track: "business" }),
	session("still-standing", 2, "10:45–11:45", "main-hall", "Panel", "Still standing after five years", {
		language: "es",
		track: "sustainability",
		speakerIds: ["andres-quintero", "xochitl-ramirez", "sigrun-jonsdottir", "killa-huaman"],
	}),
	group("good-models-from-little-data", 2, "11:45–12:30", "innovation-lab-2", "Good AI from little data", "aino-virtanen", {
		language: "en",
		track: "technology",
	}),
	group("new-yarn-from-old-sheets", 2, "12:00–13:30", "maker-studio", "New yarn from old sheets", "freja-mortensen", {
		language: "en",
		track: "sustainability",
	}),
	session("who-gets-paid", 2, "12:30–13:30", "main-hall", "Panel", "Who gets paid, and when?", {
		language: "en",
		track: "business",
		speakerIds: ["amina-warsame", "erik-sandberg", "camila-restrepo", "diego-hernandez"],
	}),
	session("day-2-lunch", 2, "13:30–14:45", "courtyard", "Break", "Lunch without hurry"),
	session("one-sensor-to-ten-thousand", 2, "14:45–15:30", "main-hall", "Keynote", "From one sensor to ten thousand", {
		language: "es",
		track: "technology",
		speakerIds: ["valentina-rios"],
	}),
	group("pay-for-results", 2, "14:45–15:45", "boardroom", "A contract that both sides keep", "sofia-benitez", { language: "es", track: "business" }),
	group("measure-a-living-forest", 2, "14:45–16:45", "innovation-lab-1", "How to measure a living forest", "tuomas-lehtinen", {
		language: "en",
		track: "sustainability",
	}),
	group("put-server-heat-to-work", 2, "15:30–17:00", "innovation-lab-2", "Put your server’s heat to work", "baldur-arnason", {
		language: "en",
		track: "technology",
	}),
	session("business-matchmaking", 2, "16:00–17:15", "agave-garden", "Networking", "Business matchmaking", { track: "business" }),
	session("closing-ceremony", 2, "17:30–18:15", "main-hall", "Ceremony", "Closing ceremony: until the next table"),
	session("speakers-dinner", 2, "19:30–22:00", "arches-room", "Networking", "Speakers’ dinner under the arches"),
];

/** Price in cents of US dollars. */
const workshop = (id: string, category: WorkshopRecord["category"], level: WorkshopRecord["level"], price: number, maxAttendees: number): WorkshopRecord => ({
	id,
	category,
	level,
	price,
	maxAttendees,
	image: `/images/workshops/${id}`,
	description: prose(id.replaceAll("-", " ")),
});

export const workshops: WorkshopRecord[] = [
	workshop("hear-the-leak", "Technology", "beginner", 4900, 30),
	workshop("ask-the-neighbours-first", "Business", "intermediate", 9900, 24),
	workshop("hands-in-the-soil", "Sustainability", "beginner", 7900, 24),
	workshop("no-more-queues", "Innovation", "advanced", 19900, 16),
	workshop("the-day-the-deal-goes-wrong", "Leadership", "intermediate", 14900, 20),
	workshop("eyes-under-water", "Technology", "advanced", 12900, 12),
	workshop("your-first-shipment", "Business", "beginner", 0, 60),
	workshop("design-for-no-signal", "Innovation", "beginner", 5900, 40),
	workshop("lead-before-you-are-sure", "Leadership", "advanced", 24900, 16),
	workshop("patient-capital", "Business", "advanced", 17900, 24),
	workshop("learn-from-the-wreck", "Technology", "intermediate", 6900, 20),
	workshop("good-models-from-little-data", "Innovation", "intermediate", 3900, 30),
	workshop("new-yarn-from-old-sheets", "Sustainability", "intermediate", 8900, 18),
	workshop("measure-a-living-forest", "Sustainability", "advanced", 13900, 24),
	workshop("pay-for-results", "Business", "intermediate", 5900, 30),
	workshop("put-server-heat-to-work", "Technology", "beginner", 7900, 36),
];

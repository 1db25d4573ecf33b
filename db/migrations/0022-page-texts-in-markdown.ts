/** The texts that take Markdown from now on, and of them those that may begin a heading, a list or a quotation. */
const LINES = [
	"about/lead",
	"about/focus/technology/text",
	"about/focus/sustainability/text",
	"about/focus/manufacturing/text",
	"about/focus/challenges/text",
	"about/unique/networking/text",
	"about/unique/sharing/text",
	"about/unique/goals/text",
	"about/callLead",
	"regions/lead",
	"regions/callLead",
	"venue/lead",
	"venue/facilityNotes/rooms",
	"venue/facilityNotes/labs",
	"venue/facilityNotes/networking",
	"venue/facilityNotes/wifi",
	"venue/facilityNotes/catering",
	"venue/facilityNotes/parking",
	"venue/callLead",
	"partners/lead",
	"partners/callLead",
	"partners/offers/stage/text",
	"partners/offers/show/text",
	"partners/offers/meetings/text",
	"partners/offers/name/text",
	"prospectus/lead",
	"prospectus/kinds/platinum",
	"prospectus/kinds/gold",
	"prospectus/kinds/silver",
	"prospectus/kinds/supporting",
	"prospectus/kinds/institutional",
	"prospectus/steps/write",
	"prospectus/steps/talk",
	"prospectus/steps/join",
	"agenda/lead",
	"speakers/lead",
	"speakers/callLead",
	"workshops/list/lead",
	"workshops/list/limited",
	"workshops/list/suggestLead",
	"tickets/lead",
	"tickets/group/lead",
	"news/lead",
	"contact/lead",
	"newsletter/lead",
	"newsletter/promise",
];
const PROSE = ["home/about/paragraphs/first", "home/about/paragraphs/second", "about/story/first", "about/story/second", "prospectus/summit"];

/** A JSON text's translations with what would be a mark of Markdown made plain. */
function escaped(text: string, path: string, mayBeginBlock: boolean): string {
	const translations = ["en", "es", "sv"].map((locale) => {
		const words = `json_extract(${text}, '${path}.${locale}')`;
		const marked = ["\\", "*", "_", "[", "<"].reduce((sql, mark) => `replace(${sql}, '${mark}', '\\${mark}')`, words);
		const withEntities = `iif(${words} LIKE '%&%;%', replace(${marked}, '&', '\\&'), ${marked})`;
		const whole = mayBeginBlock ? `iif(substr(${words}, 1, 1) IN ('#', '>', '-', '+'), '\\', '') || ${withEntities}` : withEntities;
		return `'${path}.${locale}', ${whole}`;
	});
	return `json_replace(${text}, ${translations.join(", ")})`;
}

const updates = [...LINES, ...PROSE].map((key) => {
	const isProse = PROSE.includes(key);
	return `
UPDATE page_text SET text = ${escaped("text", "$", isProse)} WHERE key = '${key}';
UPDATE change SET before = ${escaped("before", `$."${key}"`, isProse)}, after = ${escaped("after", `$."${key}"`, isProse)} WHERE noun = 'page';`;
});

/** Paragraphs of pages are read as Markdown. Those that were written before, in the log as well, read as they did. */
export const sql = updates.join("");

/** The sample workshops, each with its title and the picture that it shared with others of its category. */
const SAMPLES = [
	["hear-the-leak", "Hear the leak: your first water sensor", "technology-1"],
	["ask-the-neighbours-first", "Ask the neighbours first", "business-1"],
	["hands-in-the-soil", "Get your hands in the soil", "sustainability-1"],
	["no-more-queues", "No more queues: simulate your supply chain", "innovation-1"],
	["the-day-the-deal-goes-wrong", "The day the deal goes wrong", "leadership-1"],
	["eyes-under-water", "Eyes under water: program an inspection robot", "technology-2"],
	["your-first-shipment", "Your first shipment to the Nordics", undefined],
	["design-for-no-signal", "Design for the day without a signal", "innovation-2"],
	["lead-before-you-are-sure", "Decide before you are sure", "leadership-2"],
	["patient-capital", "Sell a share, keep the firm", "business-2"],
	["learn-from-the-wreck", "What eleven lost drones teach", "technology-2"],
	["good-models-from-little-data", "Good AI from little data", "innovation-2"],
	["new-yarn-from-old-sheets", "New yarn from old sheets", "sustainability-2"],
	["measure-a-living-forest", "How to measure a living forest", "sustainability-1"],
	["pay-for-results", "A contract that both sides keep", "business-1"],
	["put-server-heat-to-work", "Put your server’s heat to work", "technology-1"],
] as const;

const text = (value: string) => `'${value.replaceAll("'", "''")}'`;

/**
 * Each sample workshop has a picture of its own now. Whatever organizers touched keeps what they chose: only what the sample
 * placed, with its title and its picture as they were and no change in the log, is given the new one.
 */
export const sql = `
WITH sample (id, title, image) AS (VALUES
	${SAMPLES.map(([id, title, image]) => `(${text(id)}, ${text(title)}, ${image ? text(`/images/workshops/${image}`) : "NULL"})`).join(",\n\t")}
)
UPDATE workshop SET image = '/images/workshops/' || sample.id
FROM sample
WHERE workshop.id = sample.id
	AND workshop.image IS sample.image
	AND json_extract(workshop.title, '$.en') = sample.title
	AND EXISTS (SELECT 1 FROM seed_record WHERE table_name = 'workshop' AND seed_record.id = workshop.id)
	AND NOT EXISTS (SELECT 1 FROM change WHERE noun = 'workshop' AND entity_id = workshop.id);
`;

import type { Room } from "#app/domain/program/room/schema.ts";

const GROUND_FLOOR = { en: "Ground floor", es: "Planta baja", sv: "Bottenvåningen" };
const UPPER_FLOOR = { en: "Upper floor, with an elevator", es: "Planta alta, con elevador", sv: "Övervåningen, med hiss" };
const OUTDOORS = { en: "Outdoors, on the ground floor", es: "Al aire libre, en la planta baja", sv: "Utomhus, i markplan" };

/** In the order of the timetable's columns. */
export const rooms: Room[] = [
	{
		...{ id: "main-hall", name: { en: "Main hall", es: "Sala principal", sv: "Stora salen" } },
		...{ places: 600, floor: GROUND_FLOOR, stepFree: true, hearingLoop: true, order: 1 },
	},
	{
		...{ id: "courtyard", name: { en: "Courtyard", es: "Patio", sv: "Innergården" } },
		...{ places: 500, floor: OUTDOORS, stepFree: true, hearingLoop: false, order: 2 },
	},
	{
		...{ id: "innovation-lab-1", name: { en: "Innovation lab 1", es: "Laboratorio de innovación 1", sv: "Innovationslabb 1" } },
		...{ places: 64, floor: UPPER_FLOOR, stepFree: true, hearingLoop: false, order: 3 },
	},
	{
		...{ id: "innovation-lab-2", name: { en: "Innovation lab 2", es: "Laboratorio de innovación 2", sv: "Innovationslabb 2" } },
		...{ places: 48, floor: UPPER_FLOOR, stepFree: true, hearingLoop: false, order: 4 },
	},
	{
		...{ id: "boardroom", name: { en: "Boardroom", es: "Sala de consejo", sv: "Styrelserummet" } },
		...{ places: 30, floor: UPPER_FLOOR, stepFree: true, hearingLoop: true, order: 5 },
	},
	{
		...{ id: "agave-garden", name: { en: "Agave garden", es: "Jardín de agaves", sv: "Agaveträdgården" } },
		...{ places: 150, floor: OUTDOORS, stepFree: true, hearingLoop: false, order: 6 },
	},
	{
		...{ id: "maker-studio", name: { en: "Maker studio", es: "Taller de prototipos", sv: "Makerstudion" } },
		...{ places: 24, floor: GROUND_FLOOR, stepFree: true, hearingLoop: false, order: 7 },
	},
	{
		...{ id: "arches-room", name: { en: "Arches room", es: "Sala Arcos", sv: "Valvrummet" } },
		...{ places: 80, floor: UPPER_FLOOR, stepFree: true, hearingLoop: true, order: 8 },
	},
];

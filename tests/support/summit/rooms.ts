import type { Room } from "#app/domain/program/room/schema.ts";
import { said } from "./texts.ts";

const GROUND = said("Ground floor", "Planta baja", "Bottenvåningen");
const OUTDOORS = said("Outdoors, on the ground floor", "Al aire libre, en la planta baja", "Utomhus, i markplan");
const UPPER = said("Upper floor, with an elevator", "Planta alta, con elevador", "Övervåningen, med hiss");

export const rooms: Room[] = [
	{ id: "main-hall", name: said("Main hall", "Sala principal", "Stora salen"), places: 600, floor: GROUND, stepFree: true, hearingLoop: true, order: 1 },
	{ id: "courtyard", name: said("Courtyard", "Patio", "Innergården"), places: 500, floor: OUTDOORS, stepFree: true, hearingLoop: false, order: 2 },
	{
		id: "innovation-lab-1",
		name: said("Innovation lab 1", "Laboratorio de innovación 1", "Innovationslabb 1"),
		places: 64,
		floor: UPPER,
		stepFree: true,
		hearingLoop: false,
		order: 3,
	},
	{
		id: "innovation-lab-2",
		name: said("Innovation lab 2", "Laboratorio de innovación 2", "Innovationslabb 2"),
		places: 48,
		floor: UPPER,
		stepFree: true,
		hearingLoop: false,
		order: 4,
	},
	{ id: "boardroom", name: said("Boardroom", "Sala de consejo", "Styrelserummet"), places: 30, floor: UPPER, stepFree: true, hearingLoop: true, order: 5 },
	{
		id: "agave-garden",
		name: said("Agave garden", "Jardín de agaves", "Agaveträdgården"),
		places: 150,
		floor: OUTDOORS,
		stepFree: true,
		hearingLoop: false,
		order: 6,
	},
	{
		id: "maker-studio",
		name: said("Maker studio", "Taller de prototipos", "Makerstudion"),
		places: 24,
		floor: GROUND,
		stepFree: true,
		hearingLoop: false,
		order: 7,
	},
	{ id: "arches-room", name: said("Arches room", "Sala Arcos", "Valvrummet"), places: 80, floor: UPPER, stepFree: true, hearingLoop: true, order: 8 },
];

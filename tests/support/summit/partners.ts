import type { Partner } from "#app/domain/content/partner/schema.ts";
import { prose } from "./texts.ts";

type Company = Omit<Partner, "status">;

const partner = (id: string, name: string, type: Company["type"], order: number, also: Partial<Company> = {}): Company => ({
	id,
	name,
	type,
	order,
	logo: `/images/partners/${id}.svg`,
	website: `https://${id}.example`,
	description: prose(name, 1),
	...also,
});

export const partners: Company[] = [
	partner("puente-norte", "Puente Norte", "organizer", 1),
	partner("nordhub", "Nordhub Alliance", "organizer", 2),
	partner("aurora-energia", "Aurora Energía", "platinum", 1),
	partner("fjordlink", "Fjordlink", "gold", 1),
	partner("solmar", "Solmar", "gold", 2),
	partner("veta", "Veta Materials", "gold", 3),
	partner("kvarnen", "Kvarnen", "silver", 1),
	partner("altiplano-labs", "Altiplano Labs", "silver", 2),
	partner("havsbris", "Havsbris", "silver", 3),
	partner("tierra-media", "Tierra Media", "silver", 4),
	partner("bajio-tech", "Bajío Tech", "supporting", 1),
	partner("nordica-air", "Nordica Air", "supporting", 2),
	partner("camara-bajio", "Cámara Bajío", "institutional", 1),
	partner("universidad-arcos", "Universidad de los Arcos", "institutional", 2),
];

import type { Speaker } from "#app/domain/program/speaker/schema.ts";
import { inEach, prose } from "./texts.ts";

type Person = Omit<Speaker, "status" | "format">;

/** Featured speakers are ordered among themselves. */
function speaker(id: string, name: string, title: string, company: string, country: string, category: Person["category"], also: Partial<Person> = {}): Person {
	const isFeatured = also.featuredOrder !== undefined;
	return {
		id,
		name,
		title: inEach(title),
		company,
		country,
		category,
		bio: prose(name, 1),
		photo: `/images/speakers/${id}`,
		featured: isFeatured,
		featuredOrder: 0,
		...also,
	};
}

export const speakers: Person[] = [
	speaker("astrid-lindqvist", "Astrid Lindqvist", "Head of robotics", "Kvarnen", "SE", "Technology", { featuredOrder: 2 }),
	speaker("erik-sandberg", "Erik Sandberg", "Head of export finance", "Brovik Finans", "SE", "Business", { bio: inEach("Lends to exporters.") }),
	speaker("ingrid-solheim", "Ingrid Solheim", "Head of zero-emission shipping", "Fjordlink", "NO", "Sustainability", { featuredOrder: 3 }),
	speaker("magnus-haugen", "Magnus Haugen", "Chief technology officer", "Dypvann Robotikk", "NO", "Technology"),
	speaker("freja-mortensen", "Freja Mortensen", "Founder", "Genvæv", "DK", "Sustainability"),
	speaker("kasper-holm", "Kasper Holm", "Director for Latin America", "Havsbris", "DK", "Business", { featuredOrder: 4 }),
	speaker("aino-virtanen", "Aino Virtanen", "Machine learning engineer", "Lumisana", "FI", "Technology"),
	speaker("mikael-korhonen", "Mikael Korhonen", "Chair of the board", "Veta Materials", "FI", "Business"),
	speaker("sigrun-jonsdottir", "Sigrún Jónsdóttir", "Geologist and managing director", "Gufa Geothermal", "IS", "Sustainability", { featuredOrder: 7 }),
	speaker("baldur-arnason", "Baldur Árnason", "Chief engineer", "Kuldi Data", "IS", "Technology"),
	speaker("amina-warsame", "Amina Warsame", "Founder and chief executive", "Kryddvägen", "SE", "Business"),
	speaker("tuomas-lehtinen", "Tuomas Lehtinen", "Forest ecologist", "Sammal", "FI", "Sustainability"),
	speaker("valentina-rios", "Valentina Ríos", "Co-founder and chief technology officer", "Acequia Sensores", "MX", "Technology", { featuredOrder: 8 }),
	speaker("diego-hernandez", "Diego Hernández Luna", "President", "Cámara Bajío", "MX", "Business"),
	speaker("xochitl-ramirez", "Xóchitl Ramírez", "Agroecologist", "Cooperativa Siete Surcos", "MX", "Sustainability"),
	speaker("rafael-monteiro", "Rafael Monteiro", "Head of engineering", "Cais Aberto", "BR", "Technology"),
	speaker("luciana-barbosa", "Luciana Barbosa", "Founding partner", "Trinta-Réis Capital", "BR", "Business", { featuredOrder: 6 }),
	speaker("camila-restrepo", "Camila Restrepo", "Head of product", "Altiplano Labs", "CO", "Technology"),
	speaker("andres-quintero", "Andrés Quintero", "Marine biologist and director", "Fundación Raíz Salada", "CO", "Sustainability", { featuredOrder: 1 }),
	speaker("martina-fuentes", "Martina Fuentes", "Glaciologist", "Centro Hielo Andino", "CL", "Sustainability"),
	speaker("ignacio-sepulveda", "Ignacio Sepúlveda", "Commercial director", "Guinda Sur", "CL", "Business"),
	speaker("sofia-benitez", "Sofía Benítez", "Chief executive", "Tierra Media", "AR", "Business"),
	speaker("tomas-ferreyra", "Tomás Ferreyra", "Drone engineer", "Chimango Aéreo", "AR", "Technology"),
	speaker("killa-huaman", "Killa Huamán", "Hydrologist", "Asociación Yaku Ñan", "PE", "Sustainability", { featuredOrder: 5 }),
];

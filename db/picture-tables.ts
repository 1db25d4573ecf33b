import type { Json, Timestamp } from "./column-types.ts";

/** What is uploaded, and what is cut of it. */
export interface PictureTables {
	picture: PictureTable;
	picture_file: PictureFileTable;
}

export interface PictureTable {
	/** Hash of the picture and its focus: part of its addresses, which may therefore be kept for ever. */
	id: string;
	name: string;
	alt: Json<{ en?: string; es?: string; sv?: string }>;
	width: number;
	height: number;
	/** The point that no crop cuts away, from 0 (left, top) to 1. */
	focus_x: number;
	focus_y: number;
	created_at: Timestamp;
	/** ISO instant in UTC. From then on it is shown nowhere, but can be brought back. */
	deleted_at: string | null;
	/** The same picture with another focus, to which addresses lead on that somebody still knows. */
	replaced_by: string | null;
	/** Re-encoded, without metadata. The last column, so that reading the others never reads it. */
	original: Buffer;
}

export interface PictureFileTable {
	picture_id: string;
	/** Such as `960.avif`. */
	name: string;
	bytes: Buffer;
}

import type { Json, Timestamp } from "./column-types.ts";

export interface PictureTables {
	picture: PictureTable;
	picture_file: PictureFileTable;
}

export interface PictureTable {
	/** Hash of picture and focus, so that its addresses can be cached as immutable. */
	id: string;
	name: string;
	alt: Json<{ en?: string; es?: string; sv?: string }>;
	width: number;
	height: number;
	/** From 0 (left, top) to 1; no crop excludes this point. */
	focus_x: number;
	focus_y: number;
	created_at: Timestamp;
	/** ISO instant in UTC; a deleted picture can be restored. */
	deleted_at: string | null;
	/** The same picture with another focus; old addresses redirect to it. */
	replaced_by: string | null;
	/** Re-encoded, without metadata. The last column, so that SQLite reads the others without it. */
	original: Buffer;
}

export interface PictureFileTable {
	picture_id: string;
	name: string;
	bytes: Buffer;
}

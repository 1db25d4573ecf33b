import { encodeEntity } from "#app/http/form-codecs.ts";
import type { Values } from "#app/http/form-values.ts";
import { fold } from "#db/fold.ts";
import { type Column, valuesFromRow } from "./csv-columns.server.ts";
import { englishName } from "./entity-texts.server.ts";
import type { Entity, Resource } from "./resource.ts";

/**
 * Matches rows without ids to entries by name: of several with one name, the entry that the row changes least; no entry twice.
 * @returns the id of the entry, undefined for a new one, and the cells without a name that differs only in capitals
 */
export function recognizerOf<E extends Entity>(resource: Resource<E>, columns: Column[], entities: E[]) {
	const nameColumn = ["name", "name.en", "title.en"].find((named) => columns.some(({ name }) => name === named)) ?? "";
	const byName = Map.groupBy(entities, (entity) => fold(englishName(resource, entity).trim()));
	const meant = new Set<string>();
	const changesBy = (cells: Values, entity: E) => {
		const now = encodeEntity(resource.schema, entity);
		const after = valuesFromRow(columns, cells, now);
		return Object.keys(after).filter((control) => (after[control] ?? "") !== (now[control] ?? "")).length;
	};
	return (cells: Values): { id: string | undefined; cells: Values } => {
		const { [nameColumn]: name = "", ...others } = cells;
		const free = (byName.get(fold(name.trim())) ?? []).filter(({ id }) => !meant.has(id));
		const [nearest] = free.map((entity) => ({ id: entity.id, changes: changesBy(others, entity) })).sort((one, other) => one.changes - other.changes);
		if (!nearest) return { id: undefined, cells };
		meant.add(nearest.id);
		return { id: nearest.id, cells: others };
	};
}

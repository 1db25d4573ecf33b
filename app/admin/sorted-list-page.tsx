import { useLoaderData } from "@remix-run/react";
import { ListPage } from "./list-page";
import { PositionButtons, PositionStatus } from "./position-buttons";
import type { loadSortedList } from "./positions.server";

/** The list of a noun, with buttons that move its rows up and down. */
export function SortedListPage() {
	const { moves, positionPath } = useLoaderData() as Awaited<ReturnType<typeof loadSortedList>>;
	return (
		<>
			<PositionStatus />
			<ListPage rowActions={({ id }, index) => <PositionButtons id={id} moves={moves[id]} action={positionPath} index={index} />} />
		</>
	);
}

import { useLoaderData } from "@remix-run/react";
import { ListPage } from "./list-page";
import type { Notice } from "./notice";
import { PositionButtons, PositionStatus } from "./position-buttons";
import type { loadSortedList } from "./positions.server";

/** The list of a noun, with buttons that move its rows up and down. */
export function SortedListPage({ notice }: { notice?: Notice }) {
	const { moves, positionPath } = useLoaderData() as Awaited<ReturnType<typeof loadSortedList>>;
	return (
		<>
			<PositionStatus />
			<ListPage notice={notice} rowActions={({ id }, index) => <PositionButtons id={id} moves={moves[id]} action={positionPath} index={index} />} />
		</>
	);
}

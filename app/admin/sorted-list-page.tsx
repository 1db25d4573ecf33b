import { useLoaderData } from "@remix-run/react";
import { ListPage } from "./list-page.tsx";
import type { Notice } from "./notice.tsx";
import { PositionButtons, PositionStatus } from "./position-buttons.tsx";
import type { loadSortedList } from "./positions.server.ts";

export function SortedListPage({ notice }: { notice?: Notice }) {
	const { moves, positionPath } = useLoaderData() as Awaited<ReturnType<typeof loadSortedList>>;
	return (
		<>
			<PositionStatus />
			<ListPage notice={notice} rowActions={({ id }, index) => <PositionButtons id={id} moves={moves[id]} action={positionPath} index={index} />} />
		</>
	);
}

import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { PageHead } from "#app/ui/page-head.tsx";
import { pictureOf } from "#app/ui/picture.tsx";
import { useSite } from "#app/ui/site.ts";
import { Skeletons } from "#app/ui/skeleton.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import speakersScene from "/images/heads/speakers-1760.webp";
import ticketsScene from "/images/heads/tickets-1760.webp";
import workshopsScene from "/images/heads/workshops-1760.webp";

/** Time before a loading page is shown by anything but the indicator at the top. */
const SHOWN_AFTER_MS = 150;

/** (specification, section 9) */
const LISTS = {
	tickets: { scene: pictureOf(ticketsScene), ground: "on-night", skeleton: <Skeletons count={3} className="tier-list" card="h-[32rem] bg-night-2!" /> },
	workshops: { scene: pictureOf(workshopsScene), ground: "", skeleton: <Skeletons count={6} className="workshop-list" card="h-72 sm:h-[30rem]" /> },
	speakers: { scene: pictureOf(speakersScene), ground: "", skeleton: <Skeletons count={8} className="speaker-list" card="h-25 sm:h-48" /> },
	news: { scene: undefined, ground: "", skeleton: <Spinner /> },
};
type List = keyof typeof LISTS;

/** Covers the previous page, which keeps its scroll position for Back. Hidden from screen readers: `Pending` informs them. */
export function LoadingPage() {
	const { text, path } = useSite();
	const { pathname } = useLocation();
	const { location } = useNavigation();
	const list = (Object.keys(LISTS) as List[]).find((name) => location && location.pathname !== pathname && location.pathname === path(`/${name}`));
	const isLate = useIsLate(list);
	if (!list || !isLate) return null;
	const { scene, ground, skeleton } = LISTS[list];
	return (
		<div aria-hidden="true" data-loading-page className="fixed inset-0 z-30 overflow-hidden bg-paper">
			<PageHead scene={scene} title={<span className="mt-12 block">{text.header[list]}</span>} />
			<div className={ground}>
				<div className="page section">{skeleton}</div>
			</div>
		</div>
	);
}

function useIsLate(list: List | undefined): boolean {
	const [late, setLate] = useState<List>();
	useEffect(() => {
		const timer = setTimeout(() => setLate(list), list ? SHOWN_AFTER_MS : 0);
		return () => clearTimeout(timer);
	}, [list]);
	return late !== undefined && late === list;
}

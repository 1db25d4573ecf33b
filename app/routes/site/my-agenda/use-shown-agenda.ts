import { useFetcher } from "@remix-run/react";
import { useEffect } from "react";
import { idsQuery } from "#app/domain/program/my-agenda/chosen-ids.ts";
import type { MyAgendaView } from "#app/domain/program/my-agenda/my-agenda.server.ts";
import { useOwnIds } from "#app/domain/program/my-agenda/own-ids.ts";
import { useSite } from "#app/ui/site.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";

interface ShownAgenda {
	/** Nothing while it is not known yet, or on its way. */
	agenda?: MyAgendaView;
	/** What the browser keeps, if it keeps anything at all. */
	own?: string[];
	/** Whether it cannot be had: there is no network, and the browser has no copy of it. */
	isMissing?: boolean;
	/** Whether the address names sessions that are not those. */
	isOthers: boolean;
}

/**
 * What the page about one's own agenda shows: the sessions that its address names or, where it names none, those that the browser
 * keeps, however they change.
 */
export function useShownAgenda(loaded: MyAgendaView): ShownAgenda {
	const own = useOwnIds();
	const isHydrated = useHydrated();
	const { pathname, search } = useSite();
	const fetcher = useFetcher();
	const { load } = fetcher;
	const data = fetcher.data as { agenda?: MyAgendaView } | undefined;
	const address = new URLSearchParams(search);
	const isNamed = address.has("sessions");
	const zone = address.get("zone");
	const query = !isNamed && own?.length ? idsQuery(own) : undefined;
	useEffect(() => {
		if (query) load(`${pathname}?${query}${zone ? `&zone=${encodeURIComponent(zone)}` : ""}`);
	}, [load, pathname, query, zone]);

	if (isNamed) return { agenda: loaded, own, isOthers: own !== undefined && own.toSorted().join() !== loaded.ids.toSorted().join() };
	if (!query) return { agenda: isHydrated ? loaded : undefined, own, isOthers: false };
	if (!data?.agenda) return { own, isMissing: data !== undefined, isOthers: false };
	// The form that chooses a zone would else make it an address that names sessions.
	return { agenda: { ...data.agenda, zone: data.agenda.zone && { ...data.agenda.zone, kept: [] } }, own, isOthers: false };
}

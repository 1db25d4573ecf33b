import { useFetcher } from "@remix-run/react";
import { useEffect } from "react";
import { idsQuery } from "#app/domain/program/my-agenda/chosen-ids.ts";
import type { MyAgendaView } from "#app/domain/program/my-agenda/my-agenda.server.ts";
import { useOwnIds } from "#app/domain/program/my-agenda/own-ids.ts";
import { useSite } from "#app/ui/site.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";

interface ShownAgenda {
	agenda?: MyAgendaView;
	/** Sessions stored in the browser, if any. */
	own?: string[];
	/** True if it is neither online nor cached. */
	isMissing?: boolean;
	/** True if the address names sessions other than the stored ones. */
	isOthers: boolean;
}

/** Returns the sessions that the address names, otherwise those stored in the browser, and follows changes to these. */
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
	if (!query) return { agenda: own || isHydrated ? loaded : undefined, own, isOthers: false };
	if (!data?.agenda) return { own, isMissing: data !== undefined, isOthers: false };
	// Otherwise the time zone form would turn the address into one that names sessions.
	return { agenda: { ...data.agenda, zone: data.agenda.zone && { ...data.agenda.zone, kept: [] } }, own, isOthers: false };
}

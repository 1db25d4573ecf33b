import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import type { Texts } from "#app/i18n/texts.server.ts";
import { WORKER } from "#app/offline/names.ts";
import { deleteSavedTicket, isTicketSaved, saveTicket } from "#app/offline/saved-tickets.ts";
import { Button } from "#app/ui/button.tsx";

type State = "unknown" | "away" | "busy" | "kept" | "failed";

/** Only shown if the browser can store it. */
export function KeepTicket({ text }: { text: Texts["order"]["ticket"]["keep"] }) {
	const { pathname } = useLocation();
	const [state, setState] = useState<State>("unknown");
	useEffect(() => {
		if (!("serviceWorker" in navigator && "caches" in window)) return;
		isTicketSaved(pathname).then((isKept) => {
			setState(isKept ? "kept" : "away");
			// Updates the stored copy, such as a changed name.
			if (isKept) saveTicket(pathname).catch(() => {});
		});
	}, [pathname]);
	const keep = async () => {
		setState("busy");
		try {
			if (!navigator.serviceWorker.controller) await navigator.serviceWorker.register(WORKER);
			await saveTicket(pathname);
			setState("kept");
		} catch {
			setState("failed");
		}
	};
	const remove = async () => {
		await deleteSavedTicket(pathname);
		setState("away");
	};
	if (state === "unknown") return null;
	return (
		<div className="no-print mt-8">
			{state === "kept" ? (
				<Button type="button" look="outline" onClick={remove}>
					{text.remove}
				</Button>
			) : (
				<Button type="button" disabled={state === "busy"} onClick={keep}>
					{state === "busy" ? text.keeping : text.keep}
				</Button>
			)}
			<p role="status" className={state === "kept" || state === "failed" ? "mt-2 font-semibold" : ""}>
				{state === "kept" && text.kept}
				{state === "failed" && text.failed}
			</p>
		</div>
	);
}

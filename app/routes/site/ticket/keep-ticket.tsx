import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import type { Texts } from "#app/i18n/texts.server.ts";
import { forgetTicket, isTicketKept, keepTicket } from "#app/offline/kept-tickets.ts";
import { WORKER } from "#app/offline/names.ts";
import { Button } from "#app/ui/button.tsx";

type State = "unknown" | "away" | "busy" | "kept" | "failed";

/** Only shown if the browser can store it. */
export function KeepTicket({ text }: { text: Texts["order"]["ticket"]["keep"] }) {
	const { pathname } = useLocation();
	const [state, setState] = useState<State>("unknown");
	useEffect(() => {
		if (!("serviceWorker" in navigator && "caches" in window)) return;
		isTicketKept(pathname).then((isKept) => {
			setState(isKept ? "kept" : "away");
			// Updates the stored copy, such as a changed name.
			if (isKept) keepTicket(pathname).catch(() => {});
		});
	}, [pathname]);
	const keep = async () => {
		setState("busy");
		try {
			if (!navigator.serviceWorker.controller) await navigator.serviceWorker.register(WORKER);
			await keepTicket(pathname);
			setState("kept");
		} catch {
			setState("failed");
		}
	};
	const remove = async () => {
		await forgetTicket(pathname);
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

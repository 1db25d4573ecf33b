import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { isSamePage, type KeptForm, readKept } from "./kept.ts";

const STORAGE_KEY = "order-form";

/** A browser can refuse its storage. */
function inStorage<T>(use: (storage: Storage) => T): T | undefined {
	try {
		return use(sessionStorage);
	} catch {
		return undefined;
	}
}

export const useForgottenForm = () => useEffect(() => inStorage((storage) => storage.removeItem(STORAGE_KEY)), []);

/** Calls `restore` with what was typed before the page was left, once Back, a reload or another language leads to it again. */
export function useKeptForm(id: string, restore: (typed: FormData) => void) {
	const { key, pathname, search } = useLocation();
	const form = useRef<HTMLFormElement | null>(null);
	const isTyped = useRef(false);
	const latest = useRef(restore);
	latest.current = restore;
	useEffect(() => {
		form.current = document.querySelector<HTMLFormElement>(`form#${id}`);
	});
	useEffect(() => {
		const page = { key, pathname, search };
		const kept = readKept(inStorage((storage) => storage.getItem(STORAGE_KEY)));
		if (kept && isSamePage(kept, page)) {
			inStorage((storage) => storage.setItem(STORAGE_KEY, JSON.stringify({ ...kept, ...page } satisfies KeptForm)));
			const typed = new FormData();
			for (const [name, value] of kept.typed) typed.append(name, value);
			latest.current(typed);
		}
		const note = ({ target }: Event) => {
			if ((target as HTMLInputElement).form?.id === id) isTyped.current = true;
		};
		const keep = () => {
			if (!form.current || !isTyped.current) return;
			const typed = [...new FormData(form.current)].map(([name, value]) => [name, String(value)] satisfies [string, string]);
			inStorage((storage) => storage.setItem(STORAGE_KEY, JSON.stringify({ ...page, typed } satisfies KeptForm)));
		};
		document.addEventListener("input", note);
		document.addEventListener("visibilitychange", keep);
		addEventListener("pagehide", keep);
		return () => {
			keep();
			document.removeEventListener("input", note);
			document.removeEventListener("visibilitychange", keep);
			removeEventListener("pagehide", keep);
		};
	}, [id, key, pathname, search]);
}

import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** In memory alone, because a form has names and email addresses. */
const left = new Map<string, FormData>();

/** Calls `restore` with what was typed before the page was left by a link, once Back leads to it again. */
export function useKeptForm(id: string, restore: (typed: FormData) => void) {
	const { key } = useLocation();
	const form = useRef<HTMLFormElement | null>(null);
	const latest = useRef(restore);
	latest.current = restore;
	useEffect(() => {
		form.current = document.querySelector<HTMLFormElement>(`form#${id}`);
	});
	useEffect(() => {
		const typed = left.get(key);
		left.clear();
		if (typed) latest.current(typed);
		return () => {
			if (form.current) left.set(key, new FormData(form.current));
		};
	}, [key]);
}

import { Link } from "@remix-run/react";
import { useEffect, useId, useRef, useState } from "react";
import type { Locale } from "#app/i18n/config.ts";
import { HighlightedText } from "./highlighted-text.tsx";
import { useSite } from "./site.ts";

export interface Suggestions {
	label: string;
	said: string;
	groups: { title: string; hits: { to: string; lang?: Locale; parts: string[] }[] }[];
	all?: { words: string; to: string };
}

const DEBOUNCE_MS = 150;

/** A combobox with list autocomplete and manual selection (w3.org/WAI/ARIA/apg/patterns/combobox). */
export default function SuggestionList({ field }: { field: HTMLInputElement }) {
	const { path } = useSite();
	const address = path("/search/suggestions");
	const id = useId();
	const list = useRef<HTMLDivElement>(null);
	const [found, setFound] = useState<Suggestions>();
	const [chosen, setChosen] = useState(-1);
	const isOpen = Boolean(found?.all);

	useEffect(() => {
		let asking = new AbortController();
		let timer: ReturnType<typeof setTimeout> | undefined;
		const close = () => {
			clearTimeout(timer);
			asking.abort();
			setFound(undefined);
			setChosen(-1);
		};
		const ask = (pause: number) => {
			clearTimeout(timer);
			asking.abort();
			const q = field.value.trim();
			if (q === "") return close();
			asking = new AbortController();
			const { signal } = asking;
			timer = setTimeout(async () => {
				const answer = await fetch(`${address}?${new URLSearchParams({ q })}`, { signal })
					.then((response) => (response.ok ? response.json() : undefined))
					.catch(() => undefined);
				if (signal.aborted) return;
				setFound(answer);
				setChosen(-1);
			}, pause);
		};
		const onKeyDown = (event: KeyboardEvent) => {
			const options = [...(list.current?.querySelectorAll<HTMLElement>("[role=option]") ?? [])];
			const current = options.findIndex((option) => option.ariaSelected === "true");
			const move = (to: number) => {
				event.preventDefault();
				setChosen(((to + 1 + options.length + 1) % (options.length + 1)) - 1);
			};
			if (event.isComposing) return;
			if (event.key === "ArrowDown" && options.length === 0) ask(0);
			else if (event.key === "ArrowDown") move(current + 1);
			else if (event.key === "ArrowUp" && options.length > 0) move(current < 0 ? options.length - 1 : current - 1);
			else if (event.key === "Enter") {
				if (current >= 0) {
					event.preventDefault();
					options[current]?.click();
				}
				close();
			} else if (event.key === "Escape" && options.length > 0) {
				event.preventDefault();
				event.stopPropagation();
				close();
			}
		};
		const onInput = () => ask(DEBOUNCE_MS);
		field.addEventListener("input", onInput);
		field.addEventListener("keydown", onKeyDown);
		field.addEventListener("blur", close);
		// Typed before this code was loaded.
		if (field.value) onInput();
		return () => {
			field.removeEventListener("input", onInput);
			field.removeEventListener("keydown", onKeyDown);
			field.removeEventListener("blur", close);
			close();
		};
	}, [field, address]);

	useEffect(() => {
		const active = chosen < 0 ? null : (list.current?.querySelectorAll("[role=option]")[chosen] ?? null);
		active?.scrollIntoView({ block: "nearest" });
		const attributes = {
			role: "combobox",
			autocomplete: "off",
			enterkeyhint: "search",
			"aria-autocomplete": "list",
			"aria-controls": id,
			"aria-expanded": String(isOpen),
		};
		for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value);
		if (active) field.setAttribute("aria-activedescendant", active.id);
		else field.removeAttribute("aria-activedescendant");
	}, [field, id, isOpen, chosen]);

	let place = 0;
	const option = () => {
		const own = place++;
		return { id: `${id}${own}`, role: "option", tabIndex: -1, "aria-selected": own === chosen, className: "suggestion" };
	};
	return (
		<>
			<div
				ref={list}
				id={id}
				role="listbox"
				aria-label={found?.label}
				hidden={!isOpen}
				// Keeps the focus in the field, and the list open until the click.
				onPointerDown={(event) => event.preventDefault()}
				onMouseDown={(event) => event.preventDefault()}
				className="suggestions"
			>
				{found?.groups.map(({ title, hits }) => (
					// biome-ignore lint/a11y/useSemanticElements: a group of options, none of fields
					<div key={title} role="group" aria-label={title}>
						<p aria-hidden="true" className="px-3.5 pt-2 text-small font-semibold text-ink-2">
							{title}
						</p>
						{hits.map(({ to, lang, parts }) => (
							<Link key={to} to={to} lang={lang} {...option()}>
								<HighlightedText parts={parts} />
							</Link>
						))}
					</div>
				))}
				{found?.all && (
					<Link to={found.all.to} {...option()} className="suggestion mt-2 border-t border-line font-semibold">
						{found.all.words}
					</Link>
				)}
			</div>
			<p role="status" className={found?.said && !isOpen ? "suggestions px-3.5 py-2.5" : "sr-only"}>
				{found?.said}
			</p>
		</>
	);
}

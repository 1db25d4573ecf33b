import { useEffect, useRef, useState } from "react";
import type { Values } from "#app/http/form-values.ts";
import { LOCALES, type Locale, TRANSLATIONS } from "#app/i18n/config.ts";
import type { Texts } from "#app/i18n/texts.server.ts";

export type ShownLanguages = Locale | "all";

const KEY = "admin-languages";
const SHOWN: readonly ShownLanguages[] = [...LOCALES, "all"];

const languageOf = (control: string) => LOCALES.find((locale) => control.endsWith(`.${locale}`));

/** Returns the user's choice, or all languages while a hidden one has an error. The address of a field shows its language. */
export function useShownLanguages(wrong: readonly string[]): [ShownLanguages, (shown: ShownLanguages) => void] {
	const [chosen, setChosen] = useState<ShownLanguages>("en");
	useEffect(() => {
		const stored = SHOWN.find((shown) => shown === localStorage.getItem(KEY));
		const linked = languageOf(location.hash);
		if (linked ?? stored) setChosen(linked && stored !== "all" ? linked : (stored ?? "en"));
		if (linked) requestAnimationFrame(() => document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView());
	}, []);
	const hidesError = chosen !== "all" && wrong.some((control) => (languageOf(control) ?? chosen) !== chosen);
	const choose = (shown: ShownLanguages) => {
		localStorage.setItem(KEY, shown);
		setChosen(shown);
	};
	return [hidesError ? "all" : chosen, choose];
}

interface LanguageSwitchProps {
	text: Texts["editor"];
	shown: ShownLanguages;
	choose: (shown: ShownLanguages) => void;
	values: Values;
	stale: readonly string[];
}

export function LanguageSwitch({ text, shown, choose, values, stale }: LanguageSwitchProps) {
	const self = useRef<HTMLFieldSetElement>(null);
	const [typed, setTyped] = useState<Values>({});
	useEffect(() => {
		const form = self.current?.closest("form");
		const read = ({ target }: Event) => {
			const { name = "", value = "" } = target as HTMLInputElement;
			if (languageOf(name)) setTyped((before) => ({ ...before, [name]: value }));
		};
		form?.addEventListener("input", read);
		return () => form?.removeEventListener("input", read);
	}, []);
	const now = { ...values, ...typed };
	const english = Object.keys(now).filter((name) => name.endsWith(".en") && now[name]);
	const lacking = (language: Locale) =>
		english.map((name) => name.replace(/en$/, language)).filter((control) => !now[control] || stale.includes(control)).length;
	return (
		<fieldset ref={self} className="language-switch mb-4 flex flex-wrap gap-2 noscript:hidden">
			<legend className="sr-only">{text.languageSwitch.label}</legend>
			{SHOWN.map((one) => {
				const count = TRANSLATIONS.some((language) => language === one) ? lacking(one as Locale) : 0;
				return (
					<button
						key={one}
						type="button"
						aria-pressed={shown === one}
						onClick={() => choose(one)}
						className="inline-flex min-h-9 items-center gap-2 rounded-full border border-control px-3 text-small font-medium hover:bg-paper-2 aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
					>
						<span>
							<span className="sr-only">{text.languageSwitch.show} </span>
							{one === "all" ? text.languageSwitch.all : text.languages[one]}
						</span>
						{count > 0 && (
							<span className="tabular rounded-full bg-marigold px-1.5 text-marigold-ink">
								{count}
								<span className="sr-only"> {text.languageSwitch.lacking}</span>
							</span>
						)}
					</button>
				);
			})}
		</fieldset>
	);
}

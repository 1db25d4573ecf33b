import { Form, useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";
import type { Texts } from "#app/i18n/texts.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Link } from "#app/ui/link.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { ListPageData } from "./list.server.ts";

export interface BulkView extends Pick<NonNullable<ListPageData["bulk"]>, "action" | "back" | "statuses" | "tracks" | "remove"> {
	text: Pick<Texts["editor"]["bulk"], "label" | "select" | "selectAll" | "selected" | "remove"> &
		Partial<Pick<Texts["editor"]["bulk"], "track" | "noTrack" | "assign">>;
	/** Further actions, each confirmed on its page. */
	pages?: { words: string; path: string }[];
}

/** Rows contain forms of their own and forms cannot nest, so the checkboxes refer to this one by its id. */
const FORM = "bulk";
const boxes = () => [...document.querySelectorAll<HTMLInputElement>(`[name=id][form=${FORM}]`)];

/** Query parameter that checks all rows of the page: "select all" without JavaScript. */
const SELECT_PARAMETER = "select";
const useAllChosen = () => new URLSearchParams(useLocation().search).get(SELECT_PARAMETER) === "all";

export function SelectRow({ id, label }: { id: string; label: string }) {
	const isChosen = useAllChosen();
	const { key } = useLocation();
	return (
		<label className="-my-1 -ml-1 flex size-8 shrink-0 items-center justify-center">
			<input key={key} form={FORM} type="checkbox" name="id" value={id} defaultChecked={isChosen} autoComplete="off" aria-label={label} />
		</label>
	);
}

export function SelectAll({ text }: Pick<BulkView, "text">) {
	const { pathname, search } = useLocation();
	const chosen = useChosen();
	const address = new URLSearchParams(search);
	address.set(SELECT_PARAMETER, "all");
	const look = "mt-3 inline-flex min-h-9 items-center gap-3 text-small";
	if (!useHydrated())
		return (
			<Link to={`${pathname}?${address}`} className={`${look} link`}>
				{text.selectAll}
			</Link>
		);
	return (
		<label className={`${look} pl-0.5 font-semibold`}>
			<input
				type="checkbox"
				autoComplete="off"
				checked={chosen.count > 0 && chosen.count === chosen.of}
				ref={(box) => {
					if (box) box.indeterminate = chosen.count > 0 && chosen.count < chosen.of;
				}}
				onChange={({ currentTarget: { checked } }) => {
					for (const box of boxes()) box.checked = checked;
					boxes()[0]?.dispatchEvent(new Event("change", { bubbles: true }));
				}}
			/>
			{text.selectAll}
		</label>
	);
}

const COMPACT = "max-sm:px-3 max-sm:text-small";

export function BulkBar({ bulk }: { bulk: BulkView }) {
	const { text, action, back, statuses, tracks, remove, pages = [] } = bulk;
	const { count } = useChosen();
	const busy = useNavigation().formAction?.startsWith(action) === true;
	return (
		<Form
			id={FORM}
			method="post"
			action={action}
			preventScrollReset
			aria-label={text.label}
			className="sticky bottom-0 z-10 -mx-5 hidden flex-wrap items-center gap-2 border-t-2 sm:gap-x-3 border-line-strong bg-paper px-5 py-3 group-has-[tbody_:checked]/bulk:flex"
		>
			<input type="hidden" name="redirectTo" value={back} />
			<p role="status" className="tabular text-small font-semibold empty:hidden">
				{count > 0 && `${text.selected}: ${count}`}
			</p>
			{statuses.map(({ value, label }) => (
				<Button key={value} look="outline" className={COMPACT} name="status" value={value} disabled={busy}>
					{label}
				</Button>
			))}
			{tracks.length > 0 && (
				<span className="flex gap-2">
					<select name="track" aria-label={text.track} autoComplete="off" className="field w-auto max-sm:text-small">
						<option value="">{text.noTrack}</option>
						{tracks.map(({ value, label }) => (
							<option key={value} value={value}>
								{label}
							</option>
						))}
					</select>
					<Button look="outline" className={COMPACT} name="assign" value="track" disabled={busy}>
						{text.assign}
					</Button>
				</span>
			)}
			{pages.map(({ words, path }) => (
				<Button key={path} look="outline" formMethod="get" formAction={path} disabled={busy} className={COMPACT}>
					{words}
				</Button>
			))}
			{remove && (
				<Button look="outline" formMethod="get" formAction={action} disabled={busy} className={COMPACT}>
					{text.remove}
				</Button>
			)}
		</Form>
	);
}

function useChosen() {
	const [chosen, setChosen] = useState({ count: 0, of: 0 });
	const { key } = useLocation();
	const look = () => {
		const all = boxes();
		setChosen({ count: all.filter(({ checked }) => checked).length, of: all.length });
	};
	// biome-ignore lint/correctness/useExhaustiveDependencies: another page has other rows
	useEffect(() => {
		look();
		const heard = ({ target }: Event) => {
			if (target instanceof HTMLInputElement && target.getAttribute("form") === FORM) look();
		};
		document.addEventListener("change", heard);
		return () => document.removeEventListener("change", heard);
	}, [key]);
	return chosen;
}

import { Form, NavLink, useLocation, useNavigate } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import type { Texts } from "#app/i18n/texts.server.ts";
import { GROUPS, pathOf, type Section, TABS } from "./sections.ts";

type AdminTexts = Pick<Texts["admin"], "groups" | "search"> & { sections: Record<Section | keyof Texts["admin"]["sections"], string> };

interface AdminNavigationProps {
	text: AdminTexts;
	sections: Section[];
	hasDashboard: boolean;
	username: string | undefined;
	toDo: SectionToDo[];
}
interface SectionToDo {
	section: Section;
	count: number;
	label: string;
}

const MENU = "admin-menu";
/** React 18 has no types for these. */
const opens = { popovertarget: MENU };
const popover = { popover: "auto" } as const;

/** A sidebar; on narrow screens a popover, opened from the bar. */
export function AdminNavigation({ text: { sections: text, groups, search }, sections, hasDashboard, username, toDo }: AdminNavigationProps) {
	const menu = useRef<HTMLElement>(null);
	const { key } = useLocation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: closes on navigation
	useEffect(() => {
		if (menu.current?.matches(":popover-open")) menu.current.hidePopover();
	}, [key]);
	const itemsOf = (within: readonly Section[]) =>
		sections
			.filter((section) => within.includes(section))
			.map((section) => (
				<Item key={section} to={pathOf(section)}>
					{text[section]}
					<ToDoCount toDo={toDo.filter((one) => one.section === section)} />
				</Item>
			));
	return (
		<nav ref={menu} id={MENU} aria-label={text.label} className="admin-menu no-print" {...popover}>
			<Search text={search} />
			<ul className={LIST}>
				{hasDashboard && (
					<Item to="/admin" end>
						{text.dashboard}
					</Item>
				)}
				{itemsOf(TABS)}
			</ul>
			{(Object.keys(GROUPS) as (keyof typeof GROUPS)[]).map((group) => {
				const items = itemsOf(GROUPS[group]);
				return (
					items.length > 0 && (
						<div key={group}>
							<p id={`menu-${group}`} className="mt-4 px-3 pb-1 text-small font-semibold text-ink-2">
								{groups[group]}
							</p>
							<ul aria-labelledby={`menu-${group}`} className={LIST}>
								{items}
							</ul>
						</div>
					)
				);
			})}
			<ul className="mt-4 border-t border-line pt-3">
				<Item to="/admin/account">
					{username}
					<span className="sr-only">, {text.account}</span>
				</Item>
			</ul>
		</nav>
	);
}

const LIST = "empty:hidden";

/** Ctrl+K or ⌘K leads to it, or to its page where it is out of view. */
function Search({ text }: { text: Texts["admin"]["search"] }) {
	const field = useRef<HTMLInputElement>(null);
	const navigate = useNavigate();
	useEffect(() => {
		const onKeyDown = (event: KeyboardEvent) => {
			if (event.key !== "k" || !(event.ctrlKey || event.metaKey)) return;
			event.preventDefault();
			if (field.current?.checkVisibility()) field.current.select();
			else navigate(SEARCH);
		};
		document.addEventListener("keydown", onKeyDown);
		return () => document.removeEventListener("keydown", onKeyDown);
	}, [navigate]);
	return (
		<Form action={SEARCH} role="search" aria-label={text.title} className="mb-3">
			<input
				ref={field}
				type="search"
				name="q"
				aria-label={text.title}
				aria-keyshortcuts="Control+K Meta+K"
				placeholder={text.title}
				className="field px-3 py-1 text-small"
			/>
		</Form>
	);
}

const SEARCH = "/admin/search";

function Item({ to, end, children }: { to: string; end?: boolean; children: ReactNode }) {
	return (
		<li>
			<NavLink
				to={to}
				end={end}
				className="flex min-h-8 flex-wrap items-center justify-between max-lg:min-h-10 gap-x-2 rounded-lg px-3 py-0.5 text-small leading-snug font-medium -outline-offset-2 hover:bg-card aria-[current]:bg-card aria-[current]:font-semibold aria-[current]:text-action"
			>
				{children}
			</NavLink>
		</li>
	);
}

function ToDoCount({ toDo }: { toDo: SectionToDo[] }) {
	const count = toDo.reduce((sum, one) => sum + one.count, 0);
	if (count === 0) return null;
	return (
		<span className="tabular rounded-full bg-action-ground px-2 text-small font-semibold text-white">
			<span aria-hidden="true">{count}</span>
			<span className="sr-only">({toDo.map(({ label }) => label).join(", ")})</span>
		</span>
	);
}

const MAX_IN_BAR = 3;
const SIGNS = {
	orders: "M5 4h14v16l-3-2-2 2-2-2-2 2-2-2-3 2zM9 9h6M9 13h6",
	checkIn: "m8 12 3 3 5-6M4 4h16v16H4z",
	messages: "M3 6h18v12H3zm0 1 9 7 9-7",
	agenda: "M4 6h16v14H4zM4 10h16M8 3v4M16 3v4",
	speakers: "M8 8a4 4 0 1 0 8 0 4 4 0 1 0-8 0M4 21c0-9 16-9 16 0",
	pages: "M6 3h9l4 4v14H6zM9 11h7M9 15h7",
	menu: "M3 6h18M3 12h18M3 18h18",
};
const IN_BAR = ["orders", "checkIn", "messages", "agenda", "speakers", "pages"] as const satisfies Section[];

/** On narrow screens, at the bottom of the window. */
export function AdminBar({ text, sections, toDo }: Pick<AdminNavigationProps, "sections" | "toDo"> & { text: AdminTexts["sections"] }) {
	const shown = IN_BAR.filter((section) => sections.includes(section)).slice(0, MAX_IN_BAR);
	return (
		<nav aria-label={text.shortcuts} className="admin-bar no-print">
			{shown.map((section) => (
				<NavLink key={section} to={pathOf(section)} className={BAR_ITEM}>
					<Sign of={section} />
					<span className="max-3xs:sr-only">{text[section]}</span>
					{toDo.some((one) => one.section === section) && <span aria-hidden="true" className="absolute top-1.5 ml-7 size-2.5 rounded-full bg-action-ground" />}
				</NavLink>
			))}
			<button type="button" {...opens} className={BAR_ITEM}>
				<Sign of="menu" />
				<span className="max-3xs:sr-only">{text.menu}</span>
			</button>
		</nav>
	);
}

const BAR_ITEM =
	"relative flex min-w-0 flex-1 flex-col items-center justify-center text-[0.8125rem] leading-tight font-medium -outline-offset-3 aria-[current]:text-action";

function Sign({ of }: { of: keyof typeof SIGNS }) {
	return (
		<svg aria-hidden="true" viewBox="0 0 24 24" className="size-5.5">
			<path d={SIGNS[of]} fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round" />
		</svg>
	);
}

import { NavLink, useLocation } from "@remix-run/react";
import type { Texts } from "#app/i18n/texts.server.ts";
import { closeOnEscape } from "#app/ui/close-on-escape.ts";
import { DownArrow } from "#app/ui/down-arrow.tsx";
import { GROUPS, type Section, TABS } from "./sections.ts";

const LINK =
	"inline-flex min-h-12 items-center border-b-3 border-transparent px-3 font-medium hover:text-action aria-[current]:border-action aria-[current]:text-action max-md:min-h-10";

type AdminTexts = Pick<Texts["admin"], "groups"> & { sections: Record<Section | "label" | "dashboard" | "more", string> };

interface AdminNavigationProps {
	text: AdminTexts;
	sections: Section[];
	hasDashboard: boolean;
	toDo: SectionToDo[];
}
interface SectionToDo {
	section: Section;
	count: number;
	label: string;
}

const wordsIn = (section: Section, toDo: readonly SectionToDo[]) => toDo.flatMap((one) => (one.section === section ? one.label : [])).join(", ") || undefined;

export function AdminNavigation({ text: { sections: text, groups }, sections, hasDashboard, toDo }: AdminNavigationProps) {
	const { pathname } = useLocation();
	const isTab = (section: Section) => TABS.includes(section as (typeof TABS)[number]);
	const isOpen = (section: Section) => pathname === addressOf(section) || pathname.startsWith(`${addressOf(section)}/`);
	return (
		<nav aria-label={text.label} className="no-print relative border-b border-line bg-paper-2">
			<ul className="page flex flex-wrap gap-x-1">
				{hasDashboard && (
					<li>
						<NavLink to="/admin" end className={LINK}>
							{text.dashboard}
						</NavLink>
					</li>
				)}
				{sections
					.filter((section) => !hasDashboard || isTab(section) || isOpen(section))
					.map((section) => (
						<li key={section}>
							<NavLink to={addressOf(section)} className={`${LINK} gap-1.5`}>
								{text[section]}
								{!hasDashboard && <ToDoCount words={wordsIn(section, toDo)} />}
							</NavLink>
						</li>
					))}
				{hasDashboard && (
					<li>
						<MoreMenu key={pathname} sections={sections} text={text} groups={groups} toDo={toDo} />
					</li>
				)}
			</ul>
		</nav>
	);
}

interface MoreMenuProps {
	sections: Section[];
	text: AdminTexts["sections"];
	groups: AdminTexts["groups"];
	toDo: SectionToDo[];
}

function MoreMenu({ sections, text, groups, toDo }: MoreMenuProps) {
	const total = toDo.reduce((sum, { count }) => sum + count, 0);
	return (
		<details className="group" onKeyDown={closeOnEscape}>
			<summary className={`${LINK} gap-1.5`}>
				{text.more}
				{total > 0 && (
					<span className={COUNT}>
						<span aria-hidden="true">{total}</span>
						<span className="sr-only">({toDo.map(({ label }) => label).join(", ")})</span>
					</span>
				)}
				<DownArrow />
			</summary>
			<div className="absolute inset-x-0 top-full z-20 border-y border-line bg-paper-2">
				<div className="page flex flex-wrap gap-x-6 gap-y-3 py-3">
					{(Object.keys(GROUPS) as (keyof typeof GROUPS)[]).map((group) => (
						<div key={group}>
							<p id={`menu-${group}`} className="px-3 text-small font-semibold text-ink-2">
								{groups[group]}
							</p>
							<ul aria-labelledby={`menu-${group}`} className="flex flex-wrap gap-x-1">
								{sections
									.filter((section) => (GROUPS[group] as readonly Section[]).includes(section))
									.map((section) => (
										<li key={section}>
											<NavLink to={addressOf(section)} className={`${LINK} gap-1.5`}>
												{text[section]}
												<ToDoCount words={wordsIn(section, toDo)} />
											</NavLink>
										</li>
									))}
							</ul>
						</div>
					))}
				</div>
			</div>
		</details>
	);
}

const COUNT = "tabular rounded-full bg-action-ground px-2 text-small font-semibold text-white";

function ToDoCount({ words }: { words: string | undefined }) {
	return words ? <span className={COUNT}>{words}</span> : null;
}

const addressOf = (section: Section) => `/admin/${section}`;

import { NavLink, useLocation } from "@remix-run/react";
import type { Role } from "~/auth/user";
import type { Texts } from "~/i18n/texts.server";
import { ADMIN_ONLY, MORE_SECTIONS, type Section, TABS } from "./sections";

const LINK =
	"inline-flex min-h-12 items-center border-b-3 border-transparent px-3 font-medium hover:text-action aria-[current]:border-action aria-[current]:text-action";

/** The six tabs, and behind "More" what organisers need less often. */
export function AdminNavigation({ text, role }: { text: Texts["admin"]["sections"]; role: Role }) {
	const { pathname } = useLocation();
	const allowed = MORE_SECTIONS.filter((section) => role === "admin" || !ADMIN_ONLY.includes(section));
	const holdsCurrent = allowed.some((section) => pathname.startsWith(addressOf(section)));
	return (
		<nav aria-label={text.label} className="no-print border-b border-line bg-paper-2">
			<ul className="page flex flex-wrap gap-x-1">
				<li>
					<NavLink to="/admin" end className={LINK}>
						{text.dashboard}
					</NavLink>
				</li>
				{TABS.map((section) => (
					<li key={section}>
						<NavLink to={addressOf(section)} className={LINK}>
							{text[section]}
						</NavLink>
					</li>
				))}
				<li>
					<details key={pathname} open={holdsCurrent} className="group">
						<summary className={`${LINK} gap-1.5`}>
							{text.more}
							<svg aria-hidden="true" viewBox="0 0 12 12" className="size-3 group-open:rotate-180">
								<path d="M2 4l4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.75" />
							</svg>
						</summary>
						<ul className="absolute inset-x-0 z-10 flex flex-wrap gap-x-1 border-y border-line bg-paper-2 px-5 md:px-8">
							{allowed.map((section) => (
								<li key={section}>
									<NavLink to={addressOf(section)} className={LINK}>
										{text[section]}
									</NavLink>
								</li>
							))}
						</ul>
					</details>
				</li>
			</ul>
		</nav>
	);
}

const addressOf = (section: Section) => `/admin/${section}`;

import { NavLink, useLocation } from "@remix-run/react";
import type { Role } from "~/auth/user";
import type { Texts } from "~/i18n/texts.server";
import { ADMIN_ONLY, MORE_SECTIONS, type Section, TABS } from "./sections";

const LINK =
	"inline-flex min-h-12 items-center border-b-3 border-transparent px-3 font-medium hover:text-action aria-[current]:border-action aria-[current]:text-action max-md:min-h-10";

/** The six tabs, and behind "More" what organisers need less often; the part of it that is open stands among the tabs. */
export function AdminNavigation({ text, role }: { text: Texts["admin"]["sections"]; role: Role }) {
	const { pathname } = useLocation();
	const more = MORE_SECTIONS.filter((section) => role === "admin" || !ADMIN_ONLY.includes(section));
	const open = more.filter((section) => pathname === addressOf(section) || pathname.startsWith(`${addressOf(section)}/`));
	return (
		<nav aria-label={text.label} className="no-print relative border-b border-line bg-paper-2">
			<ul className="page flex flex-wrap gap-x-1">
				<li>
					<NavLink to="/admin" end className={LINK}>
						{text.dashboard}
					</NavLink>
				</li>
				{[...TABS, ...open].map((section) => (
					<li key={section}>
						<NavLink to={addressOf(section)} className={LINK}>
							{text[section]}
						</NavLink>
					</li>
				))}
				<li>
					<MoreMenu key={pathname} sections={more} text={text} />
				</li>
			</ul>
		</nav>
	);
}

function MoreMenu({ sections, text }: { sections: Section[]; text: Texts["admin"]["sections"] }) {
	return (
		<details
			className="group"
			onKeyDown={(event) => {
				if (event.key !== "Escape") return;
				event.currentTarget.open = false;
				event.currentTarget.querySelector("summary")?.focus();
			}}
		>
			<summary className={`${LINK} gap-1.5`}>
				{text.more}
				<svg aria-hidden="true" viewBox="0 0 12 12" className="size-3 group-open:rotate-180">
					<path d="M2 4l4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.75" />
				</svg>
			</summary>
			<div className="absolute inset-x-0 top-full z-20 border-y border-line bg-paper-2">
				<ul className="page flex flex-wrap gap-x-1">
					{sections.map((section) => (
						<li key={section}>
							<NavLink to={addressOf(section)} className={LINK}>
								{text[section]}
							</NavLink>
						</li>
					))}
				</ul>
			</div>
		</details>
	);
}

const addressOf = (section: Section) => `/admin/${section}`;

import { type RefObject, useEffect, useRef } from "react";
import logo from "/images/logo.svg";
import { closeOnEscape } from "./close-on-escape.ts";
import { DownArrow } from "./down-arrow.tsx";
import { LanguageLinks } from "./language-links.tsx";
import { Link } from "./link.tsx";
import { MenuDrawer } from "./menu-drawer.tsx";
import { currentOf, isMenu, navigation } from "./navigation.ts";
import { SearchField } from "./search-field.tsx";
import { searchSign } from "./search-sign.tsx";
import { useSite } from "./site.ts";
import { useDismissal } from "./use-dismissal.ts";
import { withoutYear } from "./without-year.ts";

export function Header() {
	const { text, event, isSelling, path, pathname } = useSite();
	const isHome = pathname === path("/");
	return (
		<header className={`no-print top-0 z-40 text-snow [--focus-ring:var(--color-ice)] ${isHome ? "header-over-hero" : "sticky bg-night"}`}>
			<div className="page flex min-h-16 items-center justify-between gap-1 xs:gap-2 lg:gap-6">
				<Link to={path("/")} className="brand min-h-11" aria-label={`${event.name}, ${text.header.home}`}>
					<img src={logo} alt="" width={36} height={28} />
					<span className="site-name">{withoutYear(event.name)}</span>
				</Link>
				{/* New on each page: a browser closes a submenu that is added while another of its name is open. */}
				<nav key={pathname} aria-label={text.header.main} className="hidden items-center gap-1 lg:flex">
					{navigation(text.header).map((entry) => (isMenu(entry) ? <Submenu key={entry.label} {...entry} /> : <TopLink key={entry.to} {...entry} />))}
					{isSelling && (
						<Link to={path("/tickets")} className="header-buy ml-3">
							{text.header.tickets}
						</Link>
					)}
					<SearchMenu />
					<LanguageLinks className="ml-4" />
				</nav>
				<div className="-mr-2 flex min-w-0 items-center xs:gap-1 lg:hidden">
					{isSelling && (
						<Link to={path("/tickets")} className="header-buy text-small">
							{text.header.tickets}
						</Link>
					)}
					<SearchMenu />
					<MenuDrawer />
				</div>
			</div>
		</header>
	);
}

function SearchMenu() {
	const { text, pathname, search } = useSite();
	const menu = useRef<HTMLDetailsElement>(null);
	useDismissal(menu);
	return (
		<details
			ref={menu}
			key={pathname + search}
			name="nav"
			className="max-xs:hidden"
			onKeyDown={closeOnEscape}
			onToggle={({ currentTarget }) => currentTarget.querySelector("input")?.focus()}
		>
			<summary aria-label={text.header.search} className="icon-button">
				{searchSign}
			</summary>
			<div className="search-panel">
				<div className="page flex justify-end py-3">
					<SearchField className="w-full max-w-xl" />
				</div>
			</div>
		</details>
	);
}

function TopLink({ label, to }: { label: string; to: string }) {
	const { path, pathname } = useSite();
	return (
		<Link to={path(to)} aria-current={currentOf(to, pathname)} className="nav-link">
			{label}
		</Link>
	);
}

function Submenu({ label, links }: { label: string; links: { label: string; to: string }[] }) {
	const { pathname } = useSite();
	const holdsCurrent = links.some(({ to }) => currentOf(to, pathname));
	const menu = useRef<HTMLDetailsElement>(null);
	useDismissal(menu, !holdsCurrent);
	useClosingByScroll(menu, holdsCurrent);
	return (
		<details ref={menu} name="nav" open={holdsCurrent} className="group" onKeyDown={closeOnEscape}>
			<summary className="nav-link">
				{label}
				<DownArrow />
			</summary>
			<ul className="submenu">
				{links.map((link) => (
					<li key={link.to}>
						<TopLink {...link} />
					</li>
				))}
			</ul>
		</details>
	);
}

/** A submenu that opened by itself does not stay above what is read. */
function useClosingByScroll(menu: RefObject<HTMLDetailsElement>, isOpen: boolean): void {
	useEffect(() => {
		if (!isOpen) return;
		const close = () => {
			if (scrollY <= 50 || !menu.current) return;
			menu.current.open = false;
			removeEventListener("scroll", close);
		};
		addEventListener("scroll", close, { passive: true });
		return () => removeEventListener("scroll", close);
	}, [menu, isOpen]);
}

import { Link, useLocation } from "@remix-run/react";
import { type MouseEvent, useEffect, useRef } from "react";
import { BuyLink } from "./buy-link.tsx";
import { LanguageLinks } from "./language-links.tsx";
import { currentOf, furtherLinks, isMenu, navigation } from "./navigation.ts";
import { SearchField } from "./search-field.tsx";
import { useSite } from "./site.ts";
import { ThemeChoice } from "./theme-choice.tsx";

const DRAWER = "menu";
/** React 18 has no types for these. A browser without `command` treats the dialog as a popover. */
const opens = { commandfor: DRAWER, command: "show-modal", popovertarget: DRAWER };
const closes = { commandfor: DRAWER, command: "close", popovertarget: DRAWER, popovertargetaction: "hide" };
const drawer = { popover: "auto", closedby: "any" } as const;

export function MenuDrawer() {
	const { text, hasOrders } = useSite();
	const dialog = useRef<HTMLDialogElement>(null);
	const { key } = useLocation();
	const shownAt = useRef(key);
	// Closes on navigation, but not on hydration.
	useEffect(() => {
		if (shownAt.current !== key) close(dialog.current);
		shownAt.current = key;
	}, [key]);

	return (
		<>
			<button type="button" {...opens} className="icon-button" aria-label={text.header.openMenu} onClick={(event) => openWithScript(event, dialog.current)}>
				<svg aria-hidden="true" viewBox="0 0 24 24" className="size-6">
					<path d="M3 6h18M3 12h18M3 18h18" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
				</svg>
			</button>
			{/* biome-ignore lint/a11y/useKeyWithClickEvents: the Escape key closes a dialog by itself */}
			<dialog ref={dialog} id={DRAWER} aria-label={text.header.menu} className="drawer on-night" {...drawer} onClick={closeFromBeside}>
				<div className="flex justify-end">
					<button type="button" {...closes} className="icon-button" aria-label={text.header.closeMenu} onClick={() => close(dialog.current)}>
						<svg aria-hidden="true" viewBox="0 0 24 24" className="size-6">
							<path d="M5 5l14 14M19 5L5 19" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
						</svg>
					</button>
				</div>
				<SearchField className="my-3" />
				<nav aria-label={text.header.main}>
					<ul className="border-t border-night-line">
						{navigation(text.header).map((entry) => (
							<li key={entry.label} className="border-b border-night-line py-2">
								{isMenu(entry) ? (
									<>
										<p className="pt-2 text-small font-semibold text-aurora">{entry.label}</p>
										<ul>
											{entry.links.map((link) => (
												<li key={link.to}>
													<DrawerLink {...link} />
												</li>
											))}
										</ul>
									</>
								) : (
									<DrawerLink {...entry} />
								)}
							</li>
						))}
						<li className="py-2">
							<ul>
								{furtherLinks(text, hasOrders).map((link) => (
									<li key={link.to}>
										<DrawerLink {...link} look="py-1.5 text-snow-2" />
									</li>
								))}
							</ul>
						</li>
					</ul>
				</nav>
				<BuyLink className="mt-6 w-full">{text.header.tickets}</BuyLink>
				<LanguageLinks long className="mt-6 -ml-2" />
				<ThemeChoice className="mt-4 -ml-2.5" />
			</dialog>
		</>
	);
}

function DrawerLink({ label, to, look = "subheading py-2.5" }: { label: string; to: string; look?: string }) {
	const { path, pathname } = useSite();
	return (
		<Link discover="none" to={path(to)} aria-current={currentOf(to, pathname)} className={`block aria-[current]:text-aurora ${look}`}>
			{label}
		</Link>
	);
}

function openWithScript(event: MouseEvent, dialog: HTMLDialogElement | null): void {
	if (!dialog || "commandForElement" in HTMLButtonElement.prototype) return;
	event.preventDefault();
	if (!dialog.open) dialog.showModal();
}

/** For browsers without `closedby`: a click beside the drawer has the dialog as its target. */
function closeFromBeside({ target, currentTarget, clientX }: MouseEvent<HTMLDialogElement>): void {
	if (target === currentTarget && clientX < currentTarget.getBoundingClientRect().left) close(currentTarget);
}

function close(dialog: HTMLDialogElement | null): void {
	dialog?.close();
	if (dialog && "popover" in dialog) dialog.hidePopover();
}

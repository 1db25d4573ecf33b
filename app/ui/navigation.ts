import { splitPath } from "#app/i18n/config.ts";
import type { Texts } from "#app/i18n/texts.server.ts";

interface NavigationLink {
	label: string;
	to: string;
}
interface NavigationMenu {
	label: string;
	links: NavigationLink[];
}

export function isMenu(entry: NavigationLink | NavigationMenu): entry is NavigationMenu {
	return "links" in entry;
}

export function navigation(text: Texts["common"]["header"]): (NavigationLink | NavigationMenu)[] {
	return [
		{ label: text.news, to: "/news" },
		{
			label: text.about,
			links: [
				{ label: text.aboutSummit, to: "/about" },
				{ label: text.regions, to: "/regions" },
			],
		},
		{
			label: text.agenda,
			links: [
				{ label: text.schedule, to: "/agenda" },
				{ label: text.speakers, to: "/speakers" },
				{ label: text.workshops, to: "/workshops" },
			],
		},
	];
}

/** The links below the main ones in the drawer; the footer has them too. */
export function furtherLinks({ footer }: Texts["common"], hasOrders: boolean): NavigationLink[] {
	return [
		{ label: footer.venue, to: "/venue" },
		{ label: footer.practical, to: "/practical" },
		{ label: footer.partners, to: "/partners" },
		{ label: footer.contactUs, to: "/contact" },
		{ label: footer.myAgenda, to: "/my-agenda" },
		...(hasOrders ? [{ label: footer.findOrder, to: "/orders" }] : []),
	];
}

export function currentOf(to: string, pathname: string): "page" | "true" | undefined {
	const { path } = splitPath(pathname);
	if (path === to) return "page";
	return path.startsWith(`${to}/`) ? "true" : undefined;
}

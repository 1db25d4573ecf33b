import { index, layout, type RouteConfig, route } from "@remix-run/route-config";
import { FEEDS } from "./http/feeds";

/** The list of what a section holds. */
const listed = (section: string) => route(section, "routes/admin/list.tsx", { id: `${section} list` });

/** The same, or a list of the section's own, what changes many of it, and the editor of a new entry and of one that is there. */
function editable(section: string, list = listed(section)) {
	return [
		list,
		route(`${section}/changes`, "routes/admin/changes.tsx", { id: `${section} changes` }),
		route(`${section}/new`, `routes/admin/${section}/editor.tsx`, { id: `new ${section}` }),
		route(`${section}/:id`, `routes/admin/${section}/editor.tsx`),
	];
}

/** Saving a section as a file, and importing one. Spelt out: beside `:id`, a browser could take `:section/import` for an entry. */
function importable(section: string) {
	return [
		route(`${section}.csv`, "routes/admin/export.ts", { id: `${section}.csv` }),
		route(`${section}/import`, "routes/admin/import.tsx", { id: `${section} import` }),
	];
}

/** Every address of the site. `/es/…` and `/sv/…` are the public pages again, in Spanish and Swedish. */
export default [
	// Before the public pages: `/admin/news` also reads as the news in a language called admin, and the first one wins.
	route("api/auth/login", "routes/api/auth/login.ts"),
	route("api/auth/logout", "routes/api/auth/logout.ts"),
	route("api/auth/status", "routes/api/auth/status.ts"),
	route("api/:call", "routes/api/content.ts"),
	route("api/*", "routes/api/not-found.ts"),
	route("admin/login", "routes/admin/login.tsx"),
	route("admin/logout", "routes/admin/logout.ts"),
	route("admin/invitation", "routes/admin/invitation.tsx"),
	route("admin", "routes/admin/layout.tsx", [
		layout("routes/admin/boundary.tsx", [
			index("routes/admin/dashboard.tsx"),
			route("dashboard", "routes/admin/dashboard-address.ts"),
			route("first-steps", "routes/admin/first-steps.ts"),
			route("account", "routes/admin/account/account.tsx"),
			route("account/sessions", "routes/admin/account/sessions.tsx"),
			route("account/second-factor", "routes/admin/account/second-factor.tsx"),
			route("account/recovery-codes", "routes/admin/account/recovery-codes.tsx"),
			route("users", "routes/admin/users/list.tsx"),
			route("users/new", "routes/admin/users/new.tsx"),
			route("users/second-factor", "routes/admin/users/second-factor.tsx"),
			route("users/:id", "routes/admin/users/user.tsx"),
			route("users/:id/password", "routes/admin/users/password.tsx"),
			route("users/:id/invitation", "routes/admin/users/invitation.tsx"),
			route("users/:id/:userAction", "routes/admin/users/user-action.tsx"),
			route("speakers/order", "routes/admin/speakers/positions.tsx"),
			...["tickets", "partners", "faq", "rooms"].map((section) => route(`${section}/order`, "routes/admin/position.tsx", { id: `${section} order` })),
			...["speakers", "agenda", "workshops", "rooms"].flatMap(importable),
			...editable("speakers", route("speakers", "routes/admin/speakers/list.tsx")),
			...editable("agenda", route("agenda", "routes/admin/agenda/list.tsx")),
			route("agenda/:id/time", "routes/admin/agenda/time.ts"),
			...editable("workshops"),
			...editable("tickets"),
			...editable("partners"),
			listed("regions"),
			route("regions/:id", "routes/admin/regions/editor.tsx"),
			...editable("news", route("news", "routes/admin/news/list.tsx")),
			route("workshops/:id/former", "routes/admin/workshops/former.ts"),
			route("news/:id/publication", "routes/admin/news/publication.ts"),
			route("news/:id/withdrawal", "routes/admin/news/withdrawal.ts"),
			route("news/:id/preview-address", "routes/admin/news/preview-address.ts"),
			route("event", "routes/admin/event/only.ts"),
			route("event/:id", "routes/admin/event/editor.tsx"),
			...editable("rooms"),
			...editable("faq"),
			route("pages", "routes/admin/pages/list.tsx"),
			route("pages/:id", "routes/admin/pages/editor.tsx"),
			route("pages/:id/originals", "routes/admin/pages/originals.tsx"),
			listed("legal"),
			route("legal/:id", "routes/admin/legal/editor.tsx"),
			route("pictures", "routes/admin/pictures/library.tsx"),
			route("pictures/new", "routes/admin/pictures/upload.tsx"),
			route("pictures/:id", "routes/admin/pictures/picture.tsx"),
			route("pictures/:id/focus", "routes/admin/pictures/focus.ts"),
			route("pictures/:id/delete", "routes/admin/pictures/delete.tsx"),
			route("text-preview", "routes/admin/text-preview.ts"),
			route("privacy", "routes/admin/privacy.tsx", { id: "admin privacy" }),
			route("activity", "routes/admin/activity/list.tsx"),
			route("activity/:batch/undo", "routes/admin/activity/undo.ts"),
			route(":section/:id/delete", "routes/admin/delete.tsx"),
			route("messages", "routes/admin/messages/list.tsx"),
			route("messages/:id", "routes/admin/messages/message.tsx"),
			route("messages/:id/delete", "routes/admin/messages/delete.tsx"),
			route("messages.csv", "routes/admin/messages/export.ts"),
			route("subscribers", "routes/admin/subscribers/list.tsx"),
			route("subscribers/:id/delete", "routes/admin/subscribers/delete.tsx"),
			route("subscribers.csv", "routes/admin/subscribers/export.ts"),
			route("mail", "routes/admin/mail/list.tsx"),
			route("mail/:id", "routes/admin/mail/mail.tsx"),
			route("mail/:id/delete", "routes/admin/mail/delete.tsx"),
			...[":section", ":section/:entry", "*"].map((path) => route(path, "routes/admin/not-found.tsx", { id: `admin ${path}` })),
		]),
	]),
	route(":lang?", "routes/site/layout.tsx", [
		layout("routes/site/boundary.tsx", [
			index("routes/site/home/page.tsx"),
			route("about", "routes/site/about.tsx"),
			route("regions", "routes/site/regions.tsx"),
			route("venue", "routes/site/venue.tsx"),
			route("partners", "routes/site/partners.tsx"),
			route("partners/prospectus", "routes/site/prospectus.tsx"),
			route("agenda", "routes/site/agenda.tsx"),
			route("agenda/:id", "routes/site/session.tsx"),
			route("speakers", "routes/site/speakers.tsx"),
			route("speakers/:id", "routes/site/speaker.tsx"),
			route("workshops", "routes/site/workshops.tsx"),
			route("workshops/:id", "routes/site/workshop.tsx"),
			route("tickets", "routes/site/tickets.tsx"),
			route("news", "routes/site/news.tsx"),
			route("news/:slug", "routes/site/news-article.tsx"),
			route("news/preview/:key", "routes/site/news-preview.tsx"),
			route("search", "routes/site/search.tsx"),
			route("contact", "routes/site/contact.tsx"),
			route("newsletter", "routes/site/newsletter.tsx"),
			route("newsletter/confirm", "routes/site/newsletter-confirm.tsx"),
			route("newsletter/unsubscribe", "routes/site/newsletter-unsubscribe.tsx"),
			...["terms", "privacy", "cookies"].map((page) => route(page, "routes/site/legal.tsx", { id: page })),
			route("*", "routes/site/not-found.tsx"),
		]),
	]),
	route("pictures/:file", "routes/picture-file.ts"),
	route("sitemap.xml", "routes/sitemap.ts"),
	route("robots.txt", "routes/robots.ts"),
	route(".well-known/security.txt", "routes/security-txt.ts"),
	route(":lang?/agenda.ics", "routes/site/agenda-calendar.ts"),
	...FEEDS.map(([format]) => route(`:lang?/news.${format}`, "routes/site/news-feed.ts", { id: `news.${format}` })),
	route("theme", "routes/theme.ts"),
] satisfies RouteConfig;

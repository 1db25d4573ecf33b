import { index, layout, type RouteConfig, route } from "@remix-run/route-config";

/** The list of what a section holds, the editor of a new entry and of one that is there, and the question before deleting it. */
function editable(section: string) {
	return [
		route(section, `routes/admin/${section}/list.tsx`),
		route(`${section}/new`, `routes/admin/${section}/editor.tsx`, { id: `new ${section}` }),
		route(`${section}/:id`, `routes/admin/${section}/editor.tsx`),
	];
}

/** Every address of the site. `/es/…` and `/sv/…` are the public pages again, in Spanish and Swedish. */
export default [
	// Before the public pages: `/admin/news` also reads as the news in a language called admin, and the first one wins.
	route("admin/login", "routes/admin/login.tsx"),
	route("admin/logout", "routes/admin/logout.ts"),
	route("admin", "routes/admin/layout.tsx", [
		layout("routes/admin/boundary.tsx", [
			index("routes/admin/dashboard.tsx"),
			route("account", "routes/admin/account/account.tsx"),
			route("account/sessions", "routes/admin/account/sessions.tsx"),
			route("account/second-factor", "routes/admin/account/second-factor.tsx"),
			route("users", "routes/admin/users/list.tsx"),
			route("users/new", "routes/admin/users/new.tsx"),
			route("users/:id", "routes/admin/users/user.tsx"),
			route("users/:id/password", "routes/admin/users/password.tsx"),
			route("users/:id/:measure", "routes/admin/users/measure.tsx"),
			...editable("speakers"),
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
			route("speakers", "routes/site/speakers.tsx"),
			route("workshops", "routes/site/workshops.tsx"),
			route("workshops/:id", "routes/site/workshop.tsx"),
			route("tickets", "routes/site/tickets.tsx"),
			route("news", "routes/site/news.tsx"),
			route("news/:slug", "routes/site/news-article.tsx"),
			route("contact", "routes/site/contact.tsx"),
			route("newsletter", "routes/site/newsletter.tsx"),
			route("newsletter/confirm", "routes/site/newsletter-confirm.tsx"),
			route("newsletter/unsubscribe", "routes/site/newsletter-unsubscribe.tsx"),
			...["terms", "privacy", "cookies"].map((page) => route(page, "routes/site/legal.tsx", { id: page })),
			route("*", "routes/site/not-found.tsx"),
		]),
	]),
	route("sitemap.xml", "routes/sitemap.ts"),
	route("robots.txt", "routes/robots.ts"),
	route(":lang?/agenda.ics", "routes/site/agenda-calendar.ts"),
	route("theme", "routes/theme.ts"),
	route("api/auth/login", "routes/api/auth/login.ts"),
	route("api/auth/logout", "routes/api/auth/logout.ts"),
	route("api/auth/status", "routes/api/auth/status.ts"),
	route("api/agenda", "routes/api/agenda.ts"),
	route("api/events", "routes/api/events.ts"),
	route("api/partners", "routes/api/partners.ts"),
	route("api/speakers", "routes/api/speakers.ts"),
	route("api/*", "routes/api/not-found.ts"),
	route("api/workshops", "routes/api/workshops.ts"),
	route("api/tickets", "routes/api/tickets.ts"),
	route("api/news", "routes/api/news.ts"),
] satisfies RouteConfig;

import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Link, type ShouldRevalidateFunctionArgs, useLoaderData, useNavigate } from "@remix-run/react";
import { type FormEvent, useEffect, useState } from "react";
import { AdminFooter } from "#app/admin/footer.tsx";
import { adminMeta } from "#app/admin/meta.ts";
import { AdminBar, AdminNavigation } from "#app/admin/navigation.tsx";
import { openTo, SECTIONS } from "#app/admin/sections.ts";
import { Toast } from "#app/admin/toast.tsx";
import { currentUser } from "#app/auth/guard.server.ts";
import { noticesOf } from "#app/domain/content/event/notices.server.ts";
import { listToDo } from "#app/domain/operations/dashboard/to-do.server.ts";
import { contentSections } from "#app/domain/operations/registry/resources.server.ts";
import { testModeWords } from "#app/domain/sales/payment/card/settings-view.server.ts";
import { takeToast } from "#app/http/toast.server.ts";
import { localePath } from "#app/i18n/config.ts";
import type { LayoutFacts } from "#app/routes/route-facts.ts";
import { Banner } from "#app/ui/banner.tsx";
import { setLastFrame } from "#app/ui/last-frame.ts";
import { LastLoadedPage } from "#app/ui/last-loaded-page.tsx";
import { MoveFocus } from "#app/ui/move-focus.tsx";
import { Pending } from "#app/ui/pending.tsx";
import { Unsent } from "#app/ui/unsent.tsx";
import logo from "/images/logo.svg";
import { openAdminPage } from "./page.server.ts";

export const facts = { body: "editor" } satisfies LayoutFacts;

export const meta: MetaFunction<typeof loader> = (args) => adminMeta(args);

/** Public: every page guards itself, and a page that refuses a form after the login session ended needs a frame. */
export async function loader({ request }: LoaderFunctionArgs) {
	const user = await currentUser(request);
	const role = user?.roles[0];
	const sections = user && !user.due ? openTo(user, SECTIONS) : undefined;
	const { locale, facts, texts } = await openAdminPage(request);
	const { role: roles } = texts("admin");
	const { login: _, toast: toasts, ...admin } = texts("admin", { role: role ? roles[role] : "" });
	const sectionNames = { ...contentSections(locale), ...admin.sections };
	const { toast, headers } = takeToast(request, locale);
	const toDo = user && !user.due ? await listToDo(user, locale) : [];
	return data(
		{
			locale,
			text: texts("common"),
			failures: texts("failures", { day: "{{day}}" }),
			admin: { ...admin, sections: sectionNames },
			notices: noticesOf([testModeWords(locale)], locale),
			role,
			username: user?.username,
			sections,
			hasDashboard: user?.rights.includes("editContent") ?? false,
			toDo,
			title: admin.meta.title,
			eventName: facts.eventName,
			toast,
			signOutFailed: { ...toasts.signOutFailed, failed: true },
		},
		{ headers },
	);
}

/** The frame is not reloaded with a list: that could fail, and does after a refused form. */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod = "GET", actionStatus = 200 }: ShouldRevalidateFunctionArgs) {
	const isOfList = formMethod === "GET" && currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
	return actionStatus < 400 && !isOfList;
}

/** After a refused form, Remix keeps the frame even if the login session has ended: hides parts that need one. */
const WITH_SESSION = "group-has-data-signed-out:hidden";

export default function AdminLayout() {
	const frame = useLoaderData<typeof loader>();
	const { text, admin, notices, role, username, sections, hasDashboard, toDo, toast, signOutFailed } = frame;
	useEffect(() => setLastFrame(frame), [frame]);
	const [isSignOutLost, setSignOutLost] = useState(false);
	return (
		<div className="group flex min-h-dvh flex-col">
			<a href="#content" className="sr-only z-50 rounded-lg bg-paper p-3 font-semibold text-ink focus:not-sr-only focus:fixed focus:top-3 focus:left-3">
				{text.skipLink}
			</a>
			<Pending words={admin.verifying} />
			<Banner notices={notices} />
			<TopBar onSignOut={setSignOutLost} />
			<div className={`grow pb-(--bar) ${sections ? "lg:grid lg:grid-cols-[14.5rem_minmax(0,1fr)] lg:group-has-data-signed-out:block" : ""}`}>
				{sections && (
					<div className={`bg-paper-2 lg:border-r lg:border-line ${WITH_SESSION}`}>
						<AdminNavigation text={admin} sections={sections} hasDashboard={hasDashboard} username={username} toDo={toDo} />
						<AdminBar text={admin.sections} sections={sections} toDo={toDo} />
					</div>
				)}
				<div className="flex min-w-0 flex-col">
					<main id="content" tabIndex={-1} className="grow outline-none">
						<Unsent />
						<LastLoadedPage />
					</main>
					{role && (
						<div className={WITH_SESSION}>
							<AdminFooter />
						</div>
					)}
				</div>
			</div>
			<Toast message={isSignOutLost ? signOutFailed : toast} />
			<MoveFocus />
		</div>
	);
}

const BAR_LINK = "inline-flex min-h-6 items-center lg:min-h-11";

/** @param onSignOut called with false when signing out starts, with true if the site cannot be reached */
function TopBar({ onSignOut }: { onSignOut: (isLost: boolean) => void }) {
	const { admin, locale, role } = useLoaderData<typeof loader>();
	const [busy, setBusy] = useState(false);
	const navigate = useNavigate();
	const signOut = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		onSignOut(false);
		setBusy(true);
		// The answer is another page: the login page, which leads back if the login session has not ended.
		const answer = await fetch("/admin/logout", { method: "POST", body: new URLSearchParams(), redirect: "manual" }).catch(() => undefined);
		setBusy(false);
		if (answer?.type === "opaqueredirect") navigate("/admin/login");
		else onSignOut(true);
	};
	return (
		<header className="on-night no-print">
			<div className="page flex min-h-14 items-center justify-between gap-x-6 text-small max-lg:leading-snug">
				<div className="flex gap-x-6 max-lg:flex-col lg:items-center">
					<Link to="/admin" className={`${BAR_LINK} gap-2.5 font-display text-body font-bold tracking-[-0.02em]`}>
						<img src={logo} alt="" width={36} height={28} className="max-lg:hidden" />
						{admin.label}
					</Link>
					<a href={localePath(locale, "/")} className={`${BAR_LINK} text-snow-2 underline underline-offset-4 hover:text-snow`}>
						{admin.viewWebsite}
					</a>
				</div>
				{role && (
					<div className={`flex gap-x-5 max-lg:flex-col max-lg:items-end lg:items-center ${WITH_SESSION}`}>
						<p className={`${BAR_LINK} text-right text-snow-2`}>{admin.loggedInAs}</p>
						<form method="post" action="/admin/logout" onSubmit={signOut}>
							<button type="submit" disabled={busy} className={`${BAR_LINK} font-semibold underline underline-offset-4`}>
								{busy ? admin.loggingOut : admin.logout}
							</button>
						</form>
					</div>
				)}
			</div>
		</header>
	);
}

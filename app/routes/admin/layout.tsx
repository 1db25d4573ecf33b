import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Form, Link, Outlet, useLoaderData, useNavigation } from "@remix-run/react";
import { AdminFooter } from "~/admin/footer";
import { adminMeta } from "~/admin/meta";
import { AdminNavigation } from "~/admin/navigation";
import { Toast } from "~/admin/toast";
import { currentUser } from "~/auth/guard.server";
import { takeToast } from "~/http/toast.server";
import { localePath } from "~/i18n/config";
import { Button } from "~/ui/button";
import { MoveFocus } from "~/ui/move-focus";
import { openAdminPage } from "./page.server";

export const meta: MetaFunction<typeof loader> = (args) => adminMeta(args);

/** The frame alone, which is no secret: every page guards itself, and one that refuses a form because the session is dead needs a frame. */
export async function loader({ request }: LoaderFunctionArgs) {
	const role = (await currentUser(request))?.role;
	const { locale, facts, texts } = await openAdminPage(request);
	const { role: roles } = texts("admin");
	const { login: _, toast: __, ...admin } = texts("admin", { role: role ? roles[role] : "" });
	const { toast, headers } = takeToast(request, locale);
	return data({ locale, text: texts("common"), admin, role, title: admin.meta.title, eventName: facts.eventName, toast }, { headers });
}

/** After a refused form Remix keeps the frame as it was, even where the session has died: what takes one goes out of sight. */
const WITH_SESSION = "group-has-data-signed-out:hidden";

export default function AdminLayout() {
	const { text, admin, role, toast } = useLoaderData<typeof loader>();
	return (
		<div className="group flex min-h-dvh flex-col">
			<a href="#content" className="sr-only z-50 rounded-lg bg-paper p-3 font-semibold text-ink focus:not-sr-only focus:fixed focus:top-3 focus:left-3">
				{text.skipLink}
			</a>
			<TopBar />
			{role && (
				<div className={WITH_SESSION}>
					<AdminNavigation text={admin.sections} role={role} />
				</div>
			)}
			<main id="content" tabIndex={-1} className="grow outline-none">
				<Outlet />
			</main>
			{role && (
				<div className={WITH_SESSION}>
					<AdminFooter />
				</div>
			)}
			<Toast message={toast} />
			<MoveFocus />
		</div>
	);
}

function TopBar() {
	const { admin, locale, role } = useLoaderData<typeof loader>();
	const busy = useNavigation().formAction === "/admin/logout";
	return (
		<header className="on-night no-print">
			<div className="page flex min-h-16 flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2">
				<div className="flex flex-wrap items-center gap-x-6">
					<Link to="/admin" className="flex min-h-11 items-center gap-2.5 font-display text-[1.0625rem] font-bold tracking-[-0.02em]">
						<img src="/images/logo.svg" alt="" width={36} height={28} />
						{admin.label}
					</Link>
					<a href={localePath(locale, "/")} className="inline-flex min-h-11 items-center text-snow-2 underline underline-offset-4 hover:text-snow">
						{admin.viewWebsite}
					</a>
				</div>
				{role && (
					<div className={`flex flex-wrap items-center gap-x-5 ${WITH_SESSION}`}>
						<p className="text-small">
							<Link to="/admin/account" className="inline-flex min-h-11 items-center text-snow-2 underline underline-offset-4 hover:text-snow">
								{admin.loggedInAs}
							</Link>
						</p>
						<Form method="post" action="/admin/logout">
							<Button look="outlineOnNight" disabled={busy}>
								{busy ? admin.loggingOut : admin.logout}
							</Button>
						</Form>
					</div>
				)}
			</div>
		</header>
	);
}

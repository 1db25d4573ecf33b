import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { readForm } from "~/http/form.server";
import { safePath } from "~/http/redirect.server";
import { requireSameOrigin } from "~/http/same-origin.server";
import { isTheme } from "~/ui/theme";
import { themeCookie } from "~/ui/theme.server";
import type { RouteHandle } from "./route-handle";

export const handle: RouteHandle = { access: "public" };

/** POST: remembers a theme for a visitor without JavaScript. */
export async function action({ request }: ActionFunctionArgs) {
	requireSameOrigin(request);
	const form = await readForm(request);
	const theme = form.get("theme");
	const back = redirect(safePath(form.get("redirectTo")), 303);
	if (isTheme(theme)) back.headers.set("Set-Cookie", themeCookie(theme));
	return back;
}

export function loader() {
	return redirect("/");
}

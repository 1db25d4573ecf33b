import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { safePath } from "~/http/redirect.server";
import { isTheme } from "~/ui/theme";
import { themeCookie } from "~/ui/theme.server";

/** POST: remembers a theme for a visitor without JavaScript. */
export async function action({ request }: ActionFunctionArgs) {
	const form = await request.formData();
	const theme = form.get("theme");
	const back = redirect(safePath(form.get("redirectTo")), 303);
	if (isTheme(theme)) back.headers.set("Set-Cookie", themeCookie(theme));
	return back;
}

export function loader() {
	return redirect("/");
}

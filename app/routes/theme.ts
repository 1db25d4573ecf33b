import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { readForm } from "#app/http/form.server.ts";
import { safePath } from "#app/http/redirect.server.ts";
import { requireSameOrigin } from "#app/http/same-origin.server.ts";
import { themeCookie } from "#app/ui/theme.server.ts";
import { isTheme } from "#app/ui/theme.ts";
import type { RouteFacts } from "./route-facts.ts";

export const facts = { access: "public" } satisfies RouteFacts;

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

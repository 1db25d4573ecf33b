import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireUser } from "~/auth/guard.server";

/** Every section that the admin area does not have. */
export async function loader({ request }: LoaderFunctionArgs) {
	await requireUser(request);
	throw new Response(null, { status: 404 });
}

export const action = loader;

export default function NotFoundPage() {
	return null;
}

import type { LoaderFunctionArgs } from "@remix-run/node";
import { currentUser } from "~/auth/guard.server";
import { authStatus } from "./status.server";

export async function loader({ request }: LoaderFunctionArgs) {
	return authStatus(await currentUser(request));
}

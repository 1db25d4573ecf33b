import { pageMeta } from "~/http/page-meta";

export const meta = (args: Parameters<typeof pageMeta>[0]) => pageMeta(args, undefined);

/** Every address that no other route knows. */
export function loader() {
	throw new Response(null, { status: 404 });
}

export default function NotFoundPage() {
	return null;
}

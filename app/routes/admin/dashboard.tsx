import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { adminMeta } from "~/admin/meta";
import { requireUser } from "~/auth/guard.server";
import { openAdminPage } from "./page.server";

export const meta: MetaFunction<typeof loader> = (args) => adminMeta(args, args.data?.meta.title);

export async function loader({ request }: LoaderFunctionArgs) {
	await requireUser(request);
	const { texts } = await openAdminPage(request);
	const { meta, title, welcome } = texts("dashboard");
	return { meta, title, welcome };
}

export default function DashboardPage() {
	const { title, welcome } = useLoaderData<typeof loader>();
	return (
		<div className="page py-10 md:py-14">
			<h1 tabIndex={-1} className="title outline-none">
				{title}
			</h1>
			<p className="mt-6 max-w-measure border-l-4 border-success bg-green-ground px-5 py-4 text-green">{welcome}</p>
		</div>
	);
}

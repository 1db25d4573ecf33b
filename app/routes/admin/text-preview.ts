import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { requireRight } from "~/auth/guard.server";
import { fileAddress, pictureAddress } from "~/domain/picture/address";
import { listPictures } from "~/domain/picture/queries.server";
import { parseMarkdown } from "~/domain/rich-text/markdown.server";
import { readForm } from "~/http/form.server";
import { requireSameOrigin } from "~/http/same-origin.server";
import type { RouteHandle } from "~/routes/route-handle";

export const handle: RouteHandle = { access: "editContent" };

/** GET: the pictures that a text can show. */
export async function loader({ request }: LoaderFunctionArgs) {
	await requireRight(request, "editContent");
	const pictures = await listPictures();
	return Response.json(pictures.map(({ id, name, alt }) => ({ address: pictureAddress(id), name, alt, thumbnail: fileAddress(id, "whole.webp") })));
}

/** POST `text`: its parts, and the first thing that is wrong with it. */
export async function action({ request }: ActionFunctionArgs) {
	requireSameOrigin(request);
	await requireRight(request, "editContent");
	const { blocks, problems } = parseMarkdown(String((await readForm(request)).get("text") ?? ""));
	const [problem] = problems;
	return Response.json({ blocks, error: problem && `${problem.error}: ${problem.at}` });
}

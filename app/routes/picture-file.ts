import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { fileAddress, parseFileAddress } from "#app/domain/content/picture/address.ts";
import { readFile } from "#app/domain/content/picture/queries.server.ts";
import type { RouteFacts } from "./route-facts.ts";

export const facts = { access: "public", cached: true } satisfies RouteFacts;

const TYPES = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" } as const;

/** The address identifies the bytes, so the response is cached forever. */
export async function loader({ params: { file = "" } }: LoaderFunctionArgs) {
	const asked = parseFileAddress(file);
	const found = asked && (await readFile(asked.id, asked.name));
	if (!asked || !found) return new Response(null, { status: 404 });
	if ("replacedBy" in found) return redirect(fileAddress(found.replacedBy, asked.name), { headers: { "Cache-Control": "no-cache" } });
	const type = TYPES[asked.name.split(".").at(-1) as keyof typeof TYPES];
	return new Response(new Uint8Array(found.bytes), {
		headers: { "Content-Type": type, "Cache-Control": "public, max-age=31536000, immutable", "X-Content-Type-Options": "nosniff" },
	});
}

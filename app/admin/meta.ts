import type { MetaArgs, MetaDescriptor } from "@remix-run/react";
import { failureTitle } from "#app/http/page-meta.ts";
import type { Frame } from "#app/ui/site.ts";

export interface AdminFrame extends Frame {
	title: string;
	eventName: string;
	admin: { signedOut: { title: string } };
}

const NO_INDEX = { name: "robots", content: "noindex" };

export function namedMeta(args: Pick<MetaArgs, "matches" | "error">, name: string | undefined): MetaDescriptor[] {
	const frame = args.matches.find(({ id }) => id === "routes/admin/layout")?.data as AdminFrame | undefined;
	return adminMeta(args, name && frame && `${name} | ${frame.eventName}`);
}

export function adminMeta({ matches, error }: Pick<MetaArgs, "matches" | "error">, title?: string): MetaDescriptor[] {
	const frame = matches.find(({ id }) => id === "routes/admin/layout")?.data as AdminFrame | undefined;
	if (!frame) return [{ title: "Admin" }, NO_INDEX];
	if (error) return [{ title: `${isSignedOut(error) ? frame.admin.signedOut.title : failureTitle(frame, error)} | ${frame.eventName}` }, NO_INDEX];
	return [{ title: title ?? frame.title }, NO_INDEX];
}

const isSignedOut = (error: unknown) => (error as { status?: number }).status === 401;

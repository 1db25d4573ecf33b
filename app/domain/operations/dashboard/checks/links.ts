import type { Content } from "#app/domain/operations/dashboard/content.ts";
import { editorPathOf } from "#app/domain/program/checks/editor-paths.ts";
import type { Problem } from "#app/domain/program/checks/problem.ts";

/** Finds unknown or hidden speakers, and websites without a valid address. The database rejects unknown speakers; an import may bring one. */
export function checkLinks({ sessions, workshops, speakers, partners }: Pick<Content, "sessions" | "workshops" | "speakers" | "partners">): Problem[] {
	const known = new Set(speakers.map(({ id }) => id));
	const drafts = new Map(speakers.flatMap(({ id, name, status }) => (status === "draft" ? [[id, name] as const] : [])));
	const published = [
		...sessions.map((session) => ({ ...session, path: editorPathOf.session(session) })),
		...workshops
			.filter(({ offAgenda }) => offAgenda)
			.map((workshop) => ({ ...workshop, speakerIds: [workshop.speakerId ?? "", ...workshop.furtherSpeakerIds], path: editorPathOf.workshop(workshop) })),
	].filter(({ status }) => status === "published");
	return [
		...sessions.flatMap((session) =>
			session.speakerIds
				.filter((id) => !known.has(id))
				.map((id): Problem => ({ kind: "speakerUnknown", path: editorPathOf.session(session), values: { title: session.title, id } })),
		),
		...workshops
			.filter(({ offAgenda }) => offAgenda)
			.flatMap((workshop): Problem[] => {
				const { title, speakerId: id } = workshop;
				return id === undefined || known.has(id) ? [] : [{ kind: "speakerUnknown", path: editorPathOf.workshop(workshop), values: { title, id } }];
			}),
		...published.flatMap(({ speakerIds, title, path }) =>
			speakerIds.filter((id) => drafts.has(id)).map((id): Problem => ({ kind: "speakerIsDraft", path, values: { title, speaker: drafts.get(id) ?? id } })),
		),
		...partners
			.filter(({ website }) => !/^https?:$/.test(URL.parse(website)?.protocol ?? ""))
			.map((partner): Problem => {
				const { name, website } = partner;
				return { kind: "websiteUnusable", path: editorPathOf.partner(partner), values: { partner: name, website } };
			}),
	];
}

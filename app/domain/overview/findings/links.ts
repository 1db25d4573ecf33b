import type { Content } from "../content.server";
import type { Finding } from "./finding";
import { placeOf } from "./places";

/**
 * Links to nothing: speakers who do not exist, and websites that are no web address. The database refuses the first; an
 * import may bring one.
 */
export function findDeadLinks({ sessions, workshops, speakers, partners }: Pick<Content, "sessions" | "workshops" | "speakers" | "partners">): Finding[] {
	const known = new Set(speakers.map(({ id }) => id));
	return [
		...sessions.flatMap((session) =>
			session.speakerIds
				.filter((id) => !known.has(id))
				.map((id): Finding => ({ kind: "speakerUnknown", path: placeOf.session(session), values: { title: session.title, id } })),
		),
		...workshops
			.filter(({ offAgenda }) => offAgenda)
			.flatMap((workshop): Finding[] => {
				const { title, speakerId: id } = workshop;
				return id === undefined || known.has(id) ? [] : [{ kind: "speakerUnknown", path: placeOf.workshop(workshop), values: { title, id } }];
			}),
		...partners
			.filter(({ website }) => !/^https?:$/.test(URL.parse(website)?.protocol ?? ""))
			.map((partner): Finding => {
				const { name, website } = partner;
				return { kind: "websiteUnusable", path: placeOf.partner(partner), values: { partner: name, website } };
			}),
	];
}

import type { Content } from "../content.server";
import type { Finding, WorkshopAspect } from "./finding";
import { placeOf } from "./places";

/** Workshops without a speaker, and those that said something else than the agenda before the two became one. */
export function findWorkshopTroubles({ workshops }: Pick<Content, "workshops">): Finding[] {
	return [
		...workshops.flatMap((workshop): Finding[] => {
			const { title, former } = workshop;
			if (!former) return [];
			const aspects = Object.keys(former) as WorkshopAspect[];
			return [{ kind: "workshopDiffered", path: `${placeOf.workshop(workshop)}#former`, values: { title, aspects: { aspects } } }];
		}),
		...workshops
			.filter(({ speakerId }) => speakerId === undefined)
			.map((workshop): Finding => ({ kind: "workshopWithoutSpeaker", path: placeOf.workshop(workshop), values: { title: workshop.title } })),
	];
}

import type { Content } from "../content";
import { editorPathOf } from "./editor-paths";
import type { Problem, WorkshopAspect } from "./problem";

/** Workshops without a speaker, and those that said something else than the agenda before the two became one. */
export function checkWorkshops({ workshops }: Pick<Content, "workshops">): Problem[] {
	return [
		...workshops.flatMap((workshop): Problem[] => {
			const { title, former } = workshop;
			if (!former) return [];
			const aspects = Object.keys(former) as WorkshopAspect[];
			return [{ kind: "workshopDiffered", path: `${editorPathOf.workshop(workshop)}#former`, values: { title, aspects: { aspects } } }];
		}),
		...workshops
			.filter(({ speakerId }) => speakerId === undefined)
			.map((workshop): Problem => ({ kind: "workshopWithoutSpeaker", path: editorPathOf.workshop(workshop), values: { title: workshop.title } })),
	];
}

import { answerJobs } from "~/workers/answer";
import { drawBlocks } from "./blocks";
import { drawCover } from "./cover";
import type { DocumentModel } from "./model";
import { Paper } from "./paper";

/** Runs in a process of its own, bundled by `app/workers/bundle.ts`. */
answerJobs(async (model: DocumentModel) => {
	const paper = new Paper(model);
	if (model.cover) drawCover(paper, model.cover);
	drawBlocks(paper, model.blocks);
	if (paper.hasGaps && model.gaps) drawBlocks(paper, [{ kind: "paragraph", text: { text: model.gaps } }]);
	return paper.finish();
});

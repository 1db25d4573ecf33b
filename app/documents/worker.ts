import { answerJobs } from "#app/workers/answer.ts";
import { drawBlocks } from "./blocks.ts";
import { drawCover } from "./cover.ts";
import type { DocumentModel } from "./model.ts";
import { Paper } from "./paper.ts";

/** Runs in its own process, bundled by `app/workers/bundle.ts`. */
answerJobs(async (model: DocumentModel) => {
	const paper = new Paper(model);
	if (model.cover) drawCover(paper, model.cover);
	drawBlocks(paper, model.blocks);
	if (paper.hasGaps && model.gaps) drawBlocks(paper, [{ kind: "paragraph", text: { text: model.gaps } }]);
	return paper.finish();
});

import { parentPort, workerData } from "node:worker_threads";
import { drawBlocks } from "./blocks";
import { drawCover } from "./cover";
import type { DocumentModel } from "./model";
import { Paper } from "./paper";

/** Runs in a thread of its own, bundled by `app/threads/inline.ts`: one document, and it is ended. */
const model = workerData as DocumentModel;
const paper = new Paper(model);
if (model.cover) drawCover(paper, model.cover);
drawBlocks(paper, model.blocks);
if (paper.hasGaps && model.gaps) drawBlocks(paper, [{ kind: "paragraph", text: { text: model.gaps } }]);
paper.finish().then((bytes) => parentPort?.postMessage(bytes));

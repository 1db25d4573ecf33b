import { createHash } from "node:crypto";
import type { Database } from "better-sqlite3";
import { legalPages } from "./legal";

/** Hashes of the texts about privacy and cookies that earlier releases placed: they no longer say what the site does. */
const FORMER_TEXTS = [
	"CYTlK0YAGWLYb_udLEvnW3NHa6MDbCM7o6eGI0yf6pA",
	"BO1tXghnbJa57D8T6RxnhVcxVPKURLLl-gmYMxRCvQs",
	"4jgJHnzfxBmPOcSoy7hKmdBA362-eoJcQBDQO1FRxrU",
	"EgqoPnWhgm6CsHvb2xakReLE5od9u6YgO99rRAJs8hE",
	"ui3q7unb3WfA7yAzC-g-W9bAdE3Jasu1kA8qCDzyyZI",
	"eGub4qu4uoZ2b2h0NhTRTsW3OJPzhX85TXlCJu-RKp8",
	"r9xsVVmdIal0CdSsj-MfDVG6zEOg6jmZ4sO-crA0dhw",
	"eyEaeY13m9Ia3I1ct_UOsSHg1p1_Z-srviuyG1-SdSs",
	"QH1tfWL_k9eO52UFR-lX9pftE_KPGlR1Hfokw-2ozQ4",
	"B_66Jqm4GZtwu2ZSXxjIo1r3HhU9H3XtclPgfHLnNWc",
	"fjUe50RYTtogaqYLYRVCDjMx572ZGvwKRlxefooIVDo",
];

/**
 * Brings legal texts up to date that stand as an earlier release placed them. What an organizer has edited stays; what the
 * site itself says below it is true there, too.
 */
export function renewLegalPages(sqlite: Database, formerTexts = FORMER_TEXTS): void {
	const bodyOf = sqlite.prepare<[string], string>("SELECT body FROM legal_page WHERE id = ?").pluck();
	const update = sqlite.prepare("UPDATE legal_page SET body = ?, updated_on = ? WHERE id = ?");
	for (const { id, body, updatedOn } of legalPages) {
		if (formerTexts.includes(hashOf(bodyOf.get(id) ?? ""))) update.run(JSON.stringify(body), updatedOn, id);
	}
}

export function hashOf(text: string): string {
	return createHash("sha256").update(text).digest("base64url");
}

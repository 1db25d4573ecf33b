import type { Locale } from "#app/i18n/config.ts";
import type { TextPage } from "#app/i18n/texts.server.ts";
import type { Translated } from "#app/i18n/translated.ts";

/**
 * What can be wrong with the content, the gravest first: what misleads a visitor on the day, what the summit promises
 * and does not keep, what is not finished.
 */
export const PROBLEM_KINDS = {
	speakerBookedTwice: "wrong",
	roomBookedTwice: "wrong",
	endsBeforeStart: "wrong",
	timeLeftOut: "wrong",
	outsideEvent: "wrong",
	datesNotAnnounced: "wrong",
	morePlacesThanRoom: "wrong",
	speakerUnknown: "wrong",
	websiteUnusable: "wrong",
	claimedSpeakers: "claim",
	claimedCountries: "claim",
	claimedDays: "claim",
	popularSoldOut: "claim",
	notScheduled: "unfinished",
	speakerIsDraft: "unfinished",
	workshopWithoutSpeaker: "unfinished",
	textMissing: "unfinished",
	textStale: "unfinished",
	pictureUndescribed: "unfinished",
} as const;
export type ProblemKind = keyof typeof PROBLEM_KINDS;
export type Severity = (typeof PROBLEM_KINDS)[ProblemKind];

/** What a problem's sentence names. All but plain text and numbers are worded in the reader's language. */
export type ProblemValue =
	| string
	| number
	| Translated
	| { isoDate: string }
	| { noun: TextPage }
	| { missing: MissingText[]; texts: TextPage }
	| { locales: Locale[] };

export interface MissingText {
	field: string;
	locales: Locale[];
}

/** One thing that an organizer should look at. */
export interface Problem {
	kind: ProblemKind;
	path: string;
	/** Picks the plural of the sentence. */
	count?: number;
	/** By the names that the sentence in `dashboard.checks` gives them. */
	values: Record<string, ProblemValue>;
}

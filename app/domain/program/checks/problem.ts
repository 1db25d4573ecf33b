import type { Locale } from "#app/i18n/config.ts";
import type { TextPage } from "#app/i18n/texts.server.ts";
import type { Translated } from "#app/i18n/translated.ts";

/** By severity: errors that mislead visitors on the day, promises that the summit does not keep, unfinished content. */
export const PROBLEM_KINDS = {
	speakerBookedTwice: "wrong",
	roomBookedTwice: "wrong",
	endsBeforeStart: "wrong",
	timeLeftOut: "wrong",
	outsideEvent: "wrong",
	datesNotAnnounced: "wrong",
	moreSpotsThanRoom: "wrong",
	speakerUnknown: "wrong",
	websiteUnusable: "wrong",
	advertisedSpeakers: "advertised",
	advertisedCountries: "advertised",
	advertisedDays: "advertised",
	popularSoldOut: "advertised",
	notScheduled: "unfinished",
	speakerIsDraft: "unfinished",
	workshopWithoutSpeaker: "unfinished",
	draftIncomplete: "unfinished",
	textMissing: "unfinished",
	textStale: "unfinished",
	pictureUndescribed: "unfinished",
} as const;
export type ProblemKind = keyof typeof PROBLEM_KINDS;
export type Severity = (typeof PROBLEM_KINDS)[ProblemKind];

export type ProblemValue =
	| string
	| number
	| Translated
	| { isoDate: string }
	| { entity: TextPage }
	| { missing: MissingText[]; texts: TextPage }
	| { locales: Locale[] };

export interface MissingText {
	field: string;
	locales: Locale[];
}

export interface Problem {
	kind: ProblemKind;
	path: string;
	count?: number;
	/** By placeholder in `dashboard.checks`. */
	values: Record<string, ProblemValue>;
}

import type { Selectable } from "kysely";
import { z } from "zod";
import { hostOf } from "#app/http/host.ts";
import type { Locale } from "#app/i18n/config.ts";
import { textsOf } from "#app/i18n/texts.server.ts";
import type { SessionTable } from "#db/tables.ts";
import { type Media, TALK_LANGUAGES, type TalkLanguage } from "./schema.ts";

type MediaColumns = Pick<Selectable<SessionTable>, "language" | "recording_url" | "slides_url" | "links">;

export const mediaColumns = ({ language, recordingUrl, slidesUrl, links }: Media) => ({
	language: language ?? null,
	recording_url: recordingUrl ?? null,
	slides_url: slidesUrl ?? null,
	links: JSON.stringify(links),
});

export const toMedia = (row: MediaColumns): Media => ({
	language: (row.language as TalkLanguage | null) ?? undefined,
	recordingUrl: row.recording_url ?? undefined,
	slidesUrl: row.slides_url ?? undefined,
	links: JSON.parse(row.links),
});

export function mediaLinks({ recordingUrl, slidesUrl, links }: Media, locale: Locale) {
	const { recording, slides } = textsOf("session", locale, {}).afterwards;
	const named = [{ url: recordingUrl, name: recording }, { url: slidesUrl, name: slides }, ...links.map((url) => ({ url, name: undefined }))];
	return named.flatMap(({ url, name }) => (url ? [{ url, name, host: hostOf(url) }] : []));
}

export const mediaEntry = {
	language: z.enum(TALK_LANGUAGES).optional().describe("Language of the talk (BCP 47)."),
	recordingUrl: z.url().optional().describe("Recording on another site, once it is published."),
	slidesUrl: z.url().optional().describe("Slides, once they are published."),
	links: z.array(z.url()).optional().describe("Further links from the organizers."),
};

export const mediaJson = ({ language, recordingUrl, slidesUrl, links }: Media) => ({
	...(language && { language }),
	...(recordingUrl && { recordingUrl }),
	...(slidesUrl && { slidesUrl }),
	...(links.length > 0 && { links }),
});

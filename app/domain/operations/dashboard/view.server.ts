import { dateOfDay } from "#app/domain/content/event/days.server.ts";
import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import type { Locale } from "#app/i18n/config.ts";
import { formatPrice, formatWeekdayHeading } from "#app/i18n/format.server.ts";
import { textsOf, translatorFor } from "#app/i18n/texts.server.ts";
import type { Figures } from "./figures.server.ts";

export interface FigureView {
	label: string;
	count: number;
}

export interface PlainView {
	label: string;
	value: string;
	of?: string;
	path?: string;
}

/** Progress toward an advertised figure; `towards` says so as text. */
export interface TargetView extends FigureView {
	promise?: { target: number; towards: string };
}

export interface BreakdownView {
	title: string;
	parts: FigureView[];
}

export function figuresView(figures: Figures, event: SummitEvent, locale: Locale) {
	const texts = textsOf("dashboard", locale, {});
	const { track } = textsOf("labels", locale, {});
	const t = translatorFor(locale);
	const targets: TargetView[] = figures.towardsTargets.map(({ name, count, target }) => ({
		label: texts.figures[name],
		count,
		...(event.claimsAnnounced && { promise: { target, towards: t(`dashboard.targets.${name}`, { target }) } }),
	}));
	const counts: PlainView[] = figures.counts.map((figure) => ({
		label: texts.figures[figure.name],
		value: "cents" in figure ? formatPrice(figure.cents, locale) : String(figure.count),
		of: "of" in figure && figure.of !== undefined ? t("dashboard.figures.of", { most: figure.of }) : undefined,
		path: "path" in figure ? figure.path : undefined,
	}));
	const breakdowns: BreakdownView[] = [
		{
			title: texts.speakersByRegion.title,
			parts: figures.speakersByRegion.map(({ region, count }) => ({ label: texts.speakersByRegion[region], count })),
		},
		{
			title: texts.sessionsByTrack.title,
			parts: figures.sessionsByTrack.map((part) => ({ label: part.track ? track[part.track] : texts.sessionsByTrack.none, count: part.count })),
		},
		{
			title: texts.sessionsByDay.title,
			parts: figures.sessionsByDay.map(({ day, count }) => ({ label: formatWeekdayHeading(dateOfDay(event, day), locale), count })),
		},
	];
	return { targets, counts, breakdowns };
}

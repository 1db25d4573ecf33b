import { dateOfDay } from "#app/domain/content/event/days.server.ts";
import type { SummitEvent } from "#app/domain/content/event/schema.ts";
import type { Locale } from "#app/i18n/config.ts";
import { formatPrice, formatShortWeekday, formatWeekday } from "#app/i18n/format.server.ts";
import { textsOf, translatorFor } from "#app/i18n/texts.server.ts";
import type { Figures } from "./figures.server.ts";

export interface PlainView {
	label: string;
	value: string;
	of?: string;
	path: string;
}

/** `share` is the progress toward a target; `words` says so as text. */
export interface TargetView extends PlainView {
	share?: { reached: number; target: number; words: string };
}

export function figuresView(figures: Figures, event: SummitEvent, locale: Locale) {
	const texts = textsOf("dashboard", locale, {});
	const { track: tracks } = textsOf("labels", locale, {});
	const t = translatorFor(locale);
	const targets = figures.targets.map(({ name, count, path, ...rest }): TargetView => {
		const { target, reached = count, isAdvertised } = { reached: undefined, target: undefined, isAdvertised: false, ...rest };
		const words = target !== undefined && t(`dashboard.targets.${name}`, { target, reached });
		return {
			label: texts.figures[name],
			value: String(count),
			path,
			share: words && (event.claimsAnnounced || !isAdvertised) ? { reached, target, words } : undefined,
		};
	});
	const counts = figures.counts.map(
		(figure): PlainView => ({
			label: texts.figures[figure.name],
			value: "cents" in figure ? formatPrice(figure.cents, locale) : String(figure.count),
			of: "of" in figure && event.claimsAnnounced ? t("dashboard.figures.of", { most: figure.of }) : undefined,
			path: figure.path,
		}),
	);
	return {
		targets,
		counts,
		regions: figures.speakersByRegion.map(({ region, count, path }) => ({ label: texts.speakersByRegion[region], value: String(count), path })),
		tracks: {
			days: figures.days.map((day) => ({ label: formatShortWeekday(dateOfDay(event, day), locale), path: `/admin/agenda?day=${day}` })),
			rows: figures.tracksOverDays.map(({ track, days }) => ({ label: track ? tracks[track] : texts.tracksOverDays.none, days })),
		},
		sales: figures.sales && salesChart(figures.sales, locale),
	};
}
export type FiguresView = ReturnType<typeof figuresView>;

function salesChart(days: NonNullable<Figures["sales"]>, locale: Locale) {
	const t = translatorFor(locale);
	const most = Math.max(1, ...days.map(({ sold }) => sold));
	return {
		total: t("dashboard.sales.sold", { count: days.reduce((sum, { sold }) => sum + sold, 0) }),
		path: "/admin/orders",
		bars: days.map(({ date, sold }) => ({
			date,
			path: `/admin/orders?day=${date}`,
			label: formatShortWeekday(date, locale),
			words: `${formatWeekday(date, locale)}: ${t("dashboard.sales.sold", { count: sold })}`,
			sold,
			share: sold / most,
		})),
	};
}

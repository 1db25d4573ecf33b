import type { SameShape } from "../../shape";
import type { counts as english } from "../en/counts";

export const counts: SameShape<typeof english> = {
	minutes_one: "{{count}} min",
	minutes_other: "{{count}} min",
	hours_one: "{{count}} timme",
	hours_other: "{{count}} timmar",
	days_one: "{{count}} dag",
	days_other: "{{count}} dagar",
	speakers_one: "{{count}} talare",
	speakers_other: "{{count}} talare",
	sessions_one: "{{count}} programpunkt",
	sessions_other: "{{count}} programpunkter",
	attendees_one: "Högst {{count}} deltagare",
	attendees_other: "Högst {{count}} deltagare",
	workshops_one: "{{count}} workshop",
	workshops_other: "{{count}} workshoppar",
	news_one: "{{count}} nyhet",
	news_other: "{{count}} nyheter",
	entries_one: "{{count}} post",
	entries_other: "{{count}} poster",
	outside_one: "{{count}} programpunkt ligger nu utanför toppmötets dagar: översikten tar upp den under ”Att åtgärda”.",
	outside_other: "{{count}} programpunkter ligger nu utanför toppmötets dagar: översikten tar upp dem under ”Att åtgärda”.",
	drafts_one: "{{count}} utkast är kvar som utkast: som inställt skulle besökarna se det.",
	drafts_other: "{{count}} utkast är kvar som utkast: som inställda skulle besökarna se dem.",
	gone_one: "{{count}} till hade någon annan redan tagit bort.",
	gone_other: "{{count}} till hade någon annan redan tagit bort.",
};

import { LOCALES } from "#app/i18n/config.ts";
import { escaped } from "#app/ui/html.ts";
import type { OutboxMail } from "./schema.ts";

const ADDRESS = /https?:\/\/\S*[^\s.,:;!?)]/g;
const BUTTON = /^(.+?):?\n(https?:\/\/\S+)$/;

const LIGHT_COLORS = { paper: "#fbf6ee", card: "#fffdf9", ink: "#13202e", ink2: "#4a5766", line: "#e3d7c5", action: "#b4472b" };
const DARK_COLORS = { paper: "#0a1a2c", card: "#1b3a57", ink: "#f4eee3", ink2: "#b3c0cd", line: "#365a7a", action: "#ffab8c" };

const text = "margin:0 0 20px;overflow-wrap:anywhere";
const button = "display:inline-block;padding:13px 22px;border-radius:8px;background:#b4472b;color:#ffffff;font-weight:600;text-decoration:none";

/** Styles are inline because some mail programs drop style sheets. The first paragraph of text and an address becomes the button. */
export function mailHtml({ subject, body, locale = LOCALES[0] }: Pick<OutboxMail, "subject" | "body" | "locale">): string {
	const paragraphs = body.trim().split(/\n{2,}/);
	const sender = paragraphs.length > 1 ? paragraphs.pop() : undefined;
	const main = paragraphs.findIndex((paragraph) => BUTTON.test(paragraph));
	const shown = paragraphs.map((paragraph, index) => (index === main ? buttonHtml(paragraph) : `<p style="${text}">${linesHtml(paragraph)}</p>`));
	return `<!DOCTYPE html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>
:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.paper{background:${DARK_COLORS.paper}!important;color:${DARK_COLORS.ink}!important}
.card{background:${DARK_COLORS.card}!important;border-color:${DARK_COLORS.line}!important}
.quiet{color:${DARK_COLORS.ink2}!important}
.link{color:${DARK_COLORS.action}!important}
}
</style>
</head>
<body class="paper" style="margin:0;padding:0;background:${LIGHT_COLORS.paper};color:${LIGHT_COLORS.ink};font:17px/1.55 system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif">
<div lang="${locale}" style="max-width:600px;margin:0 auto;padding:24px 16px">
<div class="card" style="background:${LIGHT_COLORS.card};border:1px solid ${LIGHT_COLORS.line};border-radius:12px;overflow:hidden">
<div style="height:8px;background:#0a1a2c;border-bottom:4px solid #3fe0a8"></div>
<div style="padding:28px 24px 12px">
<h1 style="margin:0 0 24px;font-size:25px;line-height:1.2;letter-spacing:-0.02em;overflow-wrap:anywhere">${escaped(subject)}</h1>
${shown.join("\n")}
</div>
</div>
${sender ? `<p class="quiet" style="margin:20px 24px 0;color:${LIGHT_COLORS.ink2};font-size:14px">${linesHtml(sender)}</p>` : ""}
</div>
</body>
</html>
`;
}

function buttonHtml(paragraph: string): string {
	const [, words = "", address = ""] = BUTTON.exec(paragraph) ?? [];
	return `<p style="${text}"><a href="${escaped(address)}" style="${button}">${escaped(words)}</a></p>`;
}

const linesHtml = (paragraph: string) =>
	escaped(paragraph)
		.replace(ADDRESS, (address) => `<a class="link" href="${address}" style="color:${LIGHT_COLORS.action}">${address}</a>`)
		.replaceAll("\n", "<br>\n");

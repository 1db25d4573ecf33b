import { siteOrigin } from "#app/http/origin.server.ts";
import { type Locale, localePath } from "#app/i18n/config.ts";
import { type Texts, textsOf } from "#app/i18n/texts.server.ts";

export function shareOf(request: Request, locale: Locale, path: string, title: string, what: keyof Texts["share"]["titles"]) {
	const address = siteOrigin(request) + localePath(locale, path);
	const { titles, ...text } = textsOf("share", locale, {});
	return { text: { ...text, heading: titles[what] }, address, title, links: shareLinks(address, title) };
}
export function shareLinks(address: string, title: string) {
	const query = (values: Record<string, string>) => new URLSearchParams(values).toString().replaceAll("+", "%20");
	return [
		{ name: "LinkedIn", to: `https://www.linkedin.com/sharing/share-offsite/?${query({ url: address })}` },
		{ name: "X", to: `https://x.com/intent/post?${query({ text: title, url: address })}` },
		{ name: "WhatsApp", to: `https://wa.me/?${query({ text: `${title} ${address}` })}` },
		{ name: "mail" as const, to: `mailto:?${query({ subject: title, body: address })}` },
	];
}

import type { Translated } from "#app/i18n/translated.ts";

/** English, Spanish, Swedish. */
export const said = (en: string, es: string, sv: string): Translated => ({ en, es, sv });

export const inEach = (text: string): Translated => said(text, `${text} (es)`, `${text} (sv)`);

export function prose(topic: string, paragraphs = 2): Translated {
	const numbered = (paragraph: (number: number) => string) => Array.from({ length: paragraphs }, (_, index) => paragraph(index + 1)).join("\n\n");
	return said(
		numbered(
			(number) =>
				`Part ${number} of what there is to tell about ${topic}: how it began, who took part and what came of it. Everybody is welcome to ask, and nobody needs to know anything beforehand. Afterwards there is time to talk.`,
		),
		numbered(
			(number) =>
				`Parte ${number} de lo que hay que contar sobre ${topic}: cómo empezó, quiénes participaron y qué resultó. Cualquiera puede preguntar y no hace falta saber nada de antemano. Después hay tiempo para platicar.`,
		),
		numbered(
			(number) =>
				`Del ${number} av det som finns att berätta om ${topic}: hur det började, vilka som var med och vad det blev av det. Alla får fråga, och ingen behöver kunna något i förväg. Efteråt finns det tid att prata.`,
		),
	);
}

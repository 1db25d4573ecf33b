import PDFDocument from "pdfkit";
import type { LocalText } from "#app/i18n/translated.ts";
import { FONT_FILES, hasGaps, linesOf, partsOf, settable, widthOfLine } from "./letters.ts";
import { BOTTOM, COLORS, PAGE, TYPE, type Type, WIDTH } from "./look.ts";
import type { DocumentModel, Linked } from "./model.ts";

type Element = PDFKit.PDFStructureElement;
/** ISO 32000-1, 14.8.4. */
export type Role = "Sect" | "H1" | "H2" | "H3" | "P" | "L" | "LI" | "Lbl" | "LBody" | "Table" | "TR" | "TH" | "TD" | "Figure" | "Span" | "Link";

interface ElementOptions {
	lang?: string;
	actual?: string;
	alt?: string;
	bbox?: number[];
	placement?: "Block";
	scope?: "Row" | "Column";
}

export interface Place {
	x?: number;
	width?: number;
	most?: number;
	align?: "left" | "right" | "center";
	struck?: boolean;
}

/** A tagged PDF: content belongs to the open element or is an artifact, which is not read aloud. */
export class Paper {
	readonly pdf: PDFKit.PDFDocument;
	/** Points from the top of the page. */
	y: number = PAGE.top;
	readonly #model: DocumentModel;
	readonly #open: Element[] = [];
	readonly #done: Promise<Uint8Array>;
	hasGaps = false;

	constructor(model: DocumentModel) {
		this.#model = model;
		const { title, author, subject, language, changedAt } = model;
		// The file's id depends on these dates, and equal content must give equal files.
		const changed = new Date(changedAt);
		const info = { Title: title, Author: author, Subject: subject, Creator: author, CreationDate: changed, ModDate: changed };
		const options = { size: [PAGE.width, PAGE.height], margin: 0, pdfVersion: "1.7", lang: REGIONAL[language], tagged: true, displayTitle: true };
		this.pdf = new PDFDocument({ ...options, info, bufferPages: true, font: FONT_FILES.text, autoFirstPage: true } as object);
		for (const [face, bytes] of Object.entries(FONT_FILES)) this.pdf.registerFont(face, bytes as Buffer);
		const chunks: Uint8Array[] = [];
		this.#done = new Promise((resolve, reject) => {
			this.pdf.on("data", (chunk: Uint8Array) => chunks.push(chunk));
			this.pdf.on("end", () => resolve(Buffer.concat(chunks)));
			this.pdf.on("error", reject);
		});
		const root = this.pdf.struct("Document");
		this.pdf.addStructure(root);
		this.#open.push(root);
	}

	element(role: Role, draw: () => void, options: ElementOptions = {}): void {
		const element = this.pdf.struct(role, options);
		this.#current.add(element);
		this.#open.push(element);
		draw();
		this.#open.pop();
		element.end();
	}

	get #current(): Element {
		return this.#open.at(-1) as Element;
	}

	content(draw: () => void): void {
		this.#current.add(draw);
	}

	artifact(draw: () => void): void {
		this.pdf.markContent("Artifact", { type: "Layout" });
		draw();
		this.pdf.endMarkedContent();
	}

	text(role: Role, { text, lang }: LocalText, type: Type, place: Place = {}): void {
		const isWithGaps = hasGaps(text, type.face);
		this.hasGaps ||= isWithGaps;
		const draw = () => this.lines(linesOf(text, type, place.width ?? WIDTH, place.most), type, place);
		this.element(role, draw, { lang, ...(isWithGaps && { actual: text }) });
	}

	linked(role: Role, { href, ...local }: Linked, type: Type, place: Place = {}): void {
		if (!href) {
			this.text(role, local, type, place);
			return;
		}
		const lines = linesOf(local.text, type, place.width ?? WIDTH, place.most);
		this.element(role, () => this.element("Link", () => this.lines(lines, type, place, href), { lang: local.lang }));
	}

	lines(lines: string[], type: Type, { x = PAGE.left, width = WIDTH, align = "left", struck }: Place = {}, href?: string): void {
		for (const [index, line] of lines.entries()) {
			this.ensure(type.leading);
			const wide = widthOfLine(line, type);
			const left = align === "right" ? x + width - wide : align === "center" ? x + (width - wide) / 2 : x;
			this.content(() => this.set(index < lines.length - 1 ? `${line} ` : line, left, this.y, type));
			if (struck) this.artifact(() => this.rule(left, this.y + type.size * 0.72, wide, type.color, 0.8));
			if (href) this.area({ text: lines.join(" "), href }, { x: left, y: this.y, width: wide, height: type.leading });
			this.y += type.leading;
		}
	}

	area({ text, href = "" }: Linked, { x, y, width, height }: Record<"x" | "y" | "width" | "height", number>): void {
		// pdfkit writes strings as names, but String objects as text.
		const options = { structParent: this.#current, Contents: Object(text) } as object;
		if (href.startsWith("#")) this.pdf.goTo(x, y, width, height, href.slice(1), options);
		else this.pdf.link(x, y, width, height, href, options);
	}

	set(line: string, x: number, y: number, { face, size, leading, color, tracking = 0 }: Type): void {
		const base = y + (leading - size) / 2 - size * 0.05;
		let left = x;
		for (const part of partsOf(line, face)) {
			const top = base + part.drop * size;
			this.pdf.font(part.face).fontSize(size).fillColor(color).text(part.words, left, top, { lineBreak: false, characterSpacing: tracking });
			left += widthOfLine(part.words, { face, size, leading, color, tracking });
		}
	}

	rule(x: number, y: number, width: number, color: string = COLORS.line, thickness = 0.6): void {
		this.pdf.rect(x, y, width, thickness).fill(color);
	}

	divide(space: number, color: string = COLORS.line, thickness = 0.6): void {
		this.artifact(() => this.rule(PAGE.left, this.y + space / 2, WIDTH, color, thickness));
		this.y += space;
	}

	ensure(height: number): void {
		if (this.y + height > BOTTOM && this.y > PAGE.top) this.newPage();
	}

	newPage(): void {
		this.pdf.addPage();
		this.y = PAGE.top;
	}

	bookmark(title: string, name?: string): void {
		const top = Math.max(0, this.y - 12);
		this.pdf.outline.addItem(settable(title, "text"), { top, left: PAGE.width } as object);
		if (name) this.pdf.addNamedDestination(name, "XYZ", 0, PAGE.height - top, null as never);
	}

	finish(): Promise<Uint8Array> {
		const { count } = this.pdf.bufferedPageRange();
		const { text, page } = this.#model.foot;
		for (let index = 0; index < count; index += 1) {
			this.pdf.switchToPage(index);
			const number = page.replace("{page}", String(index + 1)).replace("{pages}", String(count));
			this.artifact(() => {
				this.rule(PAGE.left, PAGE.foot - 10, WIDTH);
				this.set(linesOf(text, TYPE.foot, WIDTH - 90, 1)[0] ?? "", PAGE.left, PAGE.foot, TYPE.foot);
				this.set(number, PAGE.left + WIDTH - widthOfLine(number, TYPE.foot), PAGE.foot, TYPE.foot);
			});
		}
		for (const element of this.#open.reverse()) element.end();
		escapeMetadata(this.pdf);
		this.pdf.end();
		return this.#done;
	}
}

const REGIONAL = { en: "en-US", es: "es-MX", sv: "sv-SE" };

/** pdfkit writes the metadata a second time, as XML, without escaping it. */
function escapeMetadata(pdf: PDFKit.PDFDocument & { endMetadata?: () => void }): void {
	const end = pdf.endMetadata?.bind(pdf);
	pdf.endMetadata = () => {
		const escaped = Object.entries(pdf.info).map(([name, value]) => [
			name,
			typeof value === "string" ? value.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? "") : value,
		]);
		pdf.info = Object.fromEntries(escaped);
		end?.();
	};
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

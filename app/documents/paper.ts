import PDFDocument from "pdfkit";
import type { LocalText } from "#app/i18n/translated.ts";
import { FONT_FILES, hasGaps, linesOf, partsOf, settable, widthOfLine } from "./letters.ts";
import { BOTTOM, COLORS, PAGE, TYPE, type Type, WIDTH } from "./look.ts";
import type { DocumentModel, Linked } from "./model.ts";

type Element = PDFKit.PDFStructureElement;
/** Roles of ISO 32000-1, 14.8.4, as far as they are used. */
export type Role = "Sect" | "H1" | "H2" | "H3" | "P" | "L" | "LI" | "Lbl" | "LBody" | "Table" | "TR" | "TH" | "TD" | "Figure" | "Span" | "Link";

interface ElementOptions {
	lang?: string;
	/** Reads in place of what is drawn. */
	actual?: string;
	/** Describes a picture. */
	alt?: string;
	/** Left, top, right and bottom of a picture. */
	bbox?: number[];
	placement?: "Block";
	/** Of a table's head cell. */
	scope?: "Row" | "Column";
}

export interface Place {
	x?: number;
	width?: number;
	/** Lines at most. */
	most?: number;
	align?: "left" | "right" | "center";
	struck?: boolean;
}

/**
 * Sheets that are written from top to bottom, with the tree of what everything on them is (tagged PDF): whatever is
 * drawn belongs to the element that is open, or is an artifact, which is not read.
 */
export class Paper {
	readonly pdf: PDFKit.PDFDocument;
	/** Points from the top of the page to what comes next. */
	y: number = PAGE.top;
	readonly #model: DocumentModel;
	readonly #open: Element[] = [];
	readonly #done: Promise<Uint8Array>;
	/** Whether a letter was drawn as a box. */
	hasGaps = false;

	constructor(model: DocumentModel) {
		this.#model = model;
		const { title, author, subject, language, changedAt } = model;
		// These dates go into the file's number, too. No clock is asked for them: the same content is the same file.
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

	/** Opens an element for what is drawn meanwhile. */
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

	/** Marks what is drawn as a part of the open element. */
	content(draw: () => void): void {
		this.#current.add(draw);
	}

	/** Marks what is drawn as something that is not read: lines, grounds, page numbers. */
	artifact(draw: () => void): void {
		this.pdf.markContent("Artifact", { type: "Layout" });
		draw();
		this.pdf.endMarkedContent();
	}

	/** An element of text. */
	text(role: Role, { text, lang }: LocalText, type: Type, place: Place = {}): void {
		const isWithGaps = hasGaps(text, type.face);
		this.hasGaps ||= isWithGaps;
		const draw = () => this.lines(linesOf(text, type, place.width ?? WIDTH, place.most), type, place);
		this.element(role, draw, { lang, ...(isWithGaps && { actual: text }) });
	}

	/** The same, which leads somewhere if it has an address. */
	linked(role: Role, { href, ...local }: Linked, type: Type, place: Place = {}): void {
		if (!href) {
			this.text(role, local, type, place);
			return;
		}
		const lines = linesOf(local.text, type, place.width ?? WIDTH, place.most);
		this.element(role, () => this.element("Link", () => this.lines(lines, type, place, href), { lang: local.lang }));
	}

	/** Lines of the open element; what does not fit goes on on the next page. */
	lines(lines: string[], type: Type, { x = PAGE.left, width = WIDTH, align = "left", struck }: Place = {}, href?: string): void {
		for (const [index, line] of lines.entries()) {
			this.ensure(type.leading);
			const wide = widthOfLine(line, type);
			const left = align === "right" ? x + width - wide : align === "center" ? x + (width - wide) / 2 : x;
			// A space at the end keeps the words of two lines apart where they are read aloud.
			this.content(() => this.set(index < lines.length - 1 ? `${line} ` : line, left, this.y, type));
			if (struck) this.artifact(() => this.rule(left, this.y + type.size * 0.72, wide, type.color, 0.8));
			if (href) this.area({ text: lines.join(" "), href }, { x: left, y: this.y, width: wide, height: type.leading });
			this.y += type.leading;
		}
	}

	/** Makes a link of a part of the page, for the open element. */
	area({ text, href = "" }: Linked, { x, y, width, height }: Record<"x" | "y" | "width" | "height", number>): void {
		// pdfkit tells strings, which it writes as text, from names by their being objects.
		const options = { structParent: this.#current, Contents: Object(text) } as object;
		if (href.startsWith("#")) this.pdf.goTo(x, y, width, height, href.slice(1), options);
		else this.pdf.link(x, y, width, height, href, options);
	}

	/** A line of text as it is, its top at `y`. */
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

	/** A rule across the page, which takes so many points in all. */
	divide(space: number, color: string = COLORS.line, thickness = 0.6): void {
		this.artifact(() => this.rule(PAGE.left, this.y + space / 2, WIDTH, color, thickness));
		this.y += space;
	}

	/** Sees to it that so many points are left on this page, or begins the next. */
	ensure(height: number): void {
		if (this.y + height > BOTTOM && this.y > PAGE.top) this.newPage();
	}

	newPage(): void {
		this.pdf.addPage();
		this.y = PAGE.top;
	}

	/** A name for this place of this page, with an entry among the bookmarks. */
	bookmark(title: string, name?: string): void {
		const top = Math.max(0, this.y - 12);
		this.pdf.outline.addItem(settable(title, "text"), { top, left: PAGE.width } as object);
		if (name) this.pdf.addNamedDestination(name, "XYZ", 0, PAGE.height - top, null as never);
	}

	/** Writes the foot of every page. */
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

/** The title and such are written twice, the second time into XML, where pdfkit takes them as they are. */
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

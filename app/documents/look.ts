export const COLORS = {
	night: "#0a1a2c",
	night3: "#1b3a57",
	dusk: "#2b5a63",
	ink: "#13202e",
	ink2: "#4a5766",
	line: "#d9d3c8",
	snow: "#ffffff",
	snow2: "#d5e2ea",
	aurora: "#3fe0a8",
	ice: "#a8f0e4",
	violet: "#6f5bd0",
	clay: "#a9583c",
	terracotta: "#b4472b",
	marigold: "#f6b23c",
	shade: "#f1efeb",
} as const;

/** Points. Portrait A4; the content also fits US Letter at 94 %. */
export const PAGE = { width: 595.28, height: 841.89, left: 60, right: 60, top: 62, bottom: 74, foot: 802 } as const;
export const WIDTH = PAGE.width - PAGE.left - PAGE.right;
export const BOTTOM = PAGE.height - PAGE.bottom;

export type Face = "display" | "strong" | "text";

export interface Type {
	face: Face;
	/** Points. */
	size: number;
	leading: number;
	color: string;
	tracking?: number;
}

export const TYPE = {
	coverTitle: { face: "display", size: 44, leading: 46, color: COLORS.snow, tracking: -1.1 },
	coverEyebrow: { face: "strong", size: 11, leading: 15, color: COLORS.aurora },
	coverLead: { face: "text", size: 14, leading: 20, color: COLORS.snow2 },
	coverFact: { face: "strong", size: 11.5, leading: 17, color: COLORS.snow },
	eyebrow: { face: "strong", size: 9, leading: 13, color: COLORS.terracotta },
	section: { face: "display", size: 25, leading: 28, color: COLORS.ink, tracking: -0.5 },
	heading: { face: "display", size: 14, leading: 18, color: COLORS.ink, tracking: -0.15 },
	lead: { face: "text", size: 12.5, leading: 18.5, color: COLORS.ink },
	body: { face: "text", size: 10.2, leading: 15, color: COLORS.ink },
	quiet: { face: "text", size: 10.2, leading: 15, color: COLORS.ink2 },
	strong: { face: "strong", size: 10.2, leading: 15, color: COLORS.ink },
	small: { face: "text", size: 8.6, leading: 12, color: COLORS.ink2 },
	smallStrong: { face: "strong", size: 8.6, leading: 12, color: COLORS.ink },
	figure: { face: "display", size: 27, leading: 30, color: COLORS.ink, tracking: -0.6 },
	tiny: { face: "text", size: 7.2, leading: 8.6, color: COLORS.ink },
	tinyStrong: { face: "strong", size: 7.2, leading: 8.6, color: COLORS.ink },
	foot: { face: "text", size: 8, leading: 10, color: COLORS.ink2 },
} as const satisfies Record<string, Type>;

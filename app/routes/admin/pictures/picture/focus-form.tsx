import { Form, useNavigation } from "@remix-run/react";
import { type MouseEvent, useRef, useState } from "react";
import type { Texts } from "#app/i18n/texts.server.ts";
import { Button } from "#app/ui/button.tsx";

interface Point {
	x: number;
	y: number;
}

interface FocusFormProps {
	action: string;
	picture: { src: string; width: number; height: number; focus: Point };
	text: Texts["editPicture"]["focus"];
}

/** Centers of nine parts, from 0 to 1. */
const THIRDS = [0.167, 0.5, 0.833];
const ROWS = ["top", "middle", "bottom"] as const;

export function FocusForm({ action, picture: { src, width, height, focus }, text }: FocusFormProps) {
	const picture = useRef<HTMLImageElement>(null);
	const busy = useNavigation().formAction === action;
	const [point, setPoint] = useState(focus);

	/** A choice by keyboard arrives as a click, too, but without a position. */
	function choose(event: MouseEvent<HTMLInputElement>, middle: Point) {
		const drawn = picture.current?.getBoundingClientRect();
		const isPointer = event.detail > 0 && drawn;
		setPoint(isPointer ? { x: within((event.clientX - drawn.left) / drawn.width), y: within((event.clientY - drawn.top) / drawn.height) } : middle);
	}

	return (
		<Form method="post" action={action} preventScrollReset>
			<fieldset className="min-w-0">
				<legend className="subheading">{text.title}</legend>
				<p className="mt-2 max-w-measure text-small text-ink-2">{text.lead}</p>
				<div className="relative mt-4 w-fit">
					<img ref={picture} src={src} alt="" width={width} height={height} className="h-auto max-h-[30rem] w-auto max-w-full rounded-lg bg-plate" />
					<svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="absolute inset-0 size-full">
						<Marker x={point.x * width} y={point.y * height} radius={Math.max(width, height) / 24} />
					</svg>
					<div className="absolute inset-0 grid grid-cols-3 grid-rows-3">
						{ROWS.flatMap((row, rowIndex) =>
							THIRDS.map((x, column) => {
								const middle = { x, y: THIRDS[rowIndex] as number };
								return (
									<input
										key={text.parts[row][column]}
										type="radio"
										name="part"
										value={`${middle.x} ${middle.y}`}
										aria-label={text.parts[row][column]}
										checked={point.x === middle.x && point.y === middle.y}
										readOnly
										onClick={(event) => choose(event, middle)}
										className="cursor-crosshair appearance-none border border-plate/40 -outline-offset-3 checked:border-3 checked:border-marigold"
									/>
								);
							}),
						)}
					</div>
				</div>
				<input type="hidden" name="x" value={point.x} />
				<input type="hidden" name="y" value={point.y} />
			</fieldset>
			<Button look="outline" disabled={busy} className="mt-4">
				{busy ? text.busy : text.submit}
			</Button>
		</Form>
	);
}

function Marker({ x, y, radius }: { x: number; y: number; radius: number }) {
	return (
		<g fill="none">
			<circle cx={x} cy={y} r={radius} stroke="#0a1a2c" strokeWidth={radius / 2} />
			<circle cx={x} cy={y} r={radius} stroke="#f6b23c" strokeWidth={radius / 4} />
		</g>
	);
}

const within = (value: number) => Math.round(Math.min(Math.max(value, 0), 1) * 1000) / 1000;

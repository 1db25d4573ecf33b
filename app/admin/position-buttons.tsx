import { useFetcher } from "@remix-run/react";
import { type FormEvent, useEffect, useRef } from "react";
import { isUnsent } from "#app/ui/keep-form.ts";
import { useFrame } from "#app/ui/site.ts";
import { useDrawnEffect } from "#app/ui/use-drawn-effect.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { Moves, moveEntity } from "./positions.server.ts";

const DIRECTIONS = { up: "↑", down: "↓" } as const;
type Direction = keyof typeof DIRECTIONS;

interface PositionButtonsProps {
	id: string;
	moves: Moves[string] | undefined;
	action: string;
	index: number;
}

export function PositionButtons({ id, moves, action, index }: PositionButtonsProps) {
	const fetcher = usePositions();
	const hydrated = useHydrated();
	const form = useRef<HTMLFormElement>(null);
	const pressed = useRef<Direction>();
	const sent = useRef(false);
	const busy = fetcher.state !== "idle";
	useEffect(() => {
		if (!busy) sent.current = false;
	}, [busy]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another position is what it waits for
	useEffect(() => {
		const buttons = form.current?.elements;
		const button = pressed.current && (buttons?.namedItem(`${pressed.current}-${id}`) ?? buttons?.namedItem(`${other(pressed.current)}-${id}`));
		pressed.current = undefined;
		if (button instanceof HTMLElement) button.focus();
	}, [index]);
	if (!moves) return null;
	/** The second click of a double click comes before React renders. */
	const sendOnce = (event: FormEvent) => {
		if (busy || sent.current) event.preventDefault();
		sent.current = true;
	};
	return (
		<fetcher.Form method="post" action={action} ref={form} className="flex justify-end gap-2" onSubmit={sendOnce}>
			<input type="hidden" name="id" value={id} />
			{hydrated && <input type="hidden" name="stay" value="yes" />}
			{(["up", "down"] as const).map((direction) =>
				moves[direction] ? (
					<button
						key={direction}
						id={`${direction}-${id}`}
						type="submit"
						name="direction"
						value={direction}
						aria-label={moves[direction]}
						aria-disabled={busy}
						onClick={() => {
							pressed.current = direction;
						}}
						className="size-11 rounded-lg border border-control text-subheading leading-none hover:bg-paper-2"
					>
						{DIRECTIONS[direction]}
					</button>
				) : (
					<span key={direction} className="size-11" />
				),
			)}
		</fetcher.Form>
	);
}

export function PositionStatus() {
	const { data } = usePositions();
	const { text } = useFrame();
	const failure = useRef<HTMLParagraphElement>(null);
	useDrawnEffect(() => failure.current?.focus(), [data]);
	if (data && "refused" in data) throw data.refused;
	return (
		<>
			<p role="status" className="sr-only">
				{data && "moved" in data && data.moved}
			</p>
			{isUnsent(data) && (
				<p ref={failure} role="alert" tabIndex={-1} data-error-summary className="my-4 border-l-4 border-danger pl-4 font-semibold">
					{text.errors.unreached}
				</p>
			)}
		</>
	);
}

const other = (direction: Direction): Direction => (direction === "up" ? "down" : "up");

/** Shared by all rows, so that nobody moves two rows at once. */
const usePositions = () => useFetcher<Extract<Awaited<ReturnType<typeof moveEntity>>, { moved: string }> | { refused: unknown }>({ key: "position" });

const DRAWINGS = {
	chip: "M14 14h20v20H14zM20 20h8v8h-8zM18 14V8M24 14V8M30 14V8M18 40v-6M24 40v-6M30 40v-6M8 18h6M8 24h6M8 30h6M34 18h6M34 24h6M34 30h6",
	leaf: "M14 34C8 20 18 9 40 9c1 21-10 32-26 25M8 42c3-11 10-18 20-22",
	factory: "M6 41V24l12 7v-7l12 7V8h10v33zM13 36h4M22 36h4M34 36h1",
	drop: "M24 6c8 9 13 16 13 22a13 13 0 0 1-26 0c0-6 5-13 13-22zM18 29a6 6 0 0 0 6 6",
	meeting: "M9 14a5 5 0 1 0 10 0a5 5 0 1 0-10 0M29 14a5 5 0 1 0 10 0a5 5 0 1 0-10 0M6 38v-5a8 8 0 0 1 16 0v5M26 38v-5a8 8 0 0 1 16 0v5M3 38h42",
	exchange: "M8 17h31l-8-8M40 31H9l8 8",
	summit: "M4 41l14-23 8 13 6-8 12 18zM18 18V6l11 4-11 4",
	screen: "M7 9h34v21H7zM24 30v5M16 42l8-7 8 7M14 23l6-6 5 4 9-7",
	flask: "M19 6h10M21 6v12L10 38a3 3 0 0 0 3 4h22a3 3 0 0 0 3-4L27 18V6M15 30h18",
	wifi: "M6 19a26 26 0 0 1 36 0M12 27a17 17 0 0 1 24 0M18 34a9 9 0 0 1 12 0M24 40.500v.01",
	cup: "M9 18h25v12a10 10 0 0 1-10 10h-5a10 10 0 0 1-10-10zM34 21h4a5 5 0 0 1 0 10h-4M16 6c-2 3 2 4 0 7M26 6c-2 3 2 4 0 7",
	parking: "M8 8h32v32H8zM19 34V15h7a6 6 0 0 1 0 12h-7",
} as const;
export type IconName = keyof typeof DRAWINGS;

const GROUNDS = { ice: "bg-ice", stone: "bg-stone" };

export function Icon({ name, ground }: { name: IconName; ground: keyof typeof GROUNDS }) {
	return (
		<span className={`arch inline-flex h-20 w-17 shrink-0 items-end justify-center pb-3.5 text-[#13202e] ${GROUNDS[ground]}`}>
			<svg aria-hidden="true" viewBox="0 0 48 48" className="size-11">
				<path d={DRAWINGS[name]} fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round" />
			</svg>
		</span>
	);
}

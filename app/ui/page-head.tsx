import type { ReactNode } from "react";

/** The head of every page but home: its one h1 on night, with the aqueduct's arches along the foot. */
export function PageHead({ title, lead, eyebrow, children }: { title: ReactNode; lead?: ReactNode; eyebrow?: ReactNode; children?: ReactNode }) {
	return (
		<header className="on-night relative overflow-hidden pt-7 pb-18 md:pt-20 md:pb-32">
			<div className="page relative">
				{eyebrow && <div className="no-print mb-3 text-small font-semibold text-aurora">{eyebrow}</div>}
				<h1 tabIndex={-1} className="title max-w-4xl outline-none">
					{title}
				</h1>
				{lead && <p className="lead mt-3 text-snow-2 md:mt-4">{lead}</p>}
				{children}
			</div>
			<Aqueduct />
		</header>
	);
}

/** The summit's horizon: dusk glows through a row of arches. In pixels, as its pattern, whatever the size of the words. */
function Aqueduct() {
	return (
		<svg aria-hidden="true" className="absolute bottom-0 left-0 h-[80px] w-full origin-bottom-left max-md:w-[167%] max-md:scale-60">
			<defs>
				<linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1">
					<stop offset="0" stopColor="#5b3140" />
					<stop offset="0.55" stopColor="#b4552f" />
					<stop offset="1" stopColor="#e9a54a" />
				</linearGradient>
				<pattern id="arches" width="72" height="80" patternUnits="userSpaceOnUse">
					<path d="M10 80V38a26 26 0 0 1 52 0v42z" fill="url(#dusk)" />
				</pattern>
			</defs>
			<rect width="100%" height="100%" fill="#050e18" />
			<rect width="100%" height="2" fill="#3fe0a8" opacity="0.6" />
			<rect width="100%" height="100%" fill="url(#arches)" />
		</svg>
	);
}

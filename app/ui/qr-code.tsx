/** Dark on light in all themes and in forced colors, because phones read nothing else reliably. */
export function QrCode({ of: { path, size }, label, className }: { of: { path: string; size: number }; label: string; className: string }) {
	return (
		<svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={className} shapeRendering="crispEdges">
			<rect width={size} height={size} fill="#fff" />
			<path d={path} fill="#000" />
		</svg>
	);
}

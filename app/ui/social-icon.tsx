/** One simple sign for each network, drawn in a 24 px square. */
const SIGNS: Record<string, string> = {
	LinkedIn:
		"M4 9.5h3.6V20H4zM5.8 4a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM10 9.5h3.4v1.5c.6-1 1.7-1.8 3.3-1.8 2.6 0 4.3 1.6 4.3 5V20h-3.6v-5.2c0-1.5-.6-2.5-1.9-2.5-1.2 0-1.9.9-1.9 2.4V20H10z",
	Instagram:
		"M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3zm4 3a4 4 0 1 1 0 8 4 4 0 0 1 0-8zm0 2a2 2 0 1 0 0 4 2 2 0 0 0 0-4zm4.7-3.8a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2z",
	YouTube:
		"M12 5c4.5 0 7.2.2 8.3.6 1.2.5 1.7 2.6 1.7 6.4s-.5 5.9-1.7 6.4c-1.1.4-3.8.6-8.3.6s-7.2-.2-8.3-.6C2.500 17.900 2 15.800 2 12s.5-5.900 1.700-6.400C4.800 5.200 7.500 5 12 5zm-2 3.800v6.400l5.500-3.200z",
	X: "M3.500 4h5l4 5.500L17.300 4h2.400l-6.100 7 6.900 9h-5l-4.400-5.900L6 20H3.500l6.500-7.500zm3.300 1.700 9.500 12.600h1.400L8.200 5.700z",
};

export function SocialIcon({ network }: { network: string }) {
	return (
		<svg aria-hidden="true" viewBox="0 0 24 24" className="size-5.5">
			<path d={SIGNS[network]} fill="currentColor" fillRule="evenodd" />
		</svg>
	);
}

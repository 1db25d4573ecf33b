import signs from "/images/social.svg";

export function SocialIcon({ network }: { network: string }) {
	return (
		<svg aria-hidden="true" viewBox="0 0 24 24" fill="currentColor" className="size-5.5">
			<use href={`${signs}#${network}`} />
		</svg>
	);
}

import { Link } from "@remix-run/react";

export interface Notice {
	words: string;
	link?: { to: string; words: string };
}

export function NoticeBox({ words, link, className = "" }: Notice & { className?: string }) {
	return (
		<p className={`max-w-measure border-l-4 border-gold bg-gold-ground px-5 py-4 text-gold ${className}`}>
			{words}{" "}
			{link && (
				<Link to={link.to} className="link inline-block min-h-6">
					{link.words}
				</Link>
			)}
		</p>
	);
}

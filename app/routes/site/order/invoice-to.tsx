import { Link } from "#app/ui/link.tsx";

interface InvoiceToProps {
	heading: string;
	lines: string[];
	change?: { to: string; words: string };
}

export function InvoiceTo({ heading, lines, change }: InvoiceToProps) {
	return (
		<div className="mt-4">
			{lines.length > 0 && (
				<>
					<h4 className="font-semibold">{heading}</h4>
					<p className="whitespace-pre-line wrap-anywhere">{lines.join("\n")}</p>
				</>
			)}
			{change && (
				<Link to={change.to} className="link inline-block min-h-6">
					{change.words}
				</Link>
			)}
		</div>
	);
}

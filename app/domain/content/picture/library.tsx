import { Text } from "#app/i18n/text.tsx";
import type { Texts } from "#app/i18n/texts.server.ts";
import { Link } from "#app/ui/link.tsx";
import type { PictureView, UseView } from "./view.server.ts";

export function PictureGrid({ pictures, text }: { pictures: PictureView[]; text: Texts["editPicture"] }) {
	return (
		<ul className="mt-4 grid grid-cols-1 gap-x-8 border-t-2 border-line-strong xs:grid-cols-2 lg:grid-cols-4">
			{pictures.map(({ id, path, name, thumbnail, alt, undescribed, uses }) => (
				<li key={id} className="border-b border-line py-5">
					<Link to={path} className="group block">
						<img src={thumbnail} alt="" loading="lazy" className="aspect-[3/2] w-full rounded-lg bg-plate object-contain" />
						<span className="link mt-3 block font-semibold wrap-anywhere group-hover:decoration-2">{name}</span>
					</Link>
					{alt.text && (
						<p className="mt-1 text-small text-ink-2 wrap-anywhere">
							<Text of={alt} />
						</p>
					)}
					{undescribed && <p className="mt-1 text-small font-semibold text-gold">{undescribed}</p>}
					<Uses uses={uses} none={text.uses.none} className="mt-2 text-small" />
				</li>
			))}
		</ul>
	);
}

export function Uses({ uses, none, className = "" }: { uses: UseView[]; none: string; className?: string }) {
	if (uses.length === 0) return <p className={`text-ink-2 ${className}`}>{none}</p>;
	return (
		<ul className={className}>
			{uses.map(({ path, entityType, name }) => (
				<li key={path}>
					<span className="text-ink-2">{entityType}: </span>
					<Link to={path} className="link inline-block min-h-6 wrap-anywhere">
						{name}
					</Link>
				</li>
			))}
		</ul>
	);
}

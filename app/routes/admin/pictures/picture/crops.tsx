import type { ReactNode } from "react";
import type { Texts } from "#app/i18n/texts.server.ts";
import { Picture } from "#app/ui/picture.tsx";

export function Crops({ src, text }: { src: string; text: Texts["editPicture"]["crops"] }) {
	const frame = "rounded-lg bg-plate";
	return (
		<ul className="grid items-end gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-[1fr_2fr_2fr]">
			<Crop label={text.portrait}>
				<Picture src={src} kind="portrait" sizes="320px" className={`aspect-[4/5] w-full max-w-48 ${frame}`} />
			</Crop>
			<Crop label={text.scene}>
				<Picture src={src} kind="scene" sizes="480px" className={`aspect-[3/2] w-full ${frame}`} />
			</Crop>
			<Crop label={text.mark}>
				<img src={`${src}-mark.webp`} alt="" loading="lazy" className={`max-w-full border border-line ${frame}`} />
			</Crop>
		</ul>
	);
}

function Crop({ label, children }: { label: string; children: ReactNode }) {
	return (
		<li>
			{children}
			<p className="mt-2 text-small text-ink-2">{label}</p>
		</li>
	);
}

import { useEffect, useId, useRef, useState } from "react";
import { MAX_PICTURES } from "#app/admin/choices.ts";
import { useEditing } from "#app/admin/editor-context.ts";
import { ALT_LENGTH } from "#app/domain/content/picture/limits.ts";
import type { Locale } from "#app/i18n/config.ts";
import { Button } from "#app/ui/button.tsx";

const DEBOUNCE_MS = 200;

export interface TextPicture {
	address: string;
	name: string;
	thumbnail: string;
	alt: Partial<Record<Locale, string>>;
}

interface PictureDialogProps {
	locale: Locale;
	onClose: (chosen?: { address: string; alt: string }) => void;
}

export function PictureDialog({ locale, onClose }: PictureDialogProps) {
	const { text } = useEditing();
	const words = text.markdown.picture;
	const dialog = useRef<HTMLDialogElement>(null);
	const id = useId();
	const [pictures, setPictures] = useState<TextPicture[] | "lost">();
	const [q, setQ] = useState("");
	const [chosen, setChosen] = useState<TextPicture>();
	const [alt, setAlt] = useState("");
	const [isTried, setTried] = useState(false);
	useEffect(() => dialog.current?.showModal(), []);
	useEffect(() => {
		const request = new AbortController();
		const ask = () =>
			fetch(`/admin/text-preview?${new URLSearchParams({ q })}`, { signal: request.signal })
				.then((answer) => answer.json())
				.then(setPictures, () => request.signal.aborted || setPictures("lost"));
		const pause = setTimeout(ask, q ? DEBOUNCE_MS : 0);
		window.addEventListener("focus", ask);
		return () => {
			clearTimeout(pause);
			window.removeEventListener("focus", ask);
			request.abort();
		};
	}, [q]);
	const isEmpty = !q && pictures !== "lost" && pictures?.length === 0;
	const found = pictures === "lost" ? [] : (pictures ?? []);
	const shown = chosen && !found.some(({ address }) => address === chosen.address) ? [chosen, ...found] : found;
	const choose = (picture: TextPicture) => {
		setChosen(picture);
		setAlt(picture.alt[locale] ?? "");
	};
	const insert = () => {
		if (!chosen || !alt.trim()) return setTried(true);
		// The text is inert while the dialog is open.
		dialog.current?.close();
		onClose({ address: chosen.address, alt: alt.trim() });
	};
	return (
		// Its controls belong to no form; otherwise they would be submitted with the one around it.
		<dialog
			ref={dialog}
			aria-labelledby={id}
			onClose={() => onClose()}
			onKeyDown={(event) => {
				if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
				// The text has the focus by now and would get the key.
				event.preventDefault();
				if (event.target.type !== "search") insert();
			}}
			className="m-auto w-[min(46rem,94vw)] rounded-card border border-line bg-paper p-6 text-ink"
		>
			<h2 id={id} className="heading">
				{words.title}
			</h2>
			{pictures === "lost" && (
				<p role="alert" className="mt-4 text-danger">
					{words.lost}
				</p>
			)}
			{(q || found.length >= MAX_PICTURES) && (
				<input
					type="search"
					form=""
					value={q}
					maxLength={100}
					onChange={(event) => setQ(event.target.value)}
					aria-label={text.picture.name}
					placeholder={text.picture.name}
					autoComplete="off"
					className="field mt-4"
				/>
			)}
			<p role="status" className="mt-4 empty:hidden">
				{pictures !== "lost" && pictures?.length === 0 && (q ? text.picture.noneFound : words.none)}
			</p>
			{isEmpty && (
				<a href="/admin/pictures/new" target="_blank" rel="noopener" className="link inline-flex min-h-11 items-center">
					{text.picture.upload}
				</a>
			)}
			{!isEmpty && (
				<>
					<ul className="mt-4 grid max-h-[45vh] gap-x-5 overflow-y-auto border-y border-line xs:grid-cols-2">
						{shown.map((picture) => (
							<li key={picture.address} className="border-b border-line">
								<label className="flex min-h-16 items-center gap-3 py-2">
									<input type="radio" name={id} form="" checked={picture.address === chosen?.address} onChange={() => choose(picture)} />
									<img src={picture.thumbnail} alt="" loading="lazy" className="h-12 w-16 shrink-0 rounded bg-plate object-contain" />
									<span className="min-w-0 text-small wrap-anywhere">{picture.name}</span>
								</label>
							</li>
						))}
					</ul>
					<label className="mt-4 block">
						<span className="mb-1.5 block font-semibold">{words.alt}</span>
						<input
							form=""
							value={alt}
							lang={locale}
							maxLength={ALT_LENGTH}
							onChange={(event) => setAlt(event.target.value)}
							className="field"
							aria-describedby={`${id}-error`}
						/>
					</label>
					<p id={`${id}-error`} role="status" className="mt-1.5 min-h-6 font-medium text-danger">
						{isTried && !(chosen && alt.trim()) && words.incomplete}
					</p>
				</>
			)}
			<div className="mt-3 flex flex-wrap gap-3">
				{!isEmpty && (
					<Button type="button" onClick={insert}>
						{words.insert}
					</Button>
				)}
				<Button type="button" look="outline" onClick={() => onClose()}>
					{words.cancel}
				</Button>
			</div>
		</dialog>
	);
}

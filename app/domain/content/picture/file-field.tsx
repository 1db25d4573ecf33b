import { useEffect, useRef, useState } from "react";
import { MAX_FILE_BYTES } from "#app/http/form-rules.ts";
import { ACCEPTED } from "./limits.ts";

const MAX_NAMES = 20;

interface FileFieldProps {
	id: string;
	name: string;
	label: string;
	hint: string;
	accept?: string;
	required?: boolean;
	/** Also takes files that are dropped on it, or pasted into the page. */
	multiple?: boolean;
	error?: string;
	tooLarge: string;
	preview: string;
	onFiles?: (files: File[]) => void;
}

export function FileField({ id, name, label, hint, accept = ACCEPTED, required, multiple = false, error, tooLarge, preview, onFiles }: FileFieldProps) {
	const [files, setFiles] = useState<File[]>([]);
	const input = useRef<HTMLInputElement>(null);
	const large = files.find(({ size }) => size > MAX_FILE_BYTES);
	const words = large ? (multiple ? `${large.name}: ${tooLarge}` : tooLarge) : error;
	const show = (chosen: File[]) => {
		setFiles(chosen);
		onFiles?.(chosen);
	};
	const add = (more: FileList | undefined) => {
		if (!multiple || !more?.length || !input.current) return false;
		const all = new DataTransfer();
		for (const file of [...(input.current.files ?? []), ...more]) all.items.add(file);
		input.current.files = all.files;
		show([...all.files]);
		return true;
	};
	const addLatest = useRef(add);
	addLatest.current = add;
	useEffect(() => {
		const paste = (event: ClipboardEvent) => {
			if (addLatest.current(event.clipboardData?.files)) event.preventDefault();
		};
		document.addEventListener("paste", paste);
		return () => document.removeEventListener("paste", paste);
	}, []);
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: the input within takes files in every other way
		<div
			onDragOver={(event) => multiple && event.preventDefault()}
			onDrop={(event) => {
				if (add(event.dataTransfer.files)) event.preventDefault();
			}}
			className={multiple ? "rounded-card border-2 border-dashed border-line p-4" : ""}
		>
			<label htmlFor={id} className="mb-1.5 block font-semibold">
				{label}
			</label>
			<input
				id={id}
				ref={input}
				type="file"
				name={name}
				multiple={multiple}
				accept={accept}
				required={required}
				aria-invalid={words ? true : undefined}
				aria-describedby={words ? `${id}-hint ${id}-error` : `${id}-hint`}
				onChange={({ target }) => show([...(target.files ?? [])])}
				className="field block file:mr-4 file:rounded-md file:border-0 file:bg-paper-2 file:px-3 file:py-1.5 file:font-semibold file:text-ink"
			/>
			<p id={`${id}-hint`} className="mt-1.5 text-small text-ink-2">
				{hint}
			</p>
			{words && (
				<p id={`${id}-error`} className="mt-1.5 font-medium text-danger">
					{words}
				</p>
			)}
			{files.length === 1 && <Preview file={files[0] as File} label={preview} />}
			{files.length > 1 && (
				<ul className="mt-3 text-small">
					{files.slice(0, MAX_NAMES).map((file) => (
						<li key={`${file.name} ${file.lastModified} ${file.size}`} className="wrap-anywhere">
							{file.name}
						</li>
					))}
					{files.length > MAX_NAMES && <li>+ {files.length - MAX_NAMES}</li>}
				</ul>
			)}
		</div>
	);
}

const MAX_PREVIEW_SIDE_PX = 320;

/** A canvas, because the CSP would have to allow `blob:` images on the whole site. */
function Preview({ file, label }: { file: File; label: string }) {
	const canvas = useRef<HTMLCanvasElement>(null);
	const [shown, setShown] = useState(false);
	useEffect(() => {
		let wanted = true;
		setShown(false);
		createImageBitmap(file).then(
			(bitmap) => {
				if (!wanted || !canvas.current) return;
				const scale = Math.min(1, MAX_PREVIEW_SIDE_PX / Math.max(bitmap.width, bitmap.height));
				canvas.current.width = Math.round(bitmap.width * scale);
				canvas.current.height = Math.round(bitmap.height * scale);
				canvas.current.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.current.width, canvas.current.height);
				setShown(true);
			},
			// The server reports pictures that the browser cannot draw.
			() => {},
		);
		return () => {
			wanted = false;
		};
	}, [file]);
	return <canvas ref={canvas} role="img" aria-label={label} hidden={!shown} className="mt-3 max-w-full rounded-lg bg-plate" />;
}

import { useEffect, useRef, useState } from "react";
import { MAX_FILE_BYTES } from "#app/http/form-rules.ts";
import { ACCEPTED } from "./limits.ts";

interface FileFieldProps {
	id: string;
	name: string;
	label: string;
	hint: string;
	accept?: string;
	required?: boolean;
	error?: string;
	tooLarge: string;
	preview: string;
}

export function FileField({ id, name, label, hint, accept = ACCEPTED, required, error, tooLarge, preview }: FileFieldProps) {
	const [file, setFile] = useState<File>();
	const words = file && file.size > MAX_FILE_BYTES ? tooLarge : error;
	return (
		<div>
			<label htmlFor={id} className="mb-1.5 block font-semibold">
				{label}
			</label>
			<input
				id={id}
				type="file"
				name={name}
				accept={accept}
				required={required}
				aria-invalid={words ? true : undefined}
				aria-describedby={words ? `${id}-hint ${id}-error` : `${id}-hint`}
				onChange={({ target }) => setFile(target.files?.[0])}
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
			{file && <Preview file={file} label={preview} />}
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

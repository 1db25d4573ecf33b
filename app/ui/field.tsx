import type { ComponentProps, ReactNode } from "react";

interface FieldProps extends Omit<ComponentProps<"input">, "name"> {
	name: string;
	label: ReactNode;
	error?: string;
	hint?: ReactNode;
	rows?: number;
	hideLabel?: boolean;
	above?: ReactNode;
	/** The button of a form with a single field. */
	beside?: ReactNode;
}

export function Field({ label, error, hint, rows, hideLabel, above, beside, name, id = name, ...props }: FieldProps) {
	const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined;
	const shared = { id, name, "aria-invalid": error ? true : undefined, "aria-describedby": described, className: "field block" } as const;
	const control = rows ? <textarea {...(props as ComponentProps<"textarea">)} {...shared} rows={rows} /> : <input {...props} {...shared} />;
	return (
		<div>
			<label htmlFor={id} className={hideLabel ? "sr-only" : "mb-1.5 block font-semibold"}>
				{label}
			</label>
			{above}
			{beside ? (
				<div className="flex flex-wrap gap-2 *:[input]:w-0 *:[input]:min-w-[min(10rem,100%)] *:[input]:grow">
					{control}
					{beside}
				</div>
			) : (
				control
			)}
			{hint && (
				<p id={`${id}-hint`} className="mt-1.5 text-small text-ink-2">
					{hint}
				</p>
			)}
			{error && (
				<p id={`${id}-error`} className="mt-1.5 whitespace-pre-line font-medium text-danger">
					{error}
				</p>
			)}
		</div>
	);
}

import { useEffect } from "react";

/** Omits empty fields from the addresses of GET forms. */
export function useShortQueries(): void {
	useEffect(() => {
		document.addEventListener("formdata", leaveOutEmpty);
		return () => document.removeEventListener("formdata", leaveOutEmpty);
	}, []);
}

function leaveOutEmpty({ target, formData }: FormDataEvent): void {
	if ((target as HTMLFormElement).method !== "get") return;
	for (const name of new Set(formData.keys())) if (formData.getAll(name).every((value) => value === "")) formData.delete(name);
}

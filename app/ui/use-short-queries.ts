import { useEffect } from "react";

/** Leaves empty fields out of the addresses that GET forms lead to. */
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

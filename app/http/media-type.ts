export function isJson(contentType: string | null | undefined): boolean {
	return contentType?.split(";")[0]?.trim().toLowerCase() === "application/json";
}

export const withoutYear = (name: string) => name.replace(/ \d{4}$/, "");

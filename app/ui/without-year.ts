/** What an event is called every year: `LATAM Nordics Summit`. */
export const withoutYear = (name: string) => name.replace(/ \d{4}$/, "");

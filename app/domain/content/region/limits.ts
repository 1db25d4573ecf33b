/** Characters. */
export const REGION_LIMITS = { title: 100, description: 3000, capital: 60, industry: 60, figure: 40, label: 200 };
export const REGION_COUNTS = { industries: 6, facts: 4, countries: 40 };

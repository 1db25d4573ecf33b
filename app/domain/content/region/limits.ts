/** The longest each text may be, in characters. */
export const REGION_LIMITS = { title: 100, description: 3000, capital: 60, industry: 60, figure: 40, label: 200 };
/** The rows of its lists. Countries may be more or fewer. */
export const REGION_COUNTS = { industries: 6, facts: 4, countries: 40 };

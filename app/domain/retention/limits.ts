const TEN_YEARS = 3650;

/** Days. Mails are copies, and name whom they went to: they are never kept without end. */
export const RETENTION_LIMITS = {
	messageDays: { min: 0, max: TEN_YEARS },
	mailDays: { min: 1, max: 365 },
	activityDays: { min: 0, max: TEN_YEARS },
};
export const RETENTION_FIELDS = ["messageDays", "mailDays", "activityDays"] as const satisfies readonly (keyof typeof RETENTION_LIMITS)[];

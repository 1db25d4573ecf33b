const MAX_RETENTION_DAYS = 3650;

/** Days unless stated. Mails contain personal data, so they always have a limit. */
export const RETENTION_LIMITS = {
	messageDays: { min: 0, max: MAX_RETENTION_DAYS },
	mailDays: { min: 1, max: 365 },
	activityDays: { min: 0, max: MAX_RETENTION_DAYS },
	orderDays: { min: 0, max: MAX_RETENTION_DAYS },
	/** Years. Mexican law requires five, from the tax return of the following year. */
	invoiceYears: { min: 5, max: 30 },
};
export const RETENTION_FIELDS = [
	"messageDays",
	"mailDays",
	"activityDays",
	"orderDays",
	"invoiceYears",
] as const satisfies readonly (keyof typeof RETENTION_LIMITS)[];

/** A session can wait for its date and time, which are missing together. How long it will last is known all the same. */
export const sql = `
ALTER TABLE session ALTER COLUMN date DROP NOT NULL;
ALTER TABLE session ALTER COLUMN start_time DROP NOT NULL;
ALTER TABLE session ALTER COLUMN end_time DROP NOT NULL;
ALTER TABLE session ADD COLUMN duration_minutes INTEGER CHECK (
	(date IS NULL) = (start_time IS NULL) AND (date IS NULL) = (end_time IS NULL) AND (date IS NULL) = (duration_minutes IS NOT NULL)
);
`;

/** Where the site was when something was ordered: mails that it writes by itself lead there where no address is configured. */
export const sql = `
ALTER TABLE "order" ADD COLUMN origin TEXT NOT NULL DEFAULT '';
`;

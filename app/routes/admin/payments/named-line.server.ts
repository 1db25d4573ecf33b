import { findLine, type StoredLine } from "#app/domain/sales/payment/statement/lines.server.ts";

/** @throws 404 if there is no such line */
export async function namedLine({ line = "" }: Partial<Record<string, string>>): Promise<StoredLine> {
	const found = /^\d{1,12}$/.test(line) ? await findLine(Number(line)) : undefined;
	if (!found) throw new Response(null, { status: 404 });
	return found;
}

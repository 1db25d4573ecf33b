import { writeFileSync } from "node:fs";
import { get } from "node:http";
import path from "node:path";

export interface Recorded {
	path: string;
	headers: [name: string, value: string][];
	body: string;
}

const OWN = ["connection", "date", "keep-alive"];

/** Requests each path until the response is cached, in brotli if it is long enough, and saves it. */
export async function record(origin: string, paths: string[], folder: string): Promise<Recorded[]> {
	const recorded: Recorded[] = [];
	for (const [index, one] of paths.entries()) {
		for (;;) {
			const { headers, bytes } = await ask(origin + one);
			if (headers.some(([name, value]) => name === "Content-Encoding" && value === "br")) {
				const body = path.join(folder, `${index}.body`);
				writeFileSync(body, bytes);
				recorded.push({ path: one, headers, body });
				break;
			}
			await new Promise((resolve) => setTimeout(resolve, 50));
		}
	}
	return recorded;
}

export function ask(url: string, encoding = "br"): Promise<{ status: number; headers: [string, string][]; bytes: Buffer }> {
	return new Promise((resolve, reject) => {
		get(url, { headers: { "Accept-Encoding": encoding } }, async (answer) => {
			const bytes = Buffer.concat(await answer.toArray());
			const headers = answer.rawHeaders.flatMap((name, index): [string, string][] =>
				index % 2 === 0 && !OWN.includes(name.toLowerCase()) ? [[name, answer.rawHeaders[index + 1] as string]] : [],
			);
			resolve({ status: answer.statusCode ?? 0, headers, bytes });
		}).on("error", reject);
	});
}

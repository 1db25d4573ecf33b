/** The upper bound for Node.js: `node:http` with prepared bytes. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { Recorded } from "./recorded.ts";

const [file = "", port] = process.argv.slice(2);
const recorded = JSON.parse(readFileSync(file, "utf8")) as Recorded[];
const answers = new Map(recorded.map(({ path, headers, body }) => [path, { headers: headers.flat(), body: readFileSync(body) }]));

createServer((request, response) => {
	const answer = answers.get(request.url ?? "");
	if (!answer) return response.writeHead(404).end();
	response.writeHead(200, answer.headers);
	response.end(answer.body);
}).listen(Number(port), "127.0.0.1");

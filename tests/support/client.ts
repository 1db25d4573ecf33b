import { connect, type Socket } from "node:net";
import type { RunningSite } from "./running-site.ts";

export interface Answered {
	status: number;
	/** Raw, with line ends. */
	headers: string;
	body: Buffer;
}

export class Client {
	readonly #socket: Socket;
	readonly #head: string;
	#received = "";
	#isReset = false;

	constructor({ origin }: Pick<RunningSite, "origin">) {
		const { host, hostname, port } = new URL(origin);
		this.#head = `Host: ${host}\r\nOrigin: ${origin}\r\n`;
		this.#socket = connect(Number(port), hostname).setEncoding("latin1");
		this.#socket.on("data", (chunk) => (this.#received += chunk));
		this.#socket.on("error", () => (this.#isReset = true));
	}

	get isReset(): boolean {
		return this.#isReset;
	}

	/** Returns undefined if the connection ended before a response. */
	async ask(line: string, headers = "", body?: Promise<string>): Promise<Answered | undefined> {
		this.#received = "";
		this.#socket.write(`${line} HTTP/1.1\r\n${this.#head}${headers}\r\n`);
		if (body) this.#socket.write(await body);
		while (!this.#socket.closed && !this.#isWhole()) await new Promise((resolve) => setTimeout(resolve, 5));
		if (!this.#isWhole()) return undefined;
		const [head = ""] = this.#received.split("\r\n\r\n", 1);
		return { status: Number(head.split(" ")[1]), headers: head, body: Buffer.from(this.#received.slice(head.length + 4), "latin1") };
	}

	#isWhole(): boolean {
		const end = this.#received.indexOf("\r\n\r\n");
		const length = Number(/content-length: (\d+)/i.exec(this.#received)?.[1] ?? 0);
		return end > 0 && this.#received.length >= end + 4 + length;
	}
}

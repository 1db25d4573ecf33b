import { write, writeSync } from "node:fs";

const STANDARD_OUTPUT = 1;
/** Characters that are written at once, and that wait at most. */
const PART = 64 * 1024;
const MOST = 4 * 1024 * 1024;
/** Milliseconds that a line waits at most. */
const DELAY = 100;

/**
 * Standard output for many lines: they are written together, and nobody waits for that. Where they cannot be written,
 * because a disk is full or nobody reads, lines are lost and the site goes on.
 */
export class LogStream {
	#lines = "";
	/** What is being written, or could not be yet. */
	#part = Buffer.alloc(0);
	#isWriting = false;

	constructor() {
		setInterval(() => this.#flush(), DELAY).unref();
		process.once("exit", () => this.#close());
	}

	write(line: string): void {
		if (this.#lines.length > MOST) return;
		this.#lines += line;
		if (this.#lines.length > PART) this.#flush();
	}

	#flush(): void {
		if (this.#isWriting) return;
		if (this.#part.length === 0) this.#take();
		if (this.#part.length === 0) return;
		this.#isWriting = true;
		write(STANDARD_OUTPUT, this.#part, (cause, count) => {
			this.#isWriting = false;
			if (!cause) this.#part = this.#part.subarray(count);
			else if (cause.code !== "EAGAIN") this.#part = Buffer.alloc(0);
			if (!cause && this.#part.length > 0) this.#flush();
		});
	}

	#take(): void {
		this.#part = Buffer.from(this.#lines);
		this.#lines = "";
	}

	#close(): void {
		if (this.#isWriting) this.#take();
		try {
			writeSync(STANDARD_OUTPUT, Buffer.concat([this.#part, Buffer.from(this.#lines)]));
		} catch {}
	}
}

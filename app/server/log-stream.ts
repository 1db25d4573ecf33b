import { write, writeSync } from "node:fs";

const STANDARD_OUTPUT = 1;
/** Bytes that are written at once where more is to come, and that wait at most. */
const PART = 64 * 1024;
const MOST = 2 * 1024 * 1024;
/** Milliseconds that a line waits at most. */
const DELAY = 100;

/**
 * Standard output for many lines: they are written together, and nobody waits for that. Where they cannot be written,
 * because a disk is full or nobody reads, lines are lost and the site goes on.
 */
export class LogStream {
	/** Lines as bytes: as a growing text they would be moved about by each garbage collection. */
	#lines = Buffer.allocUnsafeSlow(MOST);
	#length = 0;
	#part = Buffer.alloc(0);
	/** The memory of it, to be filled next. */
	#other = Buffer.allocUnsafeSlow(MOST);
	#isWriting = false;
	/** Bytes of lines that could not be written. */
	lost = 0;

	constructor() {
		setInterval(() => this.#flush(), DELAY).unref();
		process.once("exit", () => this.#close());
	}

	write(lines: string): void {
		// A character takes three bytes at most.
		if (this.#length + lines.length * 3 > MOST) {
			this.lost += lines.length;
			return;
		}
		this.#length += this.#lines.write(lines, this.#length);
		if (this.#length > PART) this.#flush();
	}

	#flush(): void {
		if (this.#isWriting) return;
		if (this.#part.length === 0) this.#take();
		if (this.#part.length === 0) return;
		this.#isWriting = true;
		write(STANDARD_OUTPUT, this.#part, (cause, count) => {
			this.#isWriting = false;
			if (!cause) this.#part = this.#part.subarray(count);
			else if (cause.code !== "EAGAIN") this.#drop();
			if (!cause && this.#part.length > 0) this.#flush();
		});
	}

	#drop(): void {
		this.lost += this.#part.length;
		this.#part = Buffer.alloc(0);
	}

	#take(): void {
		[this.#lines, this.#other] = [this.#other, this.#lines];
		this.#part = this.#other.subarray(0, this.#length);
		this.#length = 0;
	}

	#close(): void {
		if (this.#isWriting) this.#take();
		try {
			writeSync(STANDARD_OUTPUT, Buffer.concat([this.#part, this.#lines.subarray(0, this.#length)]));
		} catch {}
	}
}

import { write, writeSync } from "node:fs";

const STDOUT = 1;
const BATCH_BYTES = 64 * 1024;
const MAX_BYTES = 2 * 1024 * 1024;
const FLUSH_INTERVAL_MS = 100;

/** Writes in batches, without waiting. While stdout cannot be written (full disk, no reader), lines are dropped. */
export class LogStream {
	#lines = Buffer.allocUnsafeSlow(MAX_BYTES);
	#length = 0;
	#part = Buffer.alloc(0);
	#other = Buffer.allocUnsafeSlow(MAX_BYTES);
	#isWriting = false;
	lostBytes = 0;

	constructor() {
		setInterval(() => this.#flush(), FLUSH_INTERVAL_MS).unref();
		process.once("exit", () => this.#close());
	}

	write(lines: string): void {
		// UTF-8 takes at most three bytes for each UTF-16 unit.
		if (this.#length + lines.length * 3 > MAX_BYTES) {
			this.lostBytes += Buffer.byteLength(lines);
			return;
		}
		this.#length += this.#lines.write(lines, this.#length);
		if (this.#length > BATCH_BYTES) this.#flush();
	}

	#flush(): void {
		if (this.#isWriting) return;
		if (this.#part.length === 0) this.#take();
		if (this.#part.length === 0) return;
		this.#isWriting = true;
		write(STDOUT, this.#part, (cause, count) => {
			this.#isWriting = false;
			if (!cause) this.#part = this.#part.subarray(count);
			else if (cause.code !== "EAGAIN") this.#drop();
			if (!cause && this.#part.length > 0) this.#flush();
		});
	}

	#drop(): void {
		this.lostBytes += this.#part.length;
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
			writeSync(STDOUT, Buffer.concat([this.#part, this.#lines.subarray(0, this.#length)]));
		} catch {}
	}
}

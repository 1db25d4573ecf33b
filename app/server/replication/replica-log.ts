/** Follows Litestream's log (debug level, JSON) to find out when the replica was complete. */
export class ReplicaLog {
	/** Milliseconds since 1970. */
	completeAt: number | undefined;
	/** Milliseconds since 1970 at which the whole journal was last read. */
	#readAt: number | undefined;
	#hasUnread = false;
	/** Positions such as `95c504eb53ca4fe7/00000001:4152`. */
	#read = "";
	#written = "";

	take(line: string, now = Date.now()): void {
		const { msg, position = "", sz = 0 } = isOfInterest(line) ? (JSON.parse(line) as { msg: string; position?: string; sz?: number }) : { msg: "" };
		if (msg === "copy-shadow: ok") this.#hasUnread = true;
		else if (msg === "sync: ok") this.#readAt = now;
		else if (msg === "replica sync") {
			this.#hasUnread = false;
			this.#read = position;
		} else if (msg === "replica sync: calc new pos") this.#written = position;
		else if (msg === "wal segment written") this.#written = moved(position, sz);
		else return;
		if (!this.#hasUnread && this.#read !== "" && this.#read === this.#written) this.completeAt = this.#readAt;
	}
}

const isOfInterest = (line: string) => /"msg":"(?:copy-shadow: ok|sync: ok|replica sync(?:: calc new pos)?|wal segment written)"/.test(line);

function moved(position: string, bytes: number): string {
	const [index = "", offset = ""] = position.split(":");
	return `${index}:${Number(offset) + bytes}`;
}

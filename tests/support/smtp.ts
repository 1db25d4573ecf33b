import { createServer, type Socket } from "node:net";
import PostalMime from "postal-mime";

/** Header names are lower case. */
export interface Arrived {
	to: string;
	headers: Record<string, string>;
	text: string;
	html?: string;
	attachments: { name: string; type: string; bytes: Uint8Array }[];
}

export interface MailServer {
	port: number;
	/** `SMTP_URL`, without encryption. */
	url: string;
	mails: Arrived[];
	/** Waits for `count` mails to an address; returns the last. */
	arrived: (to: string, count?: number) => Promise<Arrived>;
	/** Makes each answer wait, as those of distant servers do. */
	answerAfter: (milliseconds: number) => void;
	/** Default: `250 OK`. */
	answerRecipientsWith: (answer: string) => void;
	stop: () => Promise<void>;
}

/** Implements the part of SMTP (RFC 5321) that a sender needs. */
export async function startMailServer(port = 0): Promise<MailServer> {
	const mails: Arrived[] = [];
	const sockets = new Set<Socket>();
	let recipientAnswer = "250 OK";
	let delayMs = 0;
	const server = createServer((socket) => {
		sockets.add(socket.on("close", () => sockets.delete(socket)).on("error", () => {}));
		let to = "";
		let received = "";
		let inData = false;
		const answers: Record<string, () => string> = {
			"RCPT TO": () => recipientAnswer,
			DATA: () => "354 Go on",
			STARTTLS: () => "502 Not implemented",
			QUIT: () => "221 Bye",
		};
		socket.write("220 test\r\n");
		socket.on("data", (chunk) => {
			received += chunk;
			for (let end = received.indexOf(inData ? "\r\n.\r\n" : "\r\n"); end >= 0; end = received.indexOf(inData ? "\r\n.\r\n" : "\r\n")) {
				const part = received.slice(0, end);
				received = received.slice(end + (inData ? 5 : 2));
				if (inData) void read(to, part).then((mail) => mails.push(mail));
				const command = Object.keys(answers).find((name) => !inData && part.toUpperCase().startsWith(name));
				if (command === "RCPT TO") to = part.match(/<(.*?)>/)?.[1] ?? "";
				inData = command === "DATA";
				const answer = `${command ? answers[command]?.() : "250 OK"}\r\n`;
				if (delayMs > 0) setTimeout(() => socket.write(answer), delayMs);
				else socket.write(answer);
			}
		});
	});
	await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
	const { port: own } = server.address() as { port: number };
	return {
		port: own,
		url: `smtp://127.0.0.1:${own}?tls=never`,
		mails,
		arrived: async (to, count = 1) => {
			const found = () => mails.filter((mail) => mail.to === to)[count - 1];
			while (!found()) await new Promise((resolve) => setTimeout(resolve, 20));
			return found() as Arrived;
		},
		answerAfter: (milliseconds) => {
			delayMs = milliseconds;
		},
		answerRecipientsWith: (answer) => {
			recipientAnswer = answer;
		},
		stop: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				for (const socket of sockets) socket.destroy();
			}),
	};
}

async function read(to: string, source: string): Promise<Arrived> {
	const { headers, text = "", html, attachments } = await PostalMime.parse(source.replace(/^\.\./gm, "."));
	return {
		to,
		headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])),
		text: text.replaceAll("\r\n", "\n"),
		html,
		attachments: attachments.map(({ filename, mimeType, content }) => ({
			name: filename ?? "",
			type: mimeType,
			bytes: new Uint8Array(content as ArrayBuffer),
		})),
	};
}

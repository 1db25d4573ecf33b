import { createServer, type Socket } from "node:net";

/** A mail as it arrived: whom it was for, its headers by their small names, and its text. */
export interface Arrived {
	to: string;
	headers: Record<string, string>;
	text: string;
}

export interface MailServer {
	port: number;
	/** The `SMTP_URL` of it: it knows no encryption. */
	url: string;
	mails: Arrived[];
	/** Waits until so many mails have arrived for an address, and gives the last. */
	arrived: (to: string, count?: number) => Promise<Arrived>;
	/** What each recipient is answered from now on; `250 OK` unless told. */
	answerRecipientsWith: (answer: string) => void;
	stop: () => Promise<void>;
}

/** Takes mail on a port of this machine, as much of SMTP (RFC 5321) as a sender needs. */
export async function startMailServer(port = 0): Promise<MailServer> {
	const mails: Arrived[] = [];
	const sockets = new Set<Socket>();
	let recipientAnswer = "250 OK";
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
				if (inData) mails.push(read(to, part));
				const command = Object.keys(answers).find((name) => !inData && part.toUpperCase().startsWith(name));
				if (command === "RCPT TO") to = part.match(/<(.*?)>/)?.[1] ?? "";
				inData = command === "DATA";
				socket.write(`${command ? answers[command]?.() : "250 OK"}\r\n`);
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

function read(to: string, source: string): Arrived {
	const end = source.indexOf("\r\n\r\n");
	const lines = source
		.slice(0, end)
		.replace(/\r\n[ \t]+/g, " ")
		.split("\r\n");
	const headers = Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 2)]));
	const body = source.slice(end + 4).replace(/^\.\./gm, ".");
	return { to, headers, text: decode(body, headers["content-transfer-encoding"]).replaceAll("\r\n", "\n") };
}

function decode(body: string, encoding: string | undefined): string {
	if (encoding === "base64") return Buffer.from(body, "base64").toString();
	if (encoding !== "quoted-printable") return body;
	const bytes = body.replace(/=\r\n/g, "").replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
	return Buffer.from(bytes, "latin1").toString();
}

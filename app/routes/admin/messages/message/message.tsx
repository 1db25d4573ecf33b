import { Form, useFetcher, useNavigation } from "@remix-run/react";
import { useEffect } from "react";
import type { messageView } from "#app/domain/people/contact/inbox.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button, ButtonLink, buttonClass } from "#app/ui/button.tsx";

type MessageProps = ReturnType<typeof messageView>;

export function Message({ text, message, reply, marks }: MessageProps) {
	const busy = useNavigation().formMethod === "POST";
	useReading(message);
	const { facts } = text;
	return (
		<div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_18rem]">
			<div>
				<p lang={message.lang} className="max-w-measure border-t-2 border-line-strong pt-6 whitespace-pre-line wrap-anywhere">
					{message.message}
				</p>
				<div className="mt-10 flex flex-wrap gap-3">
					<a href={reply} className={buttonClass("primary")}>
						{text.answer}
					</a>
					{marks.map(({ name, label }) => (
						<Form key={name} method="post">
							<input type="hidden" name="mark" value={name} />
							<Button look="outline" disabled={busy}>
								{label}
							</Button>
						</Form>
					))}
					<ButtonLink look="outline" to="delete">
						{text.remove}
					</ButtonLink>
				</div>
			</div>
			<dl className="border-t-2 border-line-strong">
				<Fact label={facts.from}>
					{message.name}
					<br />
					<span className="text-ink-2">{message.email}</span>
				</Fact>
				<Fact label={facts.receivedAt}>
					<time dateTime={message.receivedAt.iso}>{message.receivedAt.text}</time>
				</Fact>
				<Fact label={facts.language}>
					<span className="inline-block first-letter:uppercase">{message.language}</span>
				</Fact>
				<Fact label={facts.state}>
					{message.state} {message.isNew && <Badge color="green">{text.new}</Badge>}
				</Fact>
			</dl>
		</div>
	);
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
	return (
		<div className="border-b border-line py-3">
			<dt className="text-small text-ink-2">{label}</dt>
			<dd className="wrap-anywhere">{children}</dd>
		</div>
	);
}

/** A GET must not change anything, so the browser posts that the message was read; without JavaScript, a button does. */
function useReading({ id, isNew }: MessageProps["message"]) {
	const { submit } = useFetcher();
	useEffect(() => {
		if (isNew) submit({ mark: "read", inPlace: "yes" }, { method: "post", action: `/admin/messages/${id}` });
	}, [id, isNew, submit]);
}

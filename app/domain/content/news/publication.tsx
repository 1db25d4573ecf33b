import { Form, useNavigation } from "@remix-run/react";
import type { ComponentProps } from "react";
import type { Texts } from "#app/i18n/texts.server.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button, type ButtonLook, buttonClass } from "#app/ui/button.tsx";
import { CopyText } from "#app/ui/copy-text.tsx";
import type { PublicationActions, PublicationView } from "./publication-view.server.ts";

type PublicationTexts = Texts["editArticle"]["publication"];

export function Publication({ publication }: { publication: PublicationView }) {
	const { id, text, badge, words, actions, state, preview } = publication;
	return (
		<section aria-labelledby="publication-title" className="mt-3 border-t border-line pt-3">
			<div className="flex flex-wrap items-center gap-x-4 gap-y-2">
				<h2 id="publication-title" className="subheading">
					{text.title}
				</h2>
				<Badge color={badge.color}>{badge.text}</Badge>
				<PublicationButtons actions={actions} text={text} />
			</div>
			<p className="mt-1 text-small text-ink-2">{words}</p>
			{state !== "published" && (
				<div className="mt-3 grid gap-2">
					<h3 className="font-semibold">{text.previewTitle}</h3>
					<p className="max-w-measure text-small text-ink-2">{text.previewWords}</p>
					{preview && (
						<p className="flex flex-wrap items-center gap-x-5 gap-y-2">
							<a href={preview} className="link wrap-anywhere">
								{preview}
							</a>
							<CopyText words={preview} text={text.copy} />
						</p>
					)}
					<RenewButton id={id} words={preview ? text.renew : text.makePreview} hint={preview ? text.renewHint : undefined} />
				</div>
			)}
		</section>
	);
}

interface PublicationButtonsProps {
	actions: PublicationActions;
	text: Pick<PublicationTexts, "busy">;
	inList?: boolean;
}

export function PublicationButtons({ actions: { id, name, now, onDate, withdraw }, text, inList }: PublicationButtonsProps) {
	const { formAction } = useNavigation();
	const [publication, withdrawal] = [`/admin/news/${id}/publication`, `/admin/news/${id}/withdrawal`];
	const busy = formAction === publication || formAction === withdrawal;
	const button = (words: string | undefined, look: ButtonLook, press: ComponentProps<"button">) =>
		words && (
			<button
				type="submit"
				{...press}
				aria-label={inList ? `${words}: ${name}` : undefined}
				disabled={busy}
				className={inList ? "link min-h-8 md:max-w-40 md:text-right" : buttonClass(look)}
			>
				{busy ? text.busy : words}
			</button>
		);
	return (
		<Form method="post" className={`flex flex-wrap gap-x-5 ${inList ? "md:flex-col md:items-end" : "gap-y-3"}`}>
			{inList && <input type="hidden" name="back" value="list" />}
			{button(now, "primary", { formAction: publication, name: "when", value: "now" })}
			{button(onDate, "outline", { formAction: publication, name: "when", value: "onDate" })}
			{button(withdraw, "outline", { formAction: withdrawal })}
		</Form>
	);
}

function RenewButton({ id, words, hint }: { id: string; words: string; hint: string | undefined }) {
	const action = `/admin/news/${id}/preview-address`;
	const busy = useNavigation().formAction === action;
	return (
		<Form method="post" action={action} className="flex flex-wrap items-center gap-x-4 gap-y-2">
			<Button look="outline" disabled={busy}>
				{words}
			</Button>
			{hint && <span className="text-small text-ink-2">{hint}</span>}
		</Form>
	);
}

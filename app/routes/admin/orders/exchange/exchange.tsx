import { Form } from "@remix-run/react";
import { ConfirmForm } from "#app/domain/people/account/confirm-form.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Choice } from "#app/ui/choice.tsx";
import type { exchangeView } from "./view.server.ts";

type View = Awaited<ReturnType<typeof exchangeView>>;
type Text = View["text"];

export function ExchangeChoice({ text, choices, back, error }: { text: Text; choices: View["choices"]; back: string; error?: string }) {
	return (
		<Form method="get">
			<input type="hidden" name="next" value="" />
			<fieldset aria-describedby={error && "choice-error"}>
				<legend className="heading mb-2">{text.choose}</legend>
				{error && (
					<p id="choice-error" className="mb-3 font-medium text-danger">
						{error}
					</p>
				)}
				<ul className="border-t-2 border-line-strong">
					{choices.map(({ isLeft, ...choice }) => (
						<li key={choice.value} className="border-b border-line py-3">
							<Choice {...choice} name="tier" disabled={!isLeft} />
						</li>
					))}
				</ul>
			</fieldset>
			<div className="mt-6 flex flex-wrap gap-3">
				<Button>{text.next}</Button>
				<ButtonLink look="outline" to={back}>
					{text.cancel}
				</ButtonLink>
			</div>
		</Form>
	);
}

interface ExchangeFormProps {
	text: Text;
	chosen: NonNullable<View["chosen"]>;
	confirm: { label: string; hint: string };
	errorTexts: Record<string, string>;
	seen: number;
	back: string;
	answer: { paidBy: string; errors: Partial<Record<string, string>>; failure?: { title: string; words: string } } | undefined;
}

const ID = "exchange";

export function ExchangeForm({ text, chosen, confirm, errorTexts, seen, back, answer }: ExchangeFormProps) {
	return (
		<>
			<dl className="mb-8 border-t-2 border-line-strong">
				{chosen.sums.map(({ term, words }) => (
					<div key={term} className="flex flex-wrap justify-between gap-x-6 border-b border-line py-3 last:font-semibold">
						<dt>{term}</dt>
						<dd className="tabular">{words}</dd>
					</div>
				))}
			</dl>
			{chosen.goesBack && <p className="mb-8">{chosen.goesBack}</p>}
			{chosen.lost.map(({ words, workshops }) => (
				<div key={words} className="mb-8 border-l-4 border-gold bg-gold-ground px-5 py-4 text-gold">
					<p>{words}</p>
					<ul className="mt-2 list-disc pl-5">
						{workshops.map(({ id, title }) => (
							<li key={id}>{title}</li>
						))}
					</ul>
				</div>
			))}
			<ConfirmForm id={ID} text={{ ...text, confirm }} labels={{ paidBy: text.paidBy }} errorTexts={errorTexts} answer={answer} back={back}>
				{(wordsFor) => (
					<>
						<input type="hidden" name="seen" value={seen} />
						<input type="hidden" name="tier" value={chosen.id} />
						<input type="hidden" name="expected" value={chosen.difference} />
						{chosen.ways.length > 0 && (
							<fieldset id={`${ID}-paidBy`} tabIndex={-1} aria-describedby={wordsFor("paidBy") && `${ID}-paidBy-error`}>
								<legend className="mb-3 font-semibold">{text.paidBy}</legend>
								<div className="grid gap-3">
									{chosen.ways.map((way) => (
										<Choice key={way.value} {...way} name="paidBy" required isChosen={answer?.paidBy === way.value} />
									))}
								</div>
								{wordsFor("paidBy") && (
									<p id={`${ID}-paidBy-error`} className="mt-1.5 font-medium text-danger">
										{wordsFor("paidBy")}
									</p>
								)}
							</fieldset>
						)}
					</>
				)}
			</ConfirmForm>
		</>
	);
}

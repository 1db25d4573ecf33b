interface ChoiceProps {
	name: string;
	value: string;
	label: string;
	words?: string;
	isChosen?: boolean;
	disabled?: boolean;
	required?: boolean;
}

export function Choice({ name, value, label, words, isChosen, ...input }: ChoiceProps) {
	return (
		<label className="flex min-h-11 items-start gap-3">
			<input type="radio" name={name} value={value} defaultChecked={isChosen} {...input} className="mt-0.5" />
			<span>
				<span className="font-semibold">{label}</span>
				{words && <span className="block text-small text-ink-2">{words}</span>}
			</span>
		</label>
	);
}

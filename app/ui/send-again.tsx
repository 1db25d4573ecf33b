import { Form, useNavigate, useNavigation } from "@remix-run/react";
import { Button } from "./button.tsx";
import type { UnsentForm } from "./keep-form.ts";
import { useFrame } from "./site.ts";

export function SendAgain({ form: { address, fields } }: { form: UnsentForm }) {
	const { text } = useFrame();
	const navigate = useNavigate();
	const busy = useNavigation().state !== "idle";
	return (
		<Form method="post" action={address} className="flex flex-wrap gap-3">
			{fields.map(([name, value], index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and the list never changes
				<input key={index} type="hidden" name={name} value={value} />
			))}
			<Button disabled={busy}>{text.failure.retry}</Button>
			<Button type="button" look="outline" onClick={() => navigate(-1)}>
				{text.failure.back}
			</Button>
		</Form>
	);
}

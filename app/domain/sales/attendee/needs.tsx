import { Form, useNavigation } from "@remix-run/react";
import { ORDER_LIMITS } from "#app/domain/sales/order/limits.ts";
import { Button } from "#app/ui/button.tsx";
import { Done } from "#app/ui/done.tsx";
import { DownArrow } from "#app/ui/down-arrow.tsx";
import { Field } from "#app/ui/field.tsx";
import type { NeedsView } from "./needs.server.ts";

/** Asks what attendees eat and need; nobody has to say. */
export function Needs({ needs: { text, tickets }, isDone, className = "border-y" }: { needs: NeedsView; isDone: boolean; className?: string }) {
	const busy = useNavigation().formData?.has("needs") ?? false;
	if (tickets.length === 0) return null;
	return (
		<details id="needs" open={isDone} className={`group scroll-mt-28 border-line py-2 ${className}`}>
			<summary className="inline-flex min-h-11 items-center gap-2 font-semibold">
				{text.summary}
				<DownArrow />
			</summary>
			<Form method="post" preventScrollReset autoComplete="off" className="pb-4">
				<Done>{isDone && text.done}</Done>
				<p className="mb-4 max-w-measure text-ink-2">{text.words}</p>
				{tickets.map(({ id, label, isKept }) => (
					<fieldset key={`${id} ${isKept}`} className="mb-6 min-w-0">
						{label && <legend className="mb-2 font-semibold">{label}</legend>}
						{isKept && <p className="mb-2">{text.kept}</p>}
						<div className="grid gap-4 sm:grid-cols-2">
							<Field id={`diet-${id}`} name={`diet.${id}`} label={text.diet} hint={text.dietHint} maxLength={ORDER_LIMITS.needs} />
							<Field id={`access-${id}`} name={`access.${id}`} label={text.access} hint={text.accessHint} maxLength={ORDER_LIMITS.needs} />
						</div>
						{isKept && (
							<label className="mt-2 flex min-h-11 items-center gap-3">
								<input type="checkbox" name={`forget.${id}`} className="size-5 shrink-0 accent-action" />
								{text.forget}
							</label>
						)}
					</fieldset>
				))}
				<Button look="outline" name="needs" value="1" disabled={busy}>
					{busy ? text.busy : text.save}
				</Button>
			</Form>
		</details>
	);
}

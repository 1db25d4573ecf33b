import { Form } from "@remix-run/react";
import { Button } from "#app/ui/button.tsx";
import { DownArrow } from "#app/ui/down-arrow.tsx";
import { Link } from "#app/ui/link.tsx";
import { useSite } from "#app/ui/site.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";

export interface ZoneChoiceView {
	/** `device` contains `{{zone}}`, which is replaced by the city. */
	text: { label: string; apply: string; device: string };
	options: { value: string; label: string }[];
	value: string;
	kept: [name: string, value: string][];
	chosen: string;
	name: string;
	timeZone: string;
	at: string;
}

export function ZoneChoice({ zone, className = "" }: { zone: ZoneChoiceView | undefined; className?: string }) {
	return zone && <Choice zone={zone} className={className} />;
}

function Choice({ zone: { text, options, value, kept, chosen, name, timeZone, at }, className }: { zone: ZoneChoiceView; className: string }) {
	const { pathname, search } = useSite();
	const own = useHydrated() ? new Intl.DateTimeFormat().resolvedOptions().timeZone : timeZone;
	const clock = (zone: string) => new Date(at).toLocaleString("en", { timeZone: zone });
	// Not on the server: formatting an instant in a time zone takes as long as formatting a dozen sessions.
	const isElsewhere = own !== timeZone && clock(own) !== clock(timeZone);
	const asked = new URLSearchParams(search);
	asked.set("zone", own);
	return (
		<div className={`no-print text-small ${className}`}>
			<details className="peer group">
				<summary className="inline-flex min-h-11 items-center gap-2 font-semibold">
					{text.label} {chosen}
					<DownArrow />
				</summary>
				<p className="text-ink-2">{name}</p>
				<Form key={`${value} ${kept}`} action={pathname} preventScrollReset autoComplete="off" className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2">
					{kept.map(([field, kept]) => (
						<input key={field} type="hidden" name={field} value={kept} />
					))}
					<select name="zone" defaultValue={value} aria-label={text.label} className="field min-h-11 w-auto max-w-full min-w-0 py-1.5">
						{options.map((option) => (
							<option key={option.value} value={option.value}>
								{option.label}
							</option>
						))}
					</select>
					<Button look="outline" className="text-small">
						{text.apply}
					</Button>
				</Form>
			</details>
			{isElsewhere && (
				<Link to={`${pathname}?${asked}`} preventScrollReset className="link inline-block py-1.5 max-md:hidden max-md:peer-open:inline-block">
					{text.device.replace("{{zone}}", () => own.slice(own.lastIndexOf("/") + 1).replaceAll("_", " "))}
				</Link>
			)}
		</div>
	);
}

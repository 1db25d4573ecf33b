import { Form } from "@remix-run/react";
import { Button } from "~/ui/button";
import { Link } from "~/ui/link";
import { useSite } from "~/ui/site";
import { useHydrated } from "~/ui/use-hydrated";

export interface ZoneChoiceView {
	/** `device` names the city as `{{zone}}`. */
	text: { label: string; apply: string; device: string };
	/** The venue's has no value. */
	options: { value: string; label: string }[];
	value: string;
	/** What else the address says. */
	kept: [name: string, value: string][];
	/** What the shown clock is called. */
	name: string;
	timeZone: string;
	/** An instant of the summit. */
	at: string;
}

/** By which clock times are shown; nothing where there is no choice. */
export function ZoneChoice({ zone, className = "" }: { zone: ZoneChoiceView | undefined; className?: string }) {
	return zone && <Choice zone={zone} className={className} />;
}

/** With JavaScript the device's own zone is offered, where its clock shows another time; nothing changes by itself. */
function Choice({ zone: { text, options, value, kept, name, timeZone, at }, className }: { zone: ZoneChoiceView; className: string }) {
	const { pathname, search } = useSite();
	const own = useHydrated() ? new Intl.DateTimeFormat().resolvedOptions().timeZone : timeZone;
	const clock = (zone: string) => new Date(at).toLocaleString("en", { timeZone: zone });
	const asked = new URLSearchParams(search);
	asked.set("zone", own);
	return (
		<div className={`no-print text-small ${className}`}>
			<Form key={`${value} ${kept}`} action={pathname} preventScrollReset autoComplete="off" className="flex flex-wrap items-center gap-x-3 gap-y-2">
				{kept.map(([field, kept]) => (
					<input key={field} type="hidden" name={field} value={kept} />
				))}
				<label htmlFor="zone" className="font-semibold">
					{text.label}
				</label>
				<select id="zone" name="zone" defaultValue={value} className="field min-h-11 w-auto max-w-full py-1.5">
					{options.map((option) => (
						<option key={option.value} value={option.value}>
							{option.label}
						</option>
					))}
				</select>
				<Button look="outline" className="text-small">
					{text.apply}
				</Button>
				<span className="text-ink-2">{name}</span>
			</Form>
			{clock(own) !== clock(timeZone) && (
				<Link to={`${pathname}?${asked}`} preventScrollReset className="link inline-block py-1.5">
					{text.device.replace("{{zone}}", () => own.slice(own.lastIndexOf("/") + 1).replaceAll("_", " "))}
				</Link>
			)}
		</div>
	);
}

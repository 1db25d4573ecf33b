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
	at: string;
	/** From UTC at that instant, in minutes. */
	offset: number;
}

export function ZoneChoice({ zone, className = "" }: { zone: ZoneChoiceView | undefined; className?: string }) {
	return (
		zone && (
			<div className={`no-print text-small ${className}`}>
				<ZoneForm zone={zone} />
				<DeviceZone zone={zone} />
			</div>
		)
	);
}

export function ZoneForm({ zone: { text, options, value, kept, chosen, name } }: { zone: ZoneChoiceView }) {
	const { pathname } = useSite();
	return (
		<details className="group text-small">
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
	);
}

/** Names the time zone if it is not the venue's, or not the device's. */
export function ZoneNote({ zone }: { zone: ZoneChoiceView }) {
	const own = useDeviceZone(zone);
	if (!zone.value && !own) return null;
	return (
		<div className="no-print flex flex-wrap gap-x-2 text-small text-ink-2">
			<span className={own && !zone.value ? "max-md:hidden" : ""}>
				{zone.text.label} {zone.chosen}
			</span>
			<DeviceZoneLink zone={zone} own={own} />
		</div>
	);
}

const DeviceZone = ({ zone }: { zone: ZoneChoiceView }) => <DeviceZoneLink zone={zone} own={useDeviceZone(zone)} />;

function DeviceZoneLink({ zone, own }: { zone: ZoneChoiceView; own: string | undefined }) {
	const { pathname, search } = useSite();
	if (!own) return null;
	const asked = new URLSearchParams(search);
	asked.set("zone", own);
	return (
		<Link to={`${pathname}?${asked}`} preventScrollReset className="link">
			{zone.text.device.replace("{{zone}}", () => own.slice(own.lastIndexOf("/") + 1).replaceAll("_", " "))}
		</Link>
	);
}

/** Returns the zone of the device if its clock differs from the one shown. Compares offsets, since formatting an instant takes as long as a dozen sessions. */
function useDeviceZone({ at, offset }: ZoneChoiceView): string | undefined {
	const isElsewhere = useHydrated() && -new Date(at).getTimezoneOffset() !== offset;
	return isElsewhere ? new Intl.DateTimeFormat().resolvedOptions().timeZone : undefined;
}

import { Form } from "@remix-run/react";
import { Button } from "#app/ui/button.tsx";
import { FilterLinks, type FilterOption } from "#app/ui/filter-links.tsx";
import { Filters } from "#app/ui/filters.tsx";
import { useSite } from "#app/ui/site.ts";

export interface AgendaFiltersView {
	rows: { label: string; options: FilterOption[] }[];
	selects: { name: string; label: string; all: string; value: string; options?: { value: string; label: string }[] }[];
	apply: string;
	kept: [name: string, value: string][];
	isChosen: boolean;
}

export function AgendaFilters({ filters: { rows, selects, apply, kept, isChosen } }: { filters: AgendaFiltersView }) {
	const { pathname } = useSite();
	return (
		<Filters chosen={isChosen} className="max-md:has-[[open]]:basis-full">
			<div className="grid gap-x-8 gap-y-4 lg:grid-cols-[9rem_1fr] lg:items-center">
				{rows.map(({ label, options }) => (
					<div key={label} className="contents">
						<p className="text-small font-semibold max-lg:-mb-2">{label}</p>
						<FilterLinks label={label} options={options} />
					</div>
				))}
			</div>
			{selects.length > 0 && (
				<Form key={kept.join()} action={pathname} preventScrollReset autoComplete="off" className="mt-4 flex flex-wrap items-end gap-x-4 gap-y-3 lg:pl-44">
					{kept.map(([name, value]) => (
						<input key={name} type="hidden" name={name} value={value} />
					))}
					{selects.map(({ name, label, all, value, options }) => (
						<div key={`${name} ${value}`} className="min-w-[min(10rem,100%)] grow basis-40 md:max-w-60">
							<label htmlFor={`filter-${name}`} className="mb-1 block text-small font-semibold">
								{label}
							</label>
							{options ? (
								<select id={`filter-${name}`} name={name} defaultValue={value} className="field min-h-11 py-1.5 text-small">
									<option value="">{all}</option>
									{options.map((option) => (
										<option key={option.value} value={option.value}>
											{option.label}
										</option>
									))}
								</select>
							) : (
								<input id={`filter-${name}`} name={name} defaultValue={value} placeholder={all} className="field min-h-11 py-1.5 text-small" />
							)}
						</div>
					))}
					<Button look="outline" className="text-small">
						{apply}
					</Button>
				</Form>
			)}
		</Filters>
	);
}

import { Form, Link, useLoaderData, useNavigation } from "@remix-run/react";
import type { Texts } from "#app/i18n/texts.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { NarrowPage } from "./narrow-page.tsx";

export interface Deletion {
	text: Texts["editor"]["deletion"];
	isKept?: boolean;
	names?: { path: string; name: string }[];
	/** Selected, but left as they are. */
	skipped?: { title: string; names: { path: string; name: string }[] };
	references?: { path: string; entityType: string; name: string }[];
	back: string;
	ids?: string[];
}

export function DeletionPage() {
	const { text, isKept, names = [], skipped, references = [], back, ids = [] } = useLoaderData() as Deletion;
	const busy = useNavigation().formMethod === "POST";
	return (
		<NarrowPage title={isKept ? text.keptTitle : text.title} lead={isKept ? text.keptWords : text.words}>
			{names.length > 0 && <Names of={names} />}
			{skipped && skipped.names.length > 0 && (
				<>
					<p className="mt-8 font-semibold">{skipped.title}</p>
					<Names of={skipped.names} />
				</>
			)}
			{references.length > 0 && (
				<>
					<p className="mt-8 font-semibold">{text.references}</p>
					<ul className="mt-3 border-t-2 border-line-strong">
						{references.map(({ path, entityType, name }) => (
							<li key={path} className="border-b border-line py-3">
								<span className="text-small text-ink-2">{entityType}: </span>
								<Link to={path} className="link">
									{name}
								</Link>
							</li>
						))}
					</ul>
					<p className="mt-4">{text.detachWords}</p>
				</>
			)}
			<Form method="post" className="mt-10 flex flex-wrap gap-3">
				{ids.length > 0 && <input type="hidden" name="redirectTo" value={back} />}
				{ids.map((id) => (
					<input key={id} type="hidden" name="id" value={id} />
				))}
				{!isKept && (
					<Button name="remove" value="yes" disabled={busy}>
						{busy ? text.deleting : references.length > 0 ? text.detach : text.submit}
					</Button>
				)}
				<ButtonLink look="outline" to={back}>
					{isKept ? text.keptBack : text.cancel}
				</ButtonLink>
			</Form>
		</NarrowPage>
	);
}

function Names({ of }: { of: NonNullable<Deletion["names"]> }) {
	return (
		<ul className="mt-4 border-t-2 border-line-strong">
			{of.map(({ path, name }) => (
				<li key={path} className="border-b border-line py-2 wrap-anywhere">
					<Link to={path} className="link inline-block py-1">
						{name}
					</Link>
				</li>
			))}
		</ul>
	);
}

import { Fragment } from "react";
import { Text } from "#app/i18n/text.tsx";
import type { RoomView } from "./view.server.ts";

export function RoomList({ rooms }: { rooms: RoomView[] }) {
	return (
		<ul className="grid gap-x-10 border-t border-line sm:grid-cols-2">
			{rooms.map(({ id, name, facts }) => (
				<li key={id} className="border-b border-line py-3">
					<p className="font-semibold">
						<Text of={name} />
					</p>
					{facts.length > 0 && (
						<p className="text-small text-ink-2">
							{facts.map((fact, index) => (
								<Fragment key={fact.text}>
									<span lang={fact.lang} className="inline-block">
										{fact.text}
										{index < facts.length - 1 && "\u00a0·"}
									</span>{" "}
								</Fragment>
							))}
						</p>
					)}
				</li>
			))}
		</ul>
	);
}

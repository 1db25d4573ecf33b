import { parseArgs } from "node:util";
import { WrongArguments } from "./terminal.ts";

/** Accepts exactly these names, such as FILE, and any of these switches. @throws WrongArguments */
export function readArguments<Name extends string, Switch extends string>(command: string, words: string[], names: Name[], switches: Switch[] = []) {
	const options = Object.fromEntries(switches.map((name) => [name, { type: "boolean" as const }]));
	const { positionals, values } = parse(words, options);
	if (positionals.length !== names.length) throw new WrongArguments(`Write '${[command, ...names].join(" ")}'.`);
	const named = Object.fromEntries(names.map((name, index) => [name, positionals[index]])) as Record<Name, string>;
	return { ...named, ...(values as Partial<Record<Switch, boolean>>) };
}

function parse(words: string[], options: Record<string, { type: "boolean" }>) {
	try {
		return parseArgs({ args: words, allowPositionals: true, options });
	} catch (cause) {
		throw new WrongArguments((cause as Error).message);
	}
}

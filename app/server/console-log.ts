import { format } from "node:util";
import type { Logger } from "pino";
import type { RequestContext } from "#app/runtime/request-context.server.ts";
import { redactError } from "./logged-address.ts";

/** Console output of Remix and libraries becomes log lines with the request's id. `console.log` stays, for people. */
export function logConsole(log: Logger, currentRequest: () => RequestContext | undefined): void {
	for (const level of ["error", "warn", "info", "debug"] as const) {
		console[level] = (...said: unknown[]) => {
			const { id, conceal = (text: string) => text } = currentRequest() ?? {};
			const err = said.find((one) => one instanceof Error);
			const words = said.filter((one) => one !== err);
			log[level]({ id, err: redactError(err, conceal) }, conceal(words.length > 0 ? format(...words) : (err?.message ?? "")));
		};
	}
}

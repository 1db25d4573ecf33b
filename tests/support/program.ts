import { execFile } from "node:child_process";
import path from "node:path";

const { SUMMIT_BINARY } = process.env;

/** The executable in SUMMIT_BINARY, or the sources. */
export const PROGRAM: [string, ...string[]] = SUMMIT_BINARY
	? [path.resolve(SUMMIT_BINARY)]
	: [process.execPath, path.join(import.meta.dirname, "../../app/server/summit.ts")];

/** The executable must work with an empty environment. */
export const ENVIRONMENT = (SUMMIT_BINARY ? {} : { ...process.env, NODE_ENV: "production" }) as NodeJS.ProcessEnv;

export interface Outcome {
	code: number;
	out: string;
	error: string;
}

interface Setting {
	input?: string | Buffer;
	environment?: Record<string, string>;
	cwd?: string;
}

export const summit = (words: string[], setting?: Setting) => run([...PROGRAM, ...words] as typeof PROGRAM, setting);

export function run([program, ...words]: [string, ...string[]], { input = "", environment, cwd }: Setting = {}): Promise<Outcome> {
	return new Promise((resolve) => {
		const child = execFile(program, words, { cwd, env: { ...ENVIRONMENT, ...environment } }, (failure, out, error) => {
			resolve({ code: failure ? Number(failure.code) : 0, out, error });
		});
		child.stdin?.end(input);
	});
}

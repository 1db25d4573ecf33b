import { z } from "zod";
import { apiCredentialsSchema } from "#app/auth/credentials.ts";
import { getEvent } from "#app/domain/content/event/queries.server.ts";
import { RESOURCES } from "#app/domain/operations/registry/resources.server.ts";
import { DEFAULT_LOCALE, LOCALES } from "#app/i18n/config.ts";
import { authAnswer } from "#app/routes/api/auth/status.server.ts";

export interface Schema {
	type?: string | string[];
	description?: string;
	enum?: readonly string[];
	const?: string;
	format?: string;
	pattern?: string;
	items?: Schema;
	anyOf?: Schema[];
	properties?: Record<string, Schema>;
	required?: string[];
}

/** The content calls with schema, parameter and the first entry of today's response, in a language. */
export function describeCalls(locale = DEFAULT_LOCALE) {
	return Promise.all(
		RESOURCES.flatMap(({ api }) => api ?? []).map(async ({ name, summary, entry, filter, answer }) => {
			const path = `/api/${name}`;
			const [example] = await answer(new URL(path, "http://site"), locale);
			const parameter = filter && { name: filter.name, description: filter.about, schema: { type: "string", enum: await filter.values() } };
			return { name, path, summary, schema: schemaOf(entry), parameter, example };
		}),
	);
}
export type DescribedCall = Awaited<ReturnType<typeof describeCalls>>[number];

/** OpenAPI 3.1, generated from the schemas of the responses. */
export async function describeApi(origin: string) {
	const calls = await describeCalls();
	return {
		openapi: "3.1.1",
		info: {
			title: `API of the ${(await getEvent()).name}`,
			version: "1",
			description:
				"Agenda, speakers, workshops, tickets, partners, news and the event itself, as JSON. No key is needed. Errors are one sentence of plain text.",
		},
		servers: [{ url: origin }],
		externalDocs: { url: `${origin}/api` },
		paths: { ...Object.fromEntries(calls.map((call) => [call.path, { get: describeCall(call) }])), ...AUTH },
		components: {
			schemas: {
				...Object.fromEntries(calls.map(({ name, schema }) => [name, schema])),
				signIn: schemaOf(apiCredentialsSchema, "input"),
				signedIn: schemaOf(authAnswer),
			},
			parameters: {
				language: {
					name: "lng",
					in: "query",
					description: "Language of the texts; English if a translation is missing.",
					schema: { type: "string", enum: LOCALES, default: DEFAULT_LOCALE },
				},
			},
		},
	};
}

function describeCall({ name, summary, parameter, example }: DescribedCall) {
	return {
		operationId: `list-${name}`,
		summary,
		parameters: [...LANGUAGE, ...(parameter ? [{ ...parameter, in: "query" }] : [])],
		responses: {
			200: {
				description: "All entries. Send the ETag in If-None-Match to request them again.",
				headers: { ETag: { schema: { type: "string" } } },
				content: {
					"application/json": { schema: { type: "array", items: { $ref: `#/components/schemas/${name}` } }, example: example ? [example] : [] },
				},
			},
			304: { description: "Unchanged since the ETag in If-None-Match." },
			400: refusal("Unknown value of a parameter."),
			405: refusal("Only GET and HEAD are allowed."),
		},
	};
}

const LANGUAGE = [{ $ref: "#/components/parameters/language" }];

const refusal = (description: string, headers: Record<string, object> = {}) => ({
	description,
	headers,
	content: { "text/plain": { schema: { type: "string" } } },
});

const SIGNED_IN = { description: "The signed-in user.", content: { "application/json": { schema: { $ref: "#/components/schemas/signedIn" } } } };
const FOREIGN = refusal("The request comes from another site, or has neither an Origin header nor the content type application/json.");

/** For organizers; rejects requests from other sites. */
const AUTH = {
	"/api/auth/login": {
		post: {
			operationId: "sign-in",
			summary: "Signs an organizer in with a cookie.",
			parameters: LANGUAGE,
			requestBody: { required: true, content: { "application/json": { schema: { $ref: "#/components/schemas/signIn" } } } },
			responses: {
				200: SIGNED_IN,
				400: refusal("A field is missing or too long, or the body is not JSON."),
				401: refusal("Name or password is wrong, or a code of the second factor is needed."),
				403: FOREIGN,
				405: refusal("Only POST is allowed."),
				413: refusal("The body is too large."),
				415: refusal("The content type is not application/json."),
				429: refusal("Too many attempts.", { "Retry-After": { description: "Seconds.", schema: { type: "integer" } } }),
			},
		},
	},
	"/api/auth/logout": {
		post: {
			operationId: "sign-out",
			summary: "Ends the organizer's session.",
			description: "A program sends `Content-Type: application/json`, its cookie, and no body.",
			parameters: LANGUAGE,
			responses: { 200: SIGNED_IN, 403: FOREIGN, 405: refusal("Only POST is allowed.") },
		},
	},
	"/api/auth/status": { get: { operationId: "status", summary: "Who one is signed in as.", responses: { 200: SIGNED_IN } } },
};

function schemaOf(schema: z.ZodType, io: "input" | "output" = "output"): Schema {
	const { $schema: _, ...described } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
	return described as Schema;
}

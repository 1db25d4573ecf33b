import { readFileSync } from "node:fs";
import program from "../../../package.json" with { type: "json" };
import type { Component } from "./third-party.ts";

const RULE = "=".repeat(80);

export function licenseNotices(components: Component[]): string {
	const byText = Map.groupBy(components, ({ text }) => text.trim());
	const parts = [...byText].filter(([text]) => text !== "").map(([text, group]) => `${RULE}\n${group.map(titleOf).join("\n")}\n\n${text}\n`);
	return [
		readFileSync("LICENSE", "utf8"),
		"What follows are the notices of the software and fonts that this program holds. The source of what stands under the LGPL\nis at https://github.com/lovell/sharp-libvips; `summit licenses --sbom` lists everything for machines.\n",
		...parts,
	].join("\n");
}

function titleOf({ name, version, license }: Component): string {
	return `${[name, version].filter(Boolean).join(" ")} (${license})`;
}

/** CycloneDX 1.6 (ECMA-424). Without time and serial number, so that equal builds are equal. */
export function softwareBill(components: Component[]): string {
	const bill = {
		$schema: "http://cyclonedx.org/schema/bom-1.6.schema.json",
		bomFormat: "CycloneDX",
		specVersion: "1.6",
		version: 1,
		metadata: {
			component: { type: "application", "bom-ref": "summit", name: program.name, version: program.version, licenses: [{ expression: program.license }] },
		},
		components: components.map(({ type, name, version, license, purl, integrity }) => ({
			type,
			"bom-ref": purl ?? [name, version].filter(Boolean).join("@"),
			name,
			version,
			hashes: integrity ? [hashOf(integrity)] : undefined,
			licenses: [{ expression: license }],
			purl,
		})),
	};
	return `${JSON.stringify(bill, null, "\t")}\n`;
}

function hashOf(integrity: string): { alg: string; content: string } {
	const [algorithm = "", digest = ""] = integrity.split("-");
	return { alg: algorithm.toUpperCase().replace("SHA", "SHA-"), content: Buffer.from(digest, "base64").toString("hex") };
}

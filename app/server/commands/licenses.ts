import { existsSync, readFileSync } from "node:fs";
import { getAsset, isSea } from "node:sea";
import { CommandFailed, type Terminal } from "./terminal.ts";

/** `sbom` prints CycloneDX. @throws CommandFailed */
export function printLicenses({ sbom }: { sbom?: boolean }, { print }: Pick<Terminal, "print">): void {
	const name = sbom ? "sbom.json" : "licenses.txt";
	print(isSea() ? getAsset(name, "utf8") : readBuilt(name));
}

function readBuilt(name: string): string {
	const file = `build/executable/${name}`;
	if (!existsSync(file)) throw new CommandFailed("Run npm run build:binary to collect the licenses of the packages in node_modules.");
	return readFileSync(file, "utf8");
}

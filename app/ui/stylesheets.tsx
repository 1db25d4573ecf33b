import { type Path, useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useReducer, useRef, useState } from "react";
import { isAdminPath, plainPath } from "#app/http/admin-path.ts";
import { splitPath } from "#app/i18n/config.ts";
import admin from "../styles/admin.css?url";
import grid from "../styles/grid.css?url";
import home from "../styles/home.css?url";
import program from "../styles/program.css?url";
import site from "../styles/site.css?url";

const SHEETS = { admin, grid, home, program, site };
const PROGRAM = /^\/(agenda|my-agenda|news|search|speakers|workshops)(\/|$)/;

type Place = Pick<Path, "pathname" | "search">;

/** A page has one sheet with all its utilities: a second one would change their order. */
export function sheetFor({ pathname, search }: Place): keyof typeof SHEETS {
	if (isAdminPath(pathname)) return "admin";
	const { path } = splitPath(plainPath(pathname));
	if (path === "/") return "home";
	if (path === "/agenda" && search.includes("view=grid")) return "grid";
	return PROGRAM.test(path) ? "program" : "site";
}

const addressFor = (place: Place) => SHEETS[sheetFor(place)];

/** The sheet of a page that may come next loads, inactive, beforehand; the shown page keeps its own until then. */
export function Stylesheets() {
	const wanted = addressFor(useLocation());
	const { location } = useNavigation();
	const [known, learn] = useReducer((sheets: string[], more: string) => [...new Set([...sheets, more])], [wanted]);
	const [loaded, setLoaded] = useState([wanted]);
	const active = useRef(wanted);
	if (loaded.includes(wanted)) active.current = wanted;
	useEffect(() => {
		if (location) learn(addressFor(location));
	}, [location]);
	useEffect(() => {
		const onPointer = ({ target }: Event) => {
			const link = (target as Element).closest<HTMLAnchorElement>("a[href]");
			if (link?.origin === window.location.origin) learn(addressFor(link));
		};
		addEventListener("pointerover", onPointer);
		return () => removeEventListener("pointerover", onPointer);
	}, []);
	return [...new Set([...known, wanted])].map((sheet) => (
		<link
			key={sheet}
			rel="stylesheet"
			href={sheet}
			media={active.current === sheet ? undefined : "not all"}
			onLoad={() => setLoaded((others) => [...others, sheet])}
		/>
	));
}

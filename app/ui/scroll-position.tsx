import { ScrollRestoration } from "react-router-dom";

/** The key in the browser's storage of the tab. */
const STORAGE_KEY = "positions";

/**
 * Runs where the page ends, before the programs are there. Remix's own component writes such a script too, but its text is
 * known only where it is drawn, and the policy has to name it beforehand.
 */
export const scrollScript = `{
if(!history.state?.key)history.replaceState({key:Math.random().toString(32).slice(2)},"");
try{const y=JSON.parse(sessionStorage.getItem("${STORAGE_KEY}")||"{}")[history.state.key];if(typeof y==="number")scrollTo(0,y)}
catch{sessionStorage.removeItem("${STORAGE_KEY}")}
}`.replaceAll("\n", "");

/** Back and reload lead to where the reader was on the page. It stands before the pages: those that focus a part of theirs scroll last. */
export const ScrollPosition = () => <ScrollRestoration storageKey={STORAGE_KEY} />;

/** The same before the programs are there. */
export const ScrollScript = () => (
	// biome-ignore lint/security/noDangerouslySetInnerHtml: our own words, and they must run before the programs
	<script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? scrollScript : "" }} />
);

import { ScrollRestoration } from "react-router-dom";

const STORAGE_KEY = "positions";

/** The text of Remix's own script is known only when rendered, but the policy needs its hash beforehand. */
export const scrollScript = `{
if(!history.state?.key)history.replaceState({key:Math.random().toString(32).slice(2)},"");
try{const y=JSON.parse(sessionStorage.getItem("${STORAGE_KEY}")||"{}")[history.state.key];if(typeof y==="number")scrollTo(0,y)}
catch{sessionStorage.removeItem("${STORAGE_KEY}")}
}`.replaceAll("\n", "");

/** Rendered before the pages: those that focus a part of themselves scroll last. */
export const ScrollPosition = () => <ScrollRestoration storageKey={STORAGE_KEY} />;

export const ScrollScript = () => (
	// biome-ignore lint/security/noDangerouslySetInnerHtml: our own words, and they must run before the programs
	<script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? scrollScript : "" }} />
);

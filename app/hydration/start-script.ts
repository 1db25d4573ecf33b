import { WORKER } from "#app/offline/names.ts";
import { HYDRATION_DATA_ID } from "./hydration-data.ts";

/**
 * Loads the scripts after the first paint, at latest two seconds after the load event. Until the router runs, Back reloads the page.
 * Registers the service worker only where none is active: a second registration would keep a retired one from leaving.
 */
export const startScript = `{
const at=()=>location.pathname+location.search,here=at(),start=()=>document.getElementById("${HYDRATION_DATA_ID}")?.dataset.files.split(" ").forEach(f=>import(f)),isHere=()=>at()===here,root=document.documentElement;
pageStart={isHere,served:new Set([root,...root.children].flatMap(e=>[...e.children]))};
onpopstate=e=>{if(!isHere()){e.stopImmediatePropagation();location.reload()}};
addEventListener("load",()=>{${import.meta.env.PROD ? `navigator.serviceWorker?.controller===null&&!navigator.connection?.saveData&&navigator.serviceWorker.register("${WORKER}").catch(()=>{});` : ""}new PerformanceObserver(start).observe({type:"paint",buffered:true});setTimeout(start,2e3)})
}`.replaceAll("\n", "");

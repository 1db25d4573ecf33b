import { WORKER } from "#app/offline/names.ts";
import { HYDRATION_DATA_ID } from "./hydration-data.ts";

/**
 * The inline script that fetches the files which the hydration data names, once the page is shown, or two seconds after it has
 * loaded where a browser does not say when. Until React has the page, Back can lead to an address of this site that only
 * the router would show: it is loaded then, and the router, which may have begun to listen, hears nothing of it.
 *
 * A page that has loaded also calls the service worker, unless the visitor saves data. One that is there is renewed by the
 * browser; called again, it could not leave.
 */
export const startScript = `{
const at=()=>location.pathname+location.search,here=at(),start=()=>document.getElementById("${HYDRATION_DATA_ID}").dataset.files.split(" ").forEach(f=>import(f)),isHere=()=>at()===here,root=document.documentElement;
pageStart={isHere,served:new Set([root,...root.children].flatMap(e=>[...e.children]))};
onpopstate=e=>{if(!isHere()){e.stopImmediatePropagation();location.reload()}};
addEventListener("load",()=>{${import.meta.env.PROD ? `navigator.serviceWorker?.controller===null&&!navigator.connection?.saveData&&navigator.serviceWorker.register("${WORKER}").catch(()=>{});` : ""}new PerformanceObserver(start).observe({type:"paint",buffered:true});setTimeout(start,2e3)})
}`.replaceAll("\n", "");

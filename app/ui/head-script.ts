import { TRANSLATIONS } from "#app/i18n/config.ts";
import { themeScript } from "./theme.ts";

/** Specification, section 9. */
const SOLID_FROM_PX = 50;
const HASH_DELAY_MS = 100;

const REDUCED_MOTION = `matchMedia("(prefers-reduced-motion: reduce)").matches`;

/** For browsers without scroll timelines; elsewhere home.css does this. */
const followScript = `if(!CSS.supports("animation-timeline","scroll()")){
const root=document.documentElement,follow=()=>{
const scrolled=scrollY>${SOLID_FROM_PX}?"yes":"no",ground=document.querySelector(".hero-ground");
if(root.dataset.scrolled!==scrolled)root.dataset.scrolled=scrolled;
if(ground)ground.style.translate=${REDUCED_MOTION}?"":"0 "+scrollY/2+"px"
};
follow();
addEventListener("scroll",follow,{passive:true})
}`;

/** Scrolls smoothly to the section in the address, which the browser reads only after the load. Not after scrolling, Back or reload. */
const hashScript = `{
const {hash,pathname,search}=location;
if(hash&&/^\\/(${TRANSLATIONS.join("|")})?$/.test(pathname)&&performance.getEntriesByType("navigation")[0]?.type==="navigate"){
history.replaceState(history.state,"",pathname+search);
addEventListener("load",()=>{
history.replaceState(history.state,"",hash);
setTimeout(()=>{
let section;
try{section=document.getElementById(decodeURIComponent(hash.slice(1)))}catch{}
if(!section||scrollY>0)return;
section.tabIndex=-1;
section.focus({preventScroll:true});
section.scrollIntoView({behavior:${REDUCED_MOTION}?"instant":"smooth"})
},${HASH_DELAY_MS})
})}}`;

/** Runs before the first paint. A function, so that the browser's build can drop it. */
export const headScript = () => [themeScript, followScript, hashScript].map((script) => script.replaceAll("\n", "")).join("\n");

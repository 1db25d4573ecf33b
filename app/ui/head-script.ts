import { TRANSLATIONS } from "#app/i18n/config.ts";
import { themeScript } from "./theme.ts";

/** Pixels of scrolling after which the bar over the hero is solid, and milliseconds before a section is scrolled to (specification, section 9). */
const SOLID_FROM = 50;
const HASH_DELAY = 100;

const STILL = `matchMedia("(prefers-reduced-motion: reduce)").matches`;

/** Where a browser knows no scroll timelines, this does on home what styles.css does elsewhere: header and hero follow the page. */
const followScript = `if(!CSS.supports("animation-timeline","scroll()")){
const root=document.documentElement,follow=()=>{
const scrolled=scrollY>${SOLID_FROM}?"yes":"no",ground=document.querySelector(".hero-ground");
if(root.dataset.scrolled!==scrolled)root.dataset.scrolled=scrolled;
if(ground)ground.style.translate=${STILL}?"":"0 "+scrollY/2+"px"
};
follow();
addEventListener("scroll",follow,{passive:true})
}`;

/**
 * A home page opened at a section scrolls there smoothly: the browser, which would jump, reads the section's name only once
 * the page has loaded. Who has scrolled by then stays where they are, as who comes back or reloads.
 */
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
section.scrollIntoView({behavior:${STILL}?"instant":"smooth"})
},${HASH_DELAY})
})}}`;

/** Runs in the head of every page, before the first paint and without waiting for React. A function, so that browsers' programs can go without it. */
export const headScript = () => [themeScript, followScript, hashScript].map((script) => script.replaceAll("\n", "")).join("\n");

export { common } from "./common";
export { counts } from "./counts";
export { home } from "./home";
export { labels } from "./labels";
export { speakers } from "./speakers";

/** Draws the cards' pictures, all or those whose addresses contain an argument. Run: `npx node seeds/art/scenes.ts`. */
import { renderPicture } from "./render.ts";
import { gathering } from "./scenes/about.ts";
import { audiences } from "./scenes/audience.ts";
import { breaks } from "./scenes/break.ts";
import { maps } from "./scenes/city-map.ts";
import { colombiaAndArgentina } from "./scenes/countries-colombia-argentina.ts";
import { denmarkAndFinland } from "./scenes/countries-denmark-finland.ts";
import { icelandAndChile } from "./scenes/countries-iceland-chile.ts";
import { mexicoAndBrazil } from "./scenes/countries-mexico-brazil.ts";
import { swedenAndNorway } from "./scenes/countries-sweden-norway.ts";
import { heads } from "./scenes/heads.ts";
import { industryNews } from "./scenes/news-industry.ts";
import { partnershipNews } from "./scenes/news-partnership.ts";
import { scholarshipNews } from "./scenes/news-scholarships.ts";
import { summitNews } from "./scenes/news-summit.ts";
import { regions } from "./scenes/regions.ts";
import type { Scene } from "./scenes/scene.ts";
import { venues } from "./scenes/venue.ts";
import { business } from "./scenes/workshops-business.ts";
import { dealAndShop } from "./scenes/workshops-deal-shop.ts";
import { forestAndContract } from "./scenes/workshops-forest-contract.ts";
import { forkAndShare } from "./scenes/workshops-fork-share.ts";
import { innovation } from "./scenes/workshops-innovation.ts";
import { leadershipTalk } from "./scenes/workshops-leadership-circle.ts";
import { leadershipWalk } from "./scenes/workshops-leadership-ridge.ts";
import { leakAndNeighbors } from "./scenes/workshops-leak-neighbors.ts";
import { netAndShipment } from "./scenes/workshops-net-shipment.ts";
import { soilAndQueue } from "./scenes/workshops-soil-queue.ts";
import { sustainability } from "./scenes/workshops-sustainability.ts";
import { technologyInHalls } from "./scenes/workshops-technology-hall.ts";
import { technologyAtTables } from "./scenes/workshops-technology-network.ts";
import { wreckAndData } from "./scenes/workshops-wreck-data.ts";
import { yarnAndHeat } from "./scenes/workshops-yarn-heat.ts";

export const scenes: Scene[] = [
	gathering,
	audiences,
	breaks,
	heads,
	colombiaAndArgentina,
	denmarkAndFinland,
	icelandAndChile,
	mexicoAndBrazil,
	swedenAndNorway,
	industryNews,
	partnershipNews,
	scholarshipNews,
	summitNews,
	regions,
	venues,
	maps,
	business,
	innovation,
	leadershipTalk,
	leadershipWalk,
	sustainability,
	technologyInHalls,
	technologyAtTables,
	leakAndNeighbors,
	soilAndQueue,
	dealAndShop,
	netAndShipment,
	forkAndShare,
	wreckAndData,
	yarnAndHeat,
	forestAndContract,
].flat();

if (process.argv[1] === import.meta.filename) {
	const wanted = process.argv.slice(2);
	for (const { target, draw, widths = [480, 960], fallbacks } of scenes) {
		if (wanted.length > 0 && !wanted.some((part) => target.includes(part))) continue;
		await renderPicture(draw(), target, widths, fallbacks);
	}
}

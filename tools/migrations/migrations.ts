import { gameLocalization } from "./game-localization.ts";
import { home } from "./home.ts";
import { home5 } from "./home-5.ts";
import { itAndDevConsultancy } from "./it-and-dev-consultancy.ts";
import type { OldPage } from "./old-page.ts";
import { pricing } from "./pricing.ts";
import { sportsAndDataSolutions } from "./sports-and-data-solutions.ts";

/** Pages that have become lists of bands, by the name of their file, each with what moves its words. */
export const migrations: Readonly<Record<string, (page: OldPage) => void>> = {
  home,
  "home-5": home5,
  pricing,
  "game-localization": gameLocalization,
  "it-and-dev-consultancy": itAndDevConsultancy,
  "sports-and-data-solutions": sportsAndDataSolutions,
};

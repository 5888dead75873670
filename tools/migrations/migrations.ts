import { gameLocalization } from "./game-localization.ts";
import { home } from "./home.ts";
import { home6 } from "./home-6.ts";
import { itAndDevConsultancy } from "./it-and-dev-consultancy.ts";
import type { OldPage } from "./old-page.ts";
import { pricing } from "./pricing.ts";
import { web3GameDevelopment } from "./web3-game-development.ts";

/** Pages that have become lists of bands, by the name of their file, each with what moves its words. */
export const migrations: Readonly<Record<string, (page: OldPage) => void>> = {
  home,
  "home-6": home6,
  pricing,
  "game-localization": gameLocalization,
  "it-and-dev-consultancy": itAndDevConsultancy,
  "web3-game-development": web3GameDevelopment,
};

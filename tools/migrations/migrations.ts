import { aboutUs } from "./about-us.ts";
import { gameLocalization } from "./game-localization.ts";
import { home } from "./home.ts";
import { home3 } from "./home-3.ts";
import { home4 } from "./home-4.ts";
import { home5 } from "./home-5.ts";
import { home6 } from "./home-6.ts";
import { home7 } from "./home-7.ts";
import { itAndDevConsultancy } from "./it-and-dev-consultancy.ts";
import type { OldPage } from "./old-page.ts";
import { person } from "./person.ts";
import { pricing } from "./pricing.ts";
import { sportsAndDataSolutions } from "./sports-and-data-solutions.ts";
import { team } from "./team.ts";
import { testimonial } from "./testimonial.ts";
import { web3GameDevelopment } from "./web3-game-development.ts";

/** Pages that have become lists of bands, by the name of their file, each with what moves its words. */
export const migrations: Readonly<Record<string, (page: OldPage) => void>> = {
  "about-us": aboutUs,
  home,
  "home-3": home3,
  "home-4": home4,
  "home-5": home5,
  "home-6": home6,
  "home-7": home7,
  person,
  pricing,
  "game-localization": gameLocalization,
  "it-and-dev-consultancy": itAndDevConsultancy,
  "sports-and-data-solutions": sportsAndDataSolutions,
  team,
  testimonial,
  "web3-game-development": web3GameDevelopment,
};

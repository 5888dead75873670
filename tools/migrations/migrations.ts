import { aboutUs } from "./about-us.ts";
import { caseStudy } from "./case.ts";
import { contact } from "./contact.ts";
import { contracts } from "./contracts.ts";
import { faq } from "./faq.ts";
import { gameDevelopmentStudio } from "./game-development-studio.ts";
import { gameLocalization } from "./game-localization.ts";
import { home } from "./home.ts";
import { home2 } from "./home-2.ts";
import { home3 } from "./home-3.ts";
import { home4 } from "./home-4.ts";
import { home5 } from "./home-5.ts";
import { home6 } from "./home-6.ts";
import { home7 } from "./home-7.ts";
import { home8 } from "./home-8.ts";
import { itAndDevConsultancy } from "./it-and-dev-consultancy.ts";
import type { OldPage } from "./old-page.ts";
import { person } from "./person.ts";
import { pricing } from "./pricing.ts";
import { labs } from "./research-and-development-innovation-ai-labs.ts";
import { service } from "./service.ts";
import { serviceDetails } from "./service-details.ts";
import { sportsAndDataSolutions } from "./sports-and-data-solutions.ts";
import { team } from "./team.ts";
import { testimonial } from "./testimonial.ts";
import { web3GameDevelopment } from "./web3-game-development.ts";

/** Pages that have become lists of bands, by the name of their file, each with what moves its words. */
export const migrations: Readonly<Record<string, (page: OldPage) => void>> = {
  "about-us": aboutUs,
  case: caseStudy,
  contact,
  contracts,
  faq,
  home,
  "home-2": home2,
  "home-3": home3,
  "home-4": home4,
  "home-5": home5,
  "home-6": home6,
  "home-7": home7,
  "home-8": home8,
  person,
  pricing,
  "game-development-studio": gameDevelopmentStudio,
  "game-localization": gameLocalization,
  "it-and-dev-consultancy": itAndDevConsultancy,
  service,
  "research-and-development-innovation-ai-labs": labs,
  "service-details": serviceDetails,
  "sports-and-data-solutions": sportsAndDataSolutions,
  team,
  testimonial,
  "web3-game-development": web3GameDevelopment,
};

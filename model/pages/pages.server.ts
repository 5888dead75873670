import { aboutUsPage } from "./about-us.server.ts";
import { accessibilityPage } from "./accessibility.server.ts";
import { articlePage } from "./article.server.ts";
import { blogPage } from "./blog.server.ts";
import { blogGridPage } from "./blog-grid.server.ts";
import { briefPage } from "./brief.server.ts";
import { cartPage } from "./cart.server.ts";
import { casePage } from "./case.server.ts";
import { checkoutPage } from "./checkout.server.ts";
import { sitePage } from "./composed-page.server.ts";
import { contactPage } from "./contact.server.ts";
import { contractsPage } from "./contracts.server.ts";
import { faqPage } from "./faq.server.ts";
import { gameDevelopmentStudioPage } from "./game-development-studio.server.ts";
import { home2Page } from "./home-2.server.ts";
import { home3Page } from "./home-3.server.ts";
import { home4Page } from "./home-4.server.ts";
import { home5Page } from "./home-5.server.ts";
import { home7Page } from "./home-7.server.ts";
import { home8Page } from "./home-8.server.ts";
import { listingPage } from "./listing.server.ts";
import { newsletterPage } from "./newsletter.server.ts";
import { orderPage } from "./order.server.ts";
import { papersPage } from "./papers.server.ts";
import { personPage } from "./person.server.ts";
import { portfolioPage } from "./portfolio.server.ts";
import { portfolioGridPage } from "./portfolio-grid.server.ts";
import { portfolioMasonryPage } from "./portfolio-masonry.server.ts";
import { privacyPage } from "./privacy.server.ts";
import { proofPage } from "./proof.server.ts";
import { researchAndDevelopmentInnovationAiLabsPage } from "./research-and-development-innovation-ai-labs.server.ts";
import { searchPage } from "./search.server.ts";
import { servicePage } from "./service.server.ts";
import { serviceDetailsPage } from "./service-details.server.ts";
import { shopPage } from "./shop.server.ts";
import { singleShopPage } from "./single-shop.server.ts";
import { siteVitalsPage } from "./site-vitals.server.ts";
import { sportsAndDataSolutionsPage } from "./sports-and-data-solutions.server.ts";
import { teamPage } from "./team.server.ts";
import { termsPage } from "./terms.server.ts";
import { testimonialPage } from "./testimonial.server.ts";

/** Each page's words: `content/pages/<name>.yaml` follows the schema of the same name. */
export const pageSchemas = {
  home: sitePage("home"),
  "home-2": home2Page,
  "home-3": home3Page,
  "home-4": home4Page,
  "home-5": home5Page,
  "home-6": sitePage("home-6"),
  "home-7": home7Page,
  "home-8": home8Page,
  "about-us": aboutUsPage,
  contact: contactPage,
  faq: faqPage,
  team: teamPage,
  person: personPage,
  testimonial: testimonialPage,
  pricing: sitePage("pricing"),
  contracts: contractsPage,
  brief: briefPage,
  papers: papersPage,
  proof: proofPage,
  privacy: privacyPage,
  terms: termsPage,
  accessibility: accessibilityPage,
  service: servicePage,
  "service-details": serviceDetailsPage,
  "game-development-studio": gameDevelopmentStudioPage,
  "game-localization": sitePage("game-localization"),
  "web3-game-development": sitePage("web3-game-development"),
  "it-and-dev-consultancy": sitePage("it-and-dev-consultancy"),
  "sports-and-data-solutions": sportsAndDataSolutionsPage,
  "research-and-development-innovation-ai-labs": researchAndDevelopmentInnovationAiLabsPage,
  portfolio: portfolioPage,
  "portfolio-grid": portfolioGridPage,
  "portfolio-masonry": portfolioMasonryPage,
  case: casePage,
  blog: blogPage,
  "blog-grid": blogGridPage,
  listing: listingPage,
  article: articlePage,
  shop: shopPage,
  "single-shop": singleShopPage,
  cart: cartPage,
  checkout: checkoutPage,
  order: orderPage,
  search: searchPage,
  "site-vitals": siteVitalsPage,
  newsletter: newsletterPage,
};

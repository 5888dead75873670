import { aboutUsPage } from "./pages/about-us.server.ts";
import { accessibilityPage } from "./pages/accessibility.server.ts";
import { articlePage } from "./pages/article.server.ts";
import { blogPage } from "./pages/blog.server.ts";
import { blogGridPage } from "./pages/blog-grid.server.ts";
import { cartPage } from "./pages/cart.server.ts";
import { casePage } from "./pages/case.server.ts";
import { checkoutPage } from "./pages/checkout.server.ts";
import { contactPage } from "./pages/contact.server.ts";
import { faqPage } from "./pages/faq.server.ts";
import { gameDevelopmentStudioPage } from "./pages/game-development-studio.server.ts";
import { gameLocalizationPage } from "./pages/game-localization.server.ts";
import { homePage } from "./pages/home.server.ts";
import { home2Page } from "./pages/home-2.server.ts";
import { home3Page } from "./pages/home-3.server.ts";
import { home4Page } from "./pages/home-4.server.ts";
import { home5Page } from "./pages/home-5.server.ts";
import { home6Page } from "./pages/home-6.server.ts";
import { home7Page } from "./pages/home-7.server.ts";
import { home8Page } from "./pages/home-8.server.ts";
import { itAndDevConsultancyPage } from "./pages/it-and-dev-consultancy.server.ts";
import { listingPage } from "./pages/listing.server.ts";
import { newsletterPage } from "./pages/newsletter.server.ts";
import { orderPage } from "./pages/order.server.ts";
import { personPage } from "./pages/person.server.ts";
import { portfolioPage } from "./pages/portfolio.server.ts";
import { portfolioGridPage } from "./pages/portfolio-grid.server.ts";
import { portfolioMasonryPage } from "./pages/portfolio-masonry.server.ts";
import { pricingPage } from "./pages/pricing.server.ts";
import { privacyPage } from "./pages/privacy.server.ts";
import { researchAndDevelopmentInnovationAiLabsPage } from "./pages/research-and-development-innovation-ai-labs.server.ts";
import { searchPage } from "./pages/search.server.ts";
import { servicePage } from "./pages/service.server.ts";
import { serviceDetailsPage } from "./pages/service-details.server.ts";
import { shopPage } from "./pages/shop.server.ts";
import { singleShopPage } from "./pages/single-shop.server.ts";
import { siteVitalsPage } from "./pages/site-vitals.server.ts";
import { sportsAndDataSolutionsPage } from "./pages/sports-and-data-solutions.server.ts";
import { teamPage } from "./pages/team.server.ts";
import { termsPage } from "./pages/terms.server.ts";
import { testimonialPage } from "./pages/testimonial.server.ts";
import { web3GameDevelopmentPage } from "./pages/web3-game-development.server.ts";

/** The words of each page: `content/pages/<name>.yaml` follows the schema of the same name. */
export const pageSchemas = {
  home: homePage,
  "home-2": home2Page,
  "home-3": home3Page,
  "home-4": home4Page,
  "home-5": home5Page,
  "home-6": home6Page,
  "home-7": home7Page,
  "home-8": home8Page,
  "about-us": aboutUsPage,
  contact: contactPage,
  faq: faqPage,
  team: teamPage,
  person: personPage,
  testimonial: testimonialPage,
  pricing: pricingPage,
  privacy: privacyPage,
  terms: termsPage,
  accessibility: accessibilityPage,
  service: servicePage,
  "service-details": serviceDetailsPage,
  "game-development-studio": gameDevelopmentStudioPage,
  "game-localization": gameLocalizationPage,
  "web3-game-development": web3GameDevelopmentPage,
  "it-and-dev-consultancy": itAndDevConsultancyPage,
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

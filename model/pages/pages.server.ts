import type { Fields } from "../fields/fields.server.ts";
import { accessibilityPage } from "./accessibility.server.ts";
import { articlePage } from "./article.server.ts";
import { blogPage } from "./blog.server.ts";
import { blogGridPage } from "./blog-grid.server.ts";
import { briefPage } from "./brief.server.ts";
import { cartPage } from "./cart.server.ts";
import { checkoutPage } from "./checkout.server.ts";
import { sitePage, templatePage } from "./composed-page.server.ts";
import { listingPage } from "./listing.server.ts";
import { newsletterPage } from "./newsletter.server.ts";
import { orderPage } from "./order.server.ts";
import { papersPage } from "./papers.server.ts";
import { portfolioPage } from "./portfolio.server.ts";
import { portfolioGridPage } from "./portfolio-grid.server.ts";
import { portfolioMasonryPage } from "./portfolio-masonry.server.ts";
import { privacyPage } from "./privacy.server.ts";
import { proofPage } from "./proof.server.ts";
import { searchPage } from "./search.server.ts";
import { shopPage } from "./shop.server.ts";
import { singleShopPage } from "./single-shop.server.ts";
import { siteVitalsPage } from "./site-vitals.server.ts";
import { termsPage } from "./terms.server.ts";

/** Each page's words: `content/pages/<name>.yaml` follows the schema of the same name. */
export const pageSchemas = {
  home: sitePage("home"),
  "home-2": sitePage("home-2"),
  "home-3": sitePage("home-3"),
  "home-4": sitePage("home-4"),
  "home-5": sitePage("home-5"),
  "home-6": sitePage("home-6"),
  "home-7": sitePage("home-7"),
  "home-8": sitePage("home-8"),
  "about-us": sitePage("about-us"),
  contact: sitePage("contact", "enquiry"),
  faq: sitePage("faq"),
  team: sitePage("team"),
  person: templatePage("person"),
  testimonial: sitePage("testimonial"),
  pricing: sitePage("pricing"),
  contracts: sitePage("contracts"),
  brief: briefPage,
  papers: papersPage,
  proof: proofPage,
  privacy: privacyPage,
  terms: termsPage,
  accessibility: accessibilityPage,
  service: sitePage("service"),
  "service-details": sitePage("service-details"),
  "game-development-studio": sitePage("game-development-studio"),
  "game-localization": sitePage("game-localization"),
  "web3-game-development": sitePage("web3-game-development"),
  "it-and-dev-consultancy": sitePage("it-and-dev-consultancy"),
  "sports-and-data-solutions": sitePage("sports-and-data-solutions"),
  "research-and-development-innovation-ai-labs": sitePage("research-and-development-innovation-ai-labs"),
  portfolio: portfolioPage,
  "portfolio-grid": portfolioGridPage,
  "portfolio-masonry": portfolioMasonryPage,
  case: (f: Fields) =>
    templatePage("case")(f).extend({ headTitle: f.text("title of a case page; {title} becomes the case") }),
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

import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { composedFiles } from "../model/reading/composed-files.server.ts";
import { readBuildEnvironment } from "../server/env.ts";

const fixtures = [
  "server-error",
  "render-error",
  "handler-error",
  "unknown-middleware",
  "toasts",
  "reveal",
  "links",
  "images",
  "startup-error",
  "frame-error",
]
  .map((name) => route(`__fixtures/${name}`, `routes/fixtures/${name}.tsx`))
  .concat(route("__fixtures/validated/:value", "routes/fixtures/validated.tsx"));

const landingPage = "pages/landing/page.tsx";
/** Pages that are made of bands alone: each file of `content/pages/` says its address. */
const landingPages = composedFiles(readBuildEnvironment(process.env).contentFolder).map(({ name, address }) =>
  route(address.slice(1), landingPage, { id: `landing/${name}` }),
);

/** The address book: every URL of the site. */
export default [
  index("pages/home/page.tsx"),
  route("home-2", "pages/home-2/page.tsx"),
  route("home-3", "pages/home-3/page.tsx"),
  route("home-4", "pages/home-4/page.tsx"),
  route("home-5", "pages/home-5/page.tsx"),
  route("home-6", "pages/home-6/page.tsx"),
  route("home-7", "pages/home-7/page.tsx"),
  route("home-8", "pages/home-8/page.tsx"),
  route("about-us", "pages/about-us/page.tsx"),
  route("contact", "pages/contact/page.tsx"),
  route("faq", "pages/faq/page.tsx"),
  route("team", "pages/team/page.tsx"),
  route("team-details", "pages/person/page.tsx", { id: "team-details" }),
  route("team/:slug", "pages/person/page.tsx"),
  route("testimonial", "pages/testimonial/page.tsx"),
  route("pricing", "pages/pricing/page.tsx"),
  route("contracts", "pages/contracts/page.tsx"),
  route("brief", "routes/brief/page.tsx"),
  route("brief.json", "routes/brief/brief-json.ts"),
  route("brief.schema.json", "routes/brief/brief-schema.ts"),
  route("brief.md", "routes/brief/brief-md.ts"),
  route("papers", "pages/papers/page.tsx"),
  route("proof", "pages/proof/page.tsx"),
  route("privacy", "routes/privacy/page.tsx"),
  route("terms", "routes/terms/page.tsx"),
  route("accessibility", "routes/accessibility/page.tsx"),
  route("service", "pages/service/page.tsx"),
  route("service-details", "pages/service-details/page.tsx"),
  route("game-development-studio", "pages/game-development-studio/page.tsx"),
  route("game-localization", "pages/game-localization/page.tsx"),
  route("web3-game-development", "pages/web3-game-development/page.tsx"),
  route("it-and-dev-consultancy", "pages/it-and-dev-consultancy/page.tsx"),
  route("sports-and-data-solutions", "pages/sports-and-data-solutions/page.tsx"),
  route("research-and-development-innovation-ai-labs", "pages/research-and-development-innovation-ai-labs/page.tsx"),
  route("portfolio", "routes/portfolio/page.tsx"),
  route("portfolio-grid", "routes/portfolio-grid/page.tsx"),
  route("portfolio-grid/cases.csv", "routes/portfolio-grid/cases-csv.ts"),
  route("portfolio-masonry", "routes/portfolio-masonry/page.tsx"),
  route("portfolio-details", "pages/case/page.tsx", { id: "portfolio-details" }),
  route("portfolio/:slug", "pages/case/page.tsx"),
  route("blog", "routes/blog/page.tsx"),
  route("blog-grid", "routes/blog-grid/page.tsx"),
  route("blog-details", "routes/article/page.tsx", { id: "blog-details" }),
  route("blog/category/:slug", "routes/listing/page.tsx", { id: "blog-category" }),
  route("blog/tag/:tag", "routes/listing/page.tsx", { id: "blog-tag" }),
  route("blog/page/:n", "routes/listing/page.tsx", { id: "blog-page" }),
  route("blog/:slug", "routes/article/page.tsx"),
  route("shop", "routes/shop/page.tsx"),
  route("single-shop/:id", "routes/single-shop/page.tsx"),
  route("cart", "routes/cart/page.tsx"),
  route("checkout", "routes/checkout/page.tsx"),
  route("order/:reference", "routes/order/page.tsx"),
  route("search", "routes/search/page.tsx"),
  route("site-vitals", "routes/site-vitals/page.tsx"),
  route("newsletter", "routes/newsletter/page.tsx"),
  route("newsletter/confirm/:token", "routes/newsletter/confirm.tsx"),
  route("newsletter/stop/:token", "routes/newsletter/stop.tsx"),
  ...landingPages,
  // Answers nobody; the editor shows with it the pages that a draft adds (`server/draft-pages.ts`).
  route("__landing", landingPage, { id: "landing" }),
  ...(process.env.FIXTURES === "1" ? fixtures : []),
  // Every shape of a band, for development; no build has it.
  ...(process.argv.includes("--dev") ? [route("__kit/:view?", "pages/kit/page.tsx")] : []),
  route("*", "routes/not-found/page.tsx"),
] satisfies RouteConfig;

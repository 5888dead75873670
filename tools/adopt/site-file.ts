import { parseDocument } from "yaml";
import { fixedPaths } from "../../model/pages/site-paths.server.ts";
import { closablePaths } from "../../model/reading/off.server.ts";
import type { Answers } from "./answers.ts";

/** Pages that come with another. */
const together: Record<string, readonly string[]> = { "/shop": ["/cart", "/checkout"] };
/** What a site has of the others when the answers do not say. */
const usual = [
  "/about-us",
  "/team",
  "/blog",
  "/blog-grid",
  "/portfolio",
  "/service",
  "/pricing",
  "/faq",
  "/testimonial",
].concat(...["/terms", "/shop", "/site-vitals"]);

/** Words of the second row, for the pages that neither menu nor footer has. */
const further: readonly (readonly [url: string, label: string])[] = [
  ["/blog", "Articles"],
  ["/team", "Team"],
  ["/pricing", "Prices"],
  ["/faq", "FAQ"],
  ["/testimonial", "Clients"],
  ["/shop", "Shop"],
  ["/service-details", "How we work"],
  ["/brief", "Estimate"],
  ["/contracts", "Contracts"],
  ["/papers", "Supplier papers"],
  ["/proof", "Sources of our figures"],
  ["/game-development-studio", "Game development"],
  ["/it-and-dev-consultancy", "IT consulting"],
  ["/sports-and-data-solutions", "Sports and data"],
  ["/research-and-development-innovation-ai-labs", "Research"],
  ["/web3-game-development", "Web3 games"],
  ["/game-localization", "Localisation"],
  ["/portfolio-grid", "Work in figures"],
  ["/portfolio-masonry", "Pictures"],
  ["/blog-grid", "Archive"],
  ["/blog-details", "Chosen article"],
  ["/portfolio-details", "Chosen case"],
  ["/team-details", "Chosen person"],
  ["/home-2", "For producers"],
  ["/home-3", "For small teams"],
  ["/home-4", "For technology leads"],
  ["/home-5", "For rights holders"],
  ["/home-6", "For web3 founders"],
  ["/home-7", "For localisation managers"],
  ["/home-8", "For innovation leads"],
  ["/search", "Search"],
  ["/site-vitals", "Speed of this site"],
];

/** `content/site.yaml`: the starter's with the lists that the answers give. */
export function siteFile(filled: string, answers: Answers, slots: readonly string[]): string {
  const document = parseDocument(filled);
  const set = (path: string, value: unknown) => document.setIn(path.split("."), document.createNode(value));
  const off = pagesOff(answers);
  const isOn = (url: string) => fixedPaths.some((path) => path === url) && !off.some((path) => path === url);
  const services = [...new Set(answers.departments.map(({ service }) => service))];
  const { code, symbol } = answers.currency;
  set("currency", { code, symbol, words: { one: currencyWord(code, 1), many: currencyWord(code, 2) } });
  set("emails", emailsOf(answers));
  set(
    "departments",
    answers.departments.map(({ name, service }, index) => ({ slot: slots[index], name, service })),
  );
  set("off", off);
  set("submenu", services);
  set(
    "footer.services",
    answers.departments.map(({ name, service }) => ({ label: name, url: `/${service}` })),
  );
  const elsewhere = services.map((service) => `/${service}`);
  const links = further
    .filter(([url]) => isOn(url) && !elsewhere.includes(url))
    .map(([url, label]) => ({ label, url }));
  set("secondRow", [{ title: "More pages", links }]);
  return document.toString({ lineWidth: 120 });
}

function pagesOff({ departments, pages }: Answers): string[] {
  const listed = pages ?? usual;
  const wanted = listed.flatMap((path) => [path, ...(together[path] ?? [])]);
  const services = departments.map(({ service }) => `/${service}`);
  const on = [...wanted, ...services];
  return closablePaths.filter((path) => !on.includes(path));
}

function emailsOf({ emails }: Answers): Record<string, string> {
  const { hello, press = hello, security = hello, privacy = hello, publishing = hello } = emails;
  return { hello, press, security, privacy, publishing };
}

/** In English, which the starter's words are. */
function currencyWord(code: string, count: number): string {
  const format = new Intl.NumberFormat("en", {
    style: "currency",
    currency: code,
    currencyDisplay: "name",
    maximumFractionDigits: 0,
  });
  return format.formatToParts(count).find(({ type }) => type === "currency")?.value ?? code;
}

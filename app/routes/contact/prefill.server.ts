import type { Content } from "#model/content.server.ts";
import { fillIn } from "#model/fields/fill-in.server.ts";
import { type Enquiry, enquiryLimits, lineOf, openTopic, readEnquiry } from "#shared/enquiry.ts";
import { formatDate } from "#shared/format.ts";
import { formatWhole } from "#shared/money.ts";

/** The three gaps of the sentence on /home-2 are short; anything longer is not from there. */
const longestGap = 60;

type Sources = Pick<Content, "cases" | "plans" | "people" | "services" | "site" | "pages">;

/**
 * What a link to the form prefills: any field by its own name, or `case`, `plan`, `person`, a `call` with its hour or the gaps of the sentence
 * on /home-2, which become a first sentence. Consent is never prefilled.
 */
export function prefilledEnquiry(query: URLSearchParams, sources: Sources): Enquiry {
  const given = readEnquiry(query);
  const seed = seedOf(query, sources);
  const topic = [given.topic, seed.topic].find((slug) => sources.services.some((service) => service.slug === slug));
  return {
    ...given,
    topic: topic ?? openTopic,
    message: (given.message || seed.message).slice(0, enquiryLimits.message.max),
    consent: false,
    website: "",
  };
}

function seedOf(
  query: URLSearchParams,
  { cases, plans, people, site, pages }: Sources,
): { message: string; topic?: string } {
  const { seeds } = pages.contact;
  const study = cases.find(({ slug }) => slug === query.get("case"));
  if (study) return { message: seeds.case.replace("{title}", study.title), topic: study.category };
  const plan = plans.find(({ slug }) => slug === query.get("plan"));
  if (plan) {
    const price = formatWhole(plan.price, site.currency.symbol);
    return { message: seeds.plan.replace("{plan}", plan.plan).replace("{price}", price) };
  }
  const person = people.find(({ slug }) => slug === query.get("person"));
  if (person) return { message: seeds.person.replace("{name}", person.name) };
  const [call = "", at = ""] = [query.get("call") ?? "", query.get("at") ?? ""];
  if (/^\d{4}-(0[1-9]|1[0-2])-\d{2}$/.test(call) && /^\d{2}:\d{2}$/.test(at))
    return { message: fillIn(seeds.call, { day: formatDate(call), time: at }) };
  const gaps = ["due", "platforms", "build"].map((name) => lineOf(query.get(name)).slice(0, longestGap));
  if (!gaps.every(Boolean)) return { message: "" };
  const [due = "", platforms = "", build = ""] = gaps;
  return { message: seeds.due.replace("{due}", due).replace("{platforms}", platforms).replace("{build}", build) };
}

import type { Content } from "#model/content.server.ts";
import { fillIn } from "#model/fields/fill-in.server.ts";
import { findEnquiryWords } from "#model/site/enquiry-words.server.ts";
import { type Enquiry, enquiryLimits, openTopic, readEnquiry } from "#shared/enquiry.ts";
import { formatDate } from "#shared/format.ts";
import { formatWhole } from "#shared/money.ts";
import { beginningOf } from "#shared/writable.ts";

type Sources = Pick<Content, "cases" | "plans" | "people" | "services" | "site" | "pages">;

/**
 * What a link to the form prefills: any field by its own name, or `case`, `plan`, `person` or a `call` with its hour,
 * which become a first sentence. Consent is never prefilled.
 */
export function prefilledEnquiry(query: URLSearchParams, sources: Sources): Enquiry {
  const given = readEnquiry(query);
  const seed = seedOf(query, sources);
  const topic = [given.topic, seed.topic].find((slug) => sources.services.some((service) => service.slug === slug));
  return {
    ...given,
    topic: topic ?? openTopic,
    message: beginningOf(given.message || seed.message, enquiryLimits.message.max),
    consent: false,
    website: "",
  };
}

function seedOf(
  query: URLSearchParams,
  { cases, plans, people, site, pages }: Sources,
): { message: string; topic?: string } {
  const { seeds } = findEnquiryWords({ pages });
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
  return { message: "" };
}

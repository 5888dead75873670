import type { Content } from "#model/read-content.server.ts";
import { type Enquiry, enquiryLimits, openTopic, readEnquiry } from "#shared/enquiry.ts";
import { formatWhole } from "#shared/money.ts";

type Sources = Pick<Content, "cases" | "plans" | "people" | "services" | "site" | "pages">;

/**
 * What a link to the form has filled in already: any field by its own name, or `case`, `plan` and `person`, of which a
 * first sentence is made. Consent is never filled in.
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
    const price = formatWhole(plan.price, site.currency.code);
    return { message: seeds.plan.replace("{plan}", plan.plan).replace("{price}", price) };
  }
  const person = people.find(({ slug }) => slug === query.get("person"));
  return { message: person ? seeds.person.replace("{name}", person.name) : "" };
}

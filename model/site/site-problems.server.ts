import type { RefinementCtx } from "zod";
import { diallingCodes } from "../fields/dialling-codes.server.ts";

/** What the legal line may say in braces. */
export const legalNames = ["legalName", "registeredIn", "companyNumber", "registeredOffice"] as const;

type Legal = Partial<Record<(typeof legalNames)[number], string>> & { legalLine: string };

/** What the fields of the site file have to do with each other. */
export function siteProblems(site: Legal & { phone: string; country: string }, context: RefinementCtx): void {
  const say = (field: string, message: string) => context.addIssue({ code: "custom", path: [field], message });
  for (const name of legalNames) {
    if (site.legalLine.includes(`{${name}}`) && !site[name])
      say("legalLine", `says {${name}}, but the site file has no ${name}`);
  }
  if (!site.phone.startsWith("+") && !diallingCodes[site.country]) {
    say(
      "phone",
      `write it with a + and the code of the country: what numbers of ${site.country} begin with is not known`,
    );
  }
}

import type { RefinementCtx } from "zod";
import { diallingCodes } from "../fields/dialling-codes.server.ts";

/** What the legal line may say in braces. */
export const legalNames = ["legalName", "registeredIn", "companyNumber", "registeredOffice"] as const;

type Legal = Partial<Record<(typeof legalNames)[number], string>> & { legalLine: string };

interface Country {
  phone: string;
  country: string;
}

interface Language {
  code: string;
}

/** What the fields of the site file have to do with each other. */
export function siteProblems(
  site: Legal & Country & { lang: string } & { languages: readonly Language[] },
  context: RefinementCtx,
): void {
  const say = (field: string, message: string) => context.addIssue({ code: "custom", path: [field], message });
  for (const name of legalNames) {
    if (site.legalLine.includes(`{${name}}`) && !site[name])
      say("legalLine", `says {${name}}, but the site file has no ${name}`);
  }
  for (const [index, { code }] of site.languages.entries()) {
    const problem = codeProblem(code, site.languages.slice(0, index), site.lang);
    if (problem) context.addIssue({ code: "custom", path: ["languages", index, "code"], message: problem });
  }
  if (!site.phone.startsWith("+") && !diallingCodes[site.country]) {
    say(
      "phone",
      `write it with a + and the code of the country: what numbers of ${site.country} begin with is not known`,
    );
  }
}

/** A language's code is the first part of its addresses and the name of its folder. */
function codeProblem(code: string, before: readonly Language[], lang: string): string | undefined {
  if (!/^[a-z]{2}(-[a-z]{2,4})?$/.test(code))
    return `"${code}" cannot be part of an address; write two small letters, such as de, or such as pt-br`;
  if (code === lang.toLowerCase()) return `${code} is the language of the site itself; name the others here`;
  return before.some((other) => other.code === code) ? `${code} is named twice; leave one out` : undefined;
}

import type { Content } from "#model/content.server.ts";
import type { RedirectRule } from "#shared/redirect-rules.ts";

const fixtureRules: RedirectRule[] = [
  { from: "/__fixtures/old/*", to: "/__fixtures/validated/*", status: 307 },
  { from: "/__fixtures/out", to: "//elsewhere.example/x", status: 307 },
];

/** The redirect table. */
export function redirectRules(content: Content): readonly RedirectRule[] {
  return process.env.FIXTURES === "1" ? [...content.redirects, ...fixtureRules] : content.redirects;
}

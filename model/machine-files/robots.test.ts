import content from "virtual:content";
import { expect, test } from "vitest";
import { robots } from "./robots.server.ts";

const withAi = (ai: typeof content.site.ai) => robots({ ...content, site: { ...content.site, ai } });

test("robots read what machines may do, and those that collect for training are sent away where it is forbidden", () => {
  const forbidden = withAi({ search: true, input: false, train: false });
  expect(forbidden).toContain("Content-Signal: search=yes, ai-input=no, ai-train=no\n");
  expect(forbidden).toMatch(/\nUser-agent: GPTBot\n(User-agent: \S+\n)+Disallow: \/\n/);
  expect(withAi({ search: true, input: true, train: true })).not.toContain("GPTBot");
  expect(withAi(undefined)).not.toMatch(/Content-Signal|GPTBot/);
});

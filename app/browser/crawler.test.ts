import { expect, test } from "vitest";
import { isCrawler, mayBeCrawler } from "./crawler.ts";

const compatible = (name: string) => `Mozilla/5.0 (compatible; ${name}; +http://agents.example/about)`;
const chrome = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36";

const crawlers = [
  compatible("Googlebot/2.1"),
  compatible("bingbot/2.0"),
  compatible("AhrefsBot/7.0"),
  compatible("PetalBot"),
  compatible("DuckDuckBot/1.1"),
  compatible("YandexBot/3.0"),
  compatible("Applebot/0.1"),
  compatible("Baiduspider/2.0"),
  compatible("Yahoo! Slurp"),
  "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)",
  "Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)",
  "Mozilla/5.0 (compatible; GoogleOther)",
  `${chrome} Chrome-Lighthouse`,
  "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
  "WhatsApp/2.23.20.0",
];
const people = [
  chrome,
  chrome.replace("Chrome/", "HeadlessChrome/"),
  "Mozilla/5.0 (Linux; Android 11; CUBOT NOTE 20) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
];

test.each(crawlers)("BOT-1 %s is a crawler, and looks like one before the list is asked", async (agent) => {
  expect(await isCrawler(agent)).toBe(true);
  expect(mayBeCrawler(agent)).toBe(true);
});

test.each(people)("BOT-1 %s is a person", async (agent) => {
  expect(await isCrawler(agent)).toBe(false);
});

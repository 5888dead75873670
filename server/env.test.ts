import { resolve } from "node:path";
import { expect, test } from "vitest";
import { misspeltSettings, readBuildEnvironment, readEnv } from "./env.ts";

const wrong: [string, string][] = [
  ["PORT", "eighty"],
  ["PORT", "70000"],
  ["BASE_PATH", "studio"],
  ["BASE_PATH", "/Studio/"],
  ["SITE_URL", "site.example"],
  ["SITE_URL", "https://site.example/path"],
  ["DATABASE_URL", "mysql://x"],
  ["SMTP_URL", "http://x"],
  ["TRUST_PROXY", "yes"],
  ["TRUST_PROXY", "10.0.0.0/33"],
  ["TRUST_PROXY", "abc"],
  ["RATE_LIMIT", "many"],
  ["PAGE_LIMIT", "120"],
  ["PREVIEW", "true"],
  ["LOG_LEVEL", "loud"],
  ["RATE_LIMIT", "5/0"],
  ["RATE_LIMIT", "0/60"],
  ["ALLOWED_ORIGINS", "https://a.example/path"],
  ["ALLOWED_ORIGINS", "https://["],
  ["SITE_URL", "https://["],
  ["FORM_ORIGIN", "https://["],
  ["DATABASE_URL", "postgres://["],
  ["SMTP_URL", "smtp://["],
  ["WEBHOOK_URL", "https://["],
  ["CONTENT_DIR", "/nonexistent"],
  ["CONTENT_DIR", "server"],
  ["PREVIOUS_ASSETS", "/nonexistent"],
  ["PREVIOUS_ASSETS", "package.json"],
];

test.each(wrong)("a wrong %s (%s) is refused with its name and what it accepts", (name, value) => {
  expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`^${name}: accepts `));
});

test("mail addresses of the site may be in any script, but must pass every mail server", () => {
  const { MAIL_FROM, MAIL_TO } = readEnv({ MAIL_FROM: "Hello@Пример.рф", MAIL_TO: "desk＠studio。example" });
  expect([MAIL_FROM, MAIL_TO]).toEqual(["Hello@xn--e1afmkfd.xn--p1ai", "desk@studio.example"]);
  for (const name of ["MAIL_FROM", "MAIL_TO"])
    for (const value of ["hello", "hello@studio", "jörg@studio.example", "a@studio.example, b@studio.example"])
      expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`^${name}: accepts a mail address`));
});

test("an origin is compared in one spelling, whatever its script and case", () => {
  expect(readEnv({ SITE_URL: "https://Пример.рф/" }).SITE_URL).toBe("https://xn--e1afmkfd.xn--p1ai");
});

test("a webhook needs a secret to sign with", () => {
  expect(() => readEnv({ WEBHOOK_URL: "https://crm.example/hook" })).toThrow(/^WEBHOOK_SECRET: .*accepts/);
  const read = (WEBHOOK_SECRET: string) => readEnv({ WEBHOOK_URL: "https://crm.example/hook", WEBHOOK_SECRET });
  expect(read("0123456789abcdef").WEBHOOK_SECRET).toEqual(["0123456789abcdef"]);
  expect(read("0123456789abcdef fedcba9876543210 ").WEBHOOK_SECRET).toEqual(["0123456789abcdef", "fedcba9876543210"]);
  expect(() => read("0123456789abcdef short")).toThrow(/^WEBHOOK_SECRET: accepts .*16 characters.*separated by spaces/);
});

test.each([
  ["DATABASE_URL", "postgres://site:a#b/c@db.example/site", "# as %23, / as %2F"],
  ["DATABASE_URL", "postgres://site:12#34@db.example/site", "# as %23"],
  ["DATABASE_URL", "postgres://site:12?4@db.example/site", "? as %3F"],
  ["DATABASE_URL", "postgres://site:100%@db.example/site", "% as %25"],
  ["SMTP_URL", "smtp://site:p#q@mail.example:587", "# as %23"],
])("%s: what has to be encoded in a password is named (%s)", (name, value, signs) => {
  expect(() => readEnv({ [name]: value })).toThrow(`${name}: in its name or password encode ${signs}`);
});

test("an address with an encoded password, or with none and an @ further on, is taken as it is", () => {
  for (const DATABASE_URL of ["postgres://a:b%23@c/d", "postgres://a@c/d?options=x@y", "postgres://c/d?user=x@y"])
    expect(readEnv({ DATABASE_URL })).toMatchObject({ DATABASE_URL });
});

test("warns of a variable that differs from a setting by a letter or a stroke, unless that one is set too", () => {
  const told = misspeltSettings({
    RATELIMIT: "1",
    rate_limit: "1",
    SMPT_URL: "x",
    HOSTNAME: "x",
    MAIL: "x",
    PATH: "x",
  });
  expect(told).toEqual([
    "RATELIMIT has no effect; did you mean RATE_LIMIT?",
    "rate_limit has no effect; did you mean RATE_LIMIT?",
    "SMPT_URL has no effect; did you mean SMTP_URL?",
  ]);
  expect(misspeltSettings({ RATELIMIT: "1", RATE_LIMIT: "1/1" })).toEqual([]);
});

test("allowed origins are a list of origins", () => {
  const { ALLOWED_ORIGINS } = readEnv({ ALLOWED_ORIGINS: "https://A.example/, http://b.example:8080" });
  expect(ALLOWED_ORIGINS).toEqual(["https://a.example", "http://b.example:8080"]);
});

test("every wrong variable is named at once", () => {
  expect(() => readEnv({ PORT: "x", BASE_PATH: "x" })).toThrow(/BASE_PATH: [^\n]*\nPORT: |PORT: [^\n]*\nBASE_PATH: /);
});

test("without variables, and with empty ones, the documented defaults hold", () => {
  const defaults = {
    PORT: 3000,
    BASE_PATH: "/",
    DATA_DIR: resolve("data"),
    RATE_LIMIT: "5/60,30/3600",
    PAGE_LIMIT: "120/60",
    RELEASE_CHECK_SECONDS: 3600,
  };
  expect(readEnv({})).toMatchObject(defaults);
  expect(readEnv({ PORT: "", SITE_URL: "" })).toMatchObject(defaults);
});

test("what is built in is read apart, with an origin without its last slash", () => {
  expect(readBuildEnvironment({ SITE_URL: "https://a.example/", FIXTURES: "1" })).toMatchObject({
    siteUrl: "https://a.example",
    fixtures: true,
    preview: false,
  });
});

import { expect, test } from "vitest";
import { createVisitorReader } from "./visitor.ts";

const forwarded = {
  "X-Forwarded-For": "6.6.6.6, 203.0.113.9, 10.0.0.2",
  "X-Forwarded-Proto": "https",
  "X-Forwarded-Host": "site.example",
};
const read = (trust: string | undefined, peer: string, headers: Record<string, string> = forwarded) =>
  createVisitorReader(trust)(new Request("http://inside:3000/contact?a=1", { headers }), peer);

test("forwarding headers count only from a trusted proxy", () => {
  expect(read(undefined, "198.51.100.4")).toMatchObject({ address: "198.51.100.4" });
  expect(read(undefined, "198.51.100.4")?.url.href).toBe("http://inside:3000/contact?a=1");
  expect(read("0", "198.51.100.4")?.address).toBe("198.51.100.4");
});

test("as many hops are believed as are trusted, and no more", () => {
  expect(read("1", "10.0.0.1")?.address).toBe("10.0.0.2");
  expect(read("2", "10.0.0.1")?.address).toBe("203.0.113.9");
  expect(read("9", "10.0.0.1")?.address).toBe("6.6.6.6");
  expect(read("1", "10.0.0.1", {})?.address).toBe("10.0.0.1");
});

test("networks are believed as long as each hop is inside one", () => {
  expect(read("10.0.0.0/8", "10.0.0.1")?.address).toBe("203.0.113.9");
  expect(read("10.0.0.0/8, ::1", "::1")?.address).toBe("203.0.113.9");
  expect(read("10.0.0.0/8", "::ffff:10.0.0.1")?.address).toBe("203.0.113.9");
  expect(read("10.0.0.0/8", "198.51.100.4")?.address).toBe("198.51.100.4");
  expect(read("10.0.0.1", "10.0.0.1")?.address).toBe("10.0.0.2");
});

test("what is not an address ends the walk", () => {
  expect(read("3", "10.0.0.1", { "X-Forwarded-For": "203.0.113.9, nonsense, 10.0.0.2" })?.address).toBe("10.0.0.2");
  expect(read("1", "10.0.0.1", { "X-Forwarded-For": "[2001:db8::7]:4711" })?.address).toBe("2001:db8::7");
  expect(read("1", "10.0.0.1", { "X-Forwarded-For": "203.0.113.9:4711" })?.address).toBe("203.0.113.9");
});

test("scheme and host are taken from a trusted proxy, with the base port gone", () => {
  expect(read("1", "10.0.0.1")?.url.href).toBe("https://site.example/contact?a=1");
  const odd = { "X-Forwarded-Proto": "gopher", "X-Forwarded-Host": "a b/c" };
  expect(read("1", "10.0.0.1", odd)?.url.href).toBe("http://inside:3000/contact?a=1");
  expect(read("1", "10.0.0.1", { "X-Forwarded-Host": "a.example:8443" })?.url.host).toBe("a.example:8443");
});

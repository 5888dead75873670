import { afterEach, expect, test, vi } from "vitest";
import { openDocument } from "./leave.ts";

function standAt(href: string) {
  const { origin, pathname, search, hash } = new URL(href);
  const calls: string[] = [];
  vi.stubGlobal("location", {
    ...{ href, origin, pathname, search, hash },
    assign: (address: string) => calls.push(`assign ${address}`),
    reload: () => calls.push("reload"),
  });
  vi.stubGlobal("history", { pushState: (_: unknown, __: string, address: string) => calls.push(`push ${address}`) });
  return calls;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test("REL-13 another origin, a script and a look-alike are refused", () => {
  const calls = standAt("https://site.example/a");
  for (const address of ["https://evil.example/a", "//evil.example/a", "javascript:alert(1)", "data:text/html,x"]) {
    expect(() => openDocument(address)).toThrow("not an address of this site");
  }
  expect(calls).toEqual([]);
});

test("REL-8 a target that differs by path or query is assigned, one that differs by its hash is reloaded under it", () => {
  const calls = standAt("https://site.example/a?x=1#one");
  openDocument("/b");
  openDocument("/a?x=2#one");
  openDocument("/a?x=1#two");
  openDocument("/a?x=1#one");
  expect(calls).toEqual([
    "assign https://site.example/b",
    "assign https://site.example/a?x=2#one",
    "push https://site.example/a?x=1#two",
    "reload",
    "reload",
  ]);
});

import { expect, test } from "vitest";
import { pageHead, pageTitle } from "./page-head.ts";

test("TTL-1 page and site are joined by the separator with one space each side", () => {
  expect(pageTitle("About", "Acme")).toBe("About | Acme");
  expect(pageTitle("About", "Acme", "-")).toBe("About - Acme");
});

test("TTL-2 TTL-3 a part that is missing takes the separator with it", () => {
  expect(pageTitle("", "Acme")).toBe("Acme");
  expect(pageTitle(undefined, "Acme")).toBe("Acme");
  expect(pageTitle("About", "")).toBe("About");
  expect(pageTitle("About", undefined)).toBe("About");
  expect(pageTitle(" ", " ")).toBe("");
});

test("TTL-3 signs in a title are kept as they are", () => {
  expect(pageTitle("Save 50%off 100% now", "Acme")).toBe("Save 50%off 100% now | Acme");
});

test("a page names its own path as canonical, or the entry that it repeats", () => {
  const matches = [{ id: "root", loaderData: { site: { brand: "Acme", origin: "https://acme.example" } } }];
  const head = { title: "Blog", description: "All posts." };
  const canonicalOf = (canonical?: string) =>
    pageHead({ loaderData: { head, ...(canonical && { canonical }) }, location: { pathname: "/blog/" }, matches })[2];
  expect(canonicalOf()).toMatchObject({ rel: "canonical", href: "https://acme.example/blog" });
  expect(canonicalOf("/blog/a-post")).toMatchObject({ href: "https://acme.example/blog/a-post" });
});

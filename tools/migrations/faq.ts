import type { OldPage } from "./old-page.ts";

/** The page of questions: the lead of its call takes the words of the next page. */
export function faq(page: OldPage): void {
  const action = { label: page.takeText("ask", "button"), url: "/contact" };
  const placeholder = page.takeText("search", "placeholder");
  page.set("next", { url: "/contact" });
  const results = Object.fromEntries(
    ["found", "foundOne", "close", "none", "all"].map((name) => [name, page.take("search", name)]),
  );
  page.band({
    role: "hero",
    heading: page.takeHeading("title"),
    lead: page.take("lead"),
    action: { ...action },
    search: { label: page.take("search", "label"), placeholder, button: page.take("search", "button") },
    often: page.take("often"),
    chest: page.take("chest"),
  });
  page.band({ role: "answers", heading: "Answers by subject", results });
  page.band({
    role: "call-to-action",
    former: ["ask", "not-answered"],
    shape: "call-to-action",
    tone: "ink",
    rhythm: "compact",
    heading: page.takeHeading("ask", "title"),
    lead: [page.takeText("ask", "lead"), page.takeText("ask", "note")].filter(Boolean).join(" "),
    field: { label: page.take("ask", "label"), placeholder },
    action,
  });
}

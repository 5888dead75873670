import type { Page } from "playwright-core";

/** Something that opens over a page, or a state that it can show. */
export interface OpenState {
  name: string;
  open: (page: Page) => Promise<void>;
  /** Where it shows, if the rest of the page stays as before. */
  within?: string;
}

/** What opens from the frame at this width (px at 16 px text) and closes by Escape; when narrow, the menu has the rest. */
export function frameStates(width: number): OpenState[] {
  const search: OpenState = {
    name: "search open with results",
    within: "dialog[open]",
    open: async (page) => {
      await page.keyboard.press("Control+k");
      await page.getByRole("combobox", { name: /^Search/ }).fill("privacy");
      await page.getByRole("dialog").getByRole("option").first().waitFor();
    },
  };
  if (width < 1024) return [search, { name: "menu open", within: "dialog[open]", open: press("Open menu") }];
  // By focus: a resting pointer would open it on the next page as well.
  const submenu = (page: Page) => page.getByRole("button", { name: "Services", exact: true }).focus();
  return [
    search,
    { name: "submenu open", within: "header", open: submenu },
    { name: "sidebar open", within: "dialog[open]", open: press("Open sidebar") },
  ];
}

/** What opens or shows on single pages. */
export const pageStates: readonly (OpenState & { path: string })[] = [
  { path: "/contact", name: "with errors", open: sendEmpty("contact") },
  { path: "/checkout", name: "with errors", open: sendEmpty("checkout") },
  { path: "/newsletter", name: "with an error", open: sendEmpty("newsletter") },
  {
    path: "/faq",
    name: "an answer open",
    open: (page) => page.locator("main details:not([open]) summary").first().click(),
  },
  { path: "/single-shop/1", name: "a toast after adding", open: addToCart },
  { path: "/cart", name: "a row removed", open: press(/^Remove/) },
  { path: "/portfolio-masonry", name: "a picture open", open: openPicture },
  { path: "/search?q=privasy", name: "with results", open: async () => {} },
  { path: "/search?q=zzzz", name: "with none", open: async () => {} },
  { path: "/blog-grid?q=zzzz", name: "with none", open: async () => {} },
  { path: "/portfolio?engine=Godot", name: "filtered", open: async () => {} },
  { path: "/", name: "with the harbour in play and its bonnet open", within: "[data-play]", open: playHarbour },
  {
    path: "/research-and-development-innovation-ai-labs",
    name: "with the bonnet open",
    within: "[data-play]",
    open: play("lab", "Open the bonnet"),
  },
  {
    path: "/game-development-studio",
    name: "with the arcade on",
    within: "[data-play]",
    open: play("arcade", "Start the arcade"),
  },
  { path: "/no-such-page", name: "with the way home", within: "[data-play]", open: play("lost", "Find the way home") },
  { path: "/__fixtures/toasts", name: "toasts open", open: openToasts },
];

/** Each instrument as an address sets it, which equals using its buttons. */
export const instrumentStates: readonly { path: string; name: string; within: string }[] = [
  ["/home-2?engine=unreal&platform=web", "ports"],
  ["/home-4?at=22:00", "hero"],
  ["/sports-and-data-solutions?latency=2000&loss=40&scouts=none", "failures"],
  ["/web3-game-development?path=yyyyyy", "decision-path"],
  ["/home-7?way=pseudo", "text-fit"],
  ["/research-and-development-innovation-ai-labs?off=1&thought=5", "frame-lab"],
].map(([path = "", band]) => ({ path, name: "as its instrument is set", within: `[data-band=${band}]` }));

function press(name: string | RegExp) {
  return (page: Page) =>
    page
      .getByRole("button", { name, ...(typeof name === "string" && { exact: true }) })
      .first()
      .click();
}

function play(game: string, start: string) {
  return async (page: Page) => {
    await press(start)(page);
    await page.locator(`[data-play=${game}][data-play-state=ready]`).waitFor();
  };
}

async function playHarbour(page: Page): Promise<void> {
  await play("harbour", "Take the crane")(page);
  await page.getByText("Open the bonnet").click();
  await page.locator(".play-gauges dd:not(:empty)").first().waitFor();
}

function sendEmpty(form: string) {
  return async (page: Page) => {
    await page.locator(`form[data-form="${form}"] button[type=submit]`).last().click();
    await page.locator('[aria-invalid="true"]').first().waitFor();
  };
}

async function addToCart(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Add to cart" }).click();
  await page.locator("[data-toast]").waitFor();
}

async function openPicture(page: Page): Promise<void> {
  await page.locator("#wall-1").click();
  await page.locator("dialog[data-lightbox][open]").waitFor();
}

async function openToasts(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Add two" }).click();
  await page.locator("[data-toast]").first().waitFor();
}

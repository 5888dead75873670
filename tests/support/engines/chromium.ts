import { chromium } from "playwright-core";
import { launchOptions } from "../../../tools/engines.ts";
import type { Driver } from "./engine.ts";

export async function startChromium(): Promise<Driver> {
  const browser = await chromium.launch(launchOptions());
  const page = await browser.newPage();
  const messages: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) messages.push(message.text());
  });
  page.on("pageerror", (error) => messages.push(error.message));
  return {
    messages,
    goTo: async (address) => void (await page.goto(address)),
    back: async () => void (await page.goBack({ waitUntil: "commit" })),
    forward: async () => void (await page.goForward({ waitUntil: "commit" })),
    reload: async () => void (await page.reload()),
    run: (work, ...values) =>
      page.evaluate(`(${work})(...${JSON.stringify(values)})`) as Promise<Awaited<ReturnType<typeof work>>>,
    press: (x, y) => page.mouse.click(x, y),
    movePointer: (x, y) => page.mouse.move(x, y),
    key: (key) => page.keyboard.press(key),
    write: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewportSize({ width, height }),
    close: () => browser.close(),
  };
}

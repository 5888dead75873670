import { launch } from "puppeteer-core";
import { needProgram } from "../../../cli/programs.ts";
import { firefoxProgram } from "../../../tools/engines.ts";
import { endWithUs } from "../processes.ts";
import { longestWaitMs } from "../time-limits.ts";
import type { Driver } from "./engine.ts";

/**
 * Firefox by WebDriver BiDi. Content policy violations arrive as page errors; what a page writes to the console is heard by the
 * proxy (`front.ts`), since here an error in it has no words.
 */
export async function startFirefox(): Promise<Driver> {
  const browser = await launch({
    browser: "firefox",
    executablePath: needProgram(firefoxProgram),
    headless: true,
    timeout: longestWaitMs,
  });
  const started = browser.process();
  if (started) endWithUs(started);
  const page = await browser.newPage();
  page.setDefaultTimeout(longestWaitMs);
  const messages: string[] = [];
  page.on("pageerror", (error) => messages.push(error instanceof Error ? error.message : String(error)));
  return {
    messages,
    goTo: async (address) => void (await page.goto(address)),
    back: () => page.evaluate(() => history.back()),
    forward: () => page.evaluate(() => history.forward()),
    reload: async () => void (await page.reload()),
    run: (work, ...values) =>
      page.evaluate(`(${work})(...${JSON.stringify(values)})`) as Promise<Awaited<ReturnType<typeof work>>>,
    press: (x, y) => page.mouse.click(x, y),
    movePointer: (x, y) => page.mouse.move(x, y),
    key: (key) => page.keyboard.press(key),
    write: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => browser.close(),
  };
}

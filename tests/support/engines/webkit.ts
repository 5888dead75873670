import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { Builder, Capabilities, Key as Code, Origin } from "selenium-webdriver";
import { needProgram } from "../../../cli/programs.ts";
import { miniBrowser, virtualScreen, webkitDriver } from "../../../tools/engines.ts";
import { freePort } from "../free-port.ts";
import { endWithUs } from "../processes.ts";
import type { Driver, Key } from "./engine.ts";
import { until } from "./until.ts";

const codes: Record<Key, string> = {
  Tab: Code.TAB,
  Enter: Code.ENTER,
  Escape: Code.ESCAPE,
  ArrowRight: Code.ARROW_RIGHT,
  ArrowLeft: Code.ARROW_LEFT,
  ArrowDown: Code.ARROW_DOWN,
  Backspace: Code.BACK_SPACE,
  End: Code.END,
};

/**
 * WebKitGTK's MiniBrowser by WebDriver, on its own screen. It exposes no console (`front.ts` listens instead), and fills
 * the screen because its toolbar is wider than a phone.
 */
export async function startWebKit(): Promise<Driver> {
  const screen = await startScreen();
  const port = await freePort();
  const env = { ...process.env, DISPLAY: screen.display, GDK_BACKEND: "x11" };
  const server = endWithUs(
    spawn(needProgram(webkitDriver), [`--port=${port}`], { env, stdio: "ignore", detached: true }),
  );
  const stop = () => {
    server.kill("SIGTERM");
    screen.process.kill("SIGTERM");
  };
  try {
    return { ...(await drive(`http://127.0.0.1:${port}`, stop)), messages: [] };
  } catch (error) {
    stop();
    throw error;
  }
}

async function drive(address: string, stop: () => void): Promise<Omit<Driver, "messages">> {
  const isThere = () =>
    fetch(`${address}/status`).then(
      () => true,
      () => false,
    );
  await until(isThere, "WebKitWebDriver");
  const browser = await new Builder().usingServer(address).withCapabilities(capabilities()).build();
  const moveTo = (x: number, y: number) =>
    browser.actions({ async: true }).move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 });
  return {
    goTo: (page) => browser.get(page),
    back: () => browser.executeScript("history.back()"),
    forward: () => browser.executeScript("history.forward()"),
    reload: () => browser.navigate().refresh(),
    run: (work, ...values) => browser.executeScript(`return (${work})(...arguments)`, ...values),
    press: (x, y) => moveTo(x, y).click().perform(),
    movePointer: (x, y) => moveTo(x, y).perform(),
    key: (key) => browser.actions().sendKeys(codes[key]).perform(),
    write: (text) => browser.actions().sendKeys(text).perform(),
    resize: async (width, height) => void (await browser.manage().window().setRect({ x: 0, y: 0, width, height })),
    close: () => browser.quit().finally(stop),
  };
}

function capabilities(): Capabilities {
  const options = { binary: needProgram(miniBrowser), args: ["--automation", "--full-screen"] };
  return new Capabilities({ browserName: "MiniBrowser", "webkitgtk:browserOptions": options });
}

/** A virtual screen; it picks a free number and reports it. */
async function startScreen(): Promise<{ process: ChildProcess; display: string }> {
  const words = ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"];
  const screen = endWithUs(
    spawn(needProgram(virtualScreen), words, { stdio: ["ignore", "ignore", "ignore", "pipe"], detached: true }),
  );
  const [number] = await once(screen.stdio[3] as Readable, "data");
  return { process: screen, display: `:${String(number).trim()}` };
}

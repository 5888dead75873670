import { expect, onTestFinished, test, vi } from "vitest";
import { watchReleases } from "./release-watch.ts";

vi.mock("./router.ts", () => ({ rootData: () => ({ buildId: "own", releaseCheckSeconds: 3600 }) }));
vi.mock("./leave.ts", () => ({ markOutdated: () => {} }));
vi.mock("../toasts.ts", () => ({ notify: () => {} }));

const hourMs = 3_600_000;

test.each([-2 * hourMs, -hourMs / 2, 0, 2 * hourMs])(
  "a tab looks for a newer release within its interval, also after the clock was moved by %i ms",
  async (moved) => {
    vi.useFakeTimers();
    const asked = vi.fn(async (_address: string) => Response.json({ id: "own" }));
    vi.stubGlobal("fetch", asked);
    vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: false }));
    const running = new AbortController();
    onTestFinished(() => {
      running.abort();
      vi.unstubAllGlobals();
      vi.useRealTimers();
    });
    watchReleases({ signal: running.signal, readyAt: Date.now() });
    await vi.advanceTimersByTimeAsync(2000);
    vi.setSystemTime(Date.now() + moved);
    await vi.advanceTimersByTimeAsync(2 * hourMs);
    expect(asked.mock.calls.filter(([address]) => address.includes("latest.json"))).not.toEqual([]);
  },
);

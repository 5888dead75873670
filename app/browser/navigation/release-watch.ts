import { inBackground } from "#shared/in-background.ts";
import { controlsInPage } from "../controls.ts";
import { notify } from "../toasts.ts";
import { markOutdated } from "./leave.ts";
import { rootData } from "./router.ts";

const manifestAfterMs = 1000;
/** A longer timeout fires at once. */
const longestTimerMs = 2 ** 31 - 1;

interface WatchOptions {
  signal: AbortSignal;
  /** When the page became ready, in ms since the epoch. */
  readyAt: number;
}

/**
 * Fetches the manifest of this document's build once, then checks for a newer build at an interval, or when a tab wakes
 * after longer. Nothing reloads by itself; failures are only logged.
 */
export function watchReleases({ signal, readyAt }: WatchOptions): void {
  const { buildId, releaseCheckSeconds = 0 } = rootData();
  if (!buildId) return;
  const intervalMs = releaseCheckSeconds * 1000;
  let checkedAt = readyAt;
  let code: string | undefined;
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const check = async (isGone: boolean) => {
    const latest = await readLatest();
    if (isOver || latest === undefined || (latest.id === buildId && !isGone)) return;
    // Other words alone come with the next page; nobody is interrupted for them.
    if (!isGone && code && latest.code === code) return markOutdated();
    stop();
    announce();
  };
  // Either way: the clock may have been set back.
  const isDue = () => intervalMs > 0 && Math.abs(Date.now() - checkedAt) >= intervalMs;
  const look = () => {
    if (isOver) return;
    if (isDue() && !document.hidden) {
      checkedAt = Date.now();
      inBackground(check(false));
    }
    plan();
  };
  const plan = () => {
    clearTimeout(timer);
    // A hidden tab is checked when it is shown again.
    if (intervalMs <= 0 || document.hidden) return;
    timer = setTimeout(look, Math.min(longestTimerMs, intervalMs, Math.max(0, checkedAt + intervalMs - Date.now())));
  };
  const stop = () => {
    isOver = true;
    clearTimeout(timer);
  };

  plan();
  document.addEventListener("visibilitychange", look, { signal });
  signal.addEventListener("abort", stop, { once: true });
  if (navigator.connection?.effectiveType === "slow-2g") return;
  const manifest = setTimeout(
    async () => {
      code = await readCode(buildId);
      if (code === undefined) await check(true);
    },
    Math.max(0, readyAt + manifestAfterMs - Date.now()),
  );
  signal.addEventListener("abort", () => clearTimeout(manifest), { once: true });
}

function announce(): void {
  markOutdated();
  const { newVersion, newVersionNext, reload } = controlsInPage();
  notify({
    title: newVersion,
    text: newVersionNext,
    kind: "news",
    action: { label: reload, run: () => location.reload() },
  });
}

/** What this document's build shares with those of other words; undefined if that build is no longer served. */
async function readCode(buildId: string): Promise<string | undefined> {
  const address = `${import.meta.env.BASE_URL}builds/meta/${buildId}.json`;
  try {
    const response = await fetch(address, { priority: "low" });
    if (response.status === 404 || response.status === 403) return undefined;
    if (!response.ok) throw new Error(`status ${response.status}`);
    const { code = "" }: { code?: string } = await response.json();
    return code;
  } catch (error) {
    console.error(`The build manifest ${address} failed to load:`, error);
  }
  return "";
}

/** Undefined if it cannot be fetched; the next check is one interval away. */
async function readLatest(): Promise<{ id: string; code?: string } | undefined> {
  try {
    const response = await fetch(`${import.meta.env.BASE_URL}builds/latest.json?${Date.now()}`);
    const { id, code } = await response.json();
    return response.ok && typeof id === "string" ? { id, code } : undefined;
  } catch {
    return undefined;
  }
}

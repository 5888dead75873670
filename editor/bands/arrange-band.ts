import type { PageBands, ShownBand } from "../../server/editing/bands/band-routes.ts";
import { beginAct, readAgain, refusalOf } from "../actions.ts";
import { rearrange, reasonsOf } from "../draft-actions.ts";
import { type Answer, type Arranging, arrange } from "../requests.ts";
import { now, set } from "../state.ts";
import { bandOf } from "./band-places.ts";
import { readBands } from "./read-bands.ts";

export type BandAct = "up" | "down" | "copy" | "remove";

const arrangements: Readonly<Record<BandAct, (at: number) => Arranging["arrangement"]>> = {
  up: (at) => ({ do: "move", to: at - 1 }),
  down: (at) => ({ do: "move", to: at + 1 }),
  copy: () => ({ do: "duplicate" }),
  remove: () => ({ do: "remove" }),
};

/** Moves, copies or takes away a band; the page shows it at once, and the focus stays with the band or goes to its neighbour. */
export async function arrangeBand({ role, name }: ShownBand, act: BandAct): Promise<void> {
  const isLatest = await beginAct();
  const before = await readBands();
  const at = before?.bands.findIndex((band) => band.role === role) ?? -1;
  const own = before?.bands[at];
  if (!before || !own) return set({ status: "Not done: this band is no longer on the page." });
  const answer = await arrange({ address: own.address, version: before.version, arrangement: arrangements[act](at) });
  if (answer.state !== "saved") return refused(answer);
  if (act === "remove" && isShown(own.address)) set({ shown: undefined, drafts: {}, problems: {} });
  await readAgain({ standing: answer.standing, status: saidOf(act, name, at, before) }, isLatest);
  const after = await readBands();
  const next = act === "remove" ? Math.min(at, (after?.bands.length ?? 1) - 1) : act === "copy" ? at + 1 : at;
  const to = act === "up" || act === "down" ? role : after?.bands[next]?.role;
  if (to !== undefined) requestAnimationFrame(() => focusBar(to, act));
}

function saidOf(act: BandAct, name: string, at: number, { bands }: PageBands): string {
  if (act === "remove") return `Removed “${name}”. Undo brings it back.`;
  if (act === "copy") return `Copied “${name}”`;
  return `Moved to place ${at + (act === "up" ? 0 : 2)} of ${bands.length}`;
}

const isShown = (address: string) => now().shown?.form.trail.some((group) => group.address === address) ?? false;

function refused(answer: Exclude<Answer, { state: "saved" }>): void {
  const status =
    answer.state === "failed"
      ? answer.message
      : answer.state === "refused"
        ? `Not done. ${reasonsOf(answer.problems)}`
        : "Not done: somebody has changed the page in the meantime. Look at it again.";
  set({ status, ...("standing" in answer && { standing: answer.standing }) });
}

/** The button of a bar that did something, so that it can be pressed again. */
function focusBar(role: string, act: BandAct): void {
  const bar = document.querySelector<HTMLElement>(`edit-band[data-of="${CSS.escape(role)}"]`);
  bar?.querySelector<HTMLElement>(`[data-act="${act}"]`)?.focus({ preventScroll: true });
  bar?.parentElement?.scrollIntoView({ block: "nearest", behavior: "instant" });
}

export interface NewBand {
  shape: string;
  variant: string;
  /** Its name in the page. */
  role: string;
  /** The band that comes after it; undefined at the end. */
  before: string | undefined;
}

/** @returns why it was not added */
export async function addBand({ shape, variant, role, before }: NewBand): Promise<string | undefined> {
  const page = await readBands();
  if (!page) return "This page is not made of bands.";
  const taken = page.bands.find((band) => band.role === role);
  if (taken) return `“${taken.name}” has this name already. Choose another.`;
  const found = page.bands.findIndex((band) => band.role === before);
  const at = found === -1 ? page.bands.length : found;
  const answer = await rearrange(
    { address: `${page.file}#bands.${at}`, version: page.version, arrangement: { do: "add", shape, variant, role } },
    `${page.file}#bands.${role}`,
    "Added. Replace the marked words.",
  );
  if (answer.state === "refused") return reasonsOf(answer.problems);
  if (answer.state === "failed") return answer.message;
  if (answer.state === "conflict") return refusalOf(answer);
  await readBands();
  // While the dialog is open nothing else takes the focus.
  set({ adding: undefined, focusIn: undefined });
  bandOf(role)?.scrollIntoView({ block: "start", behavior: "instant" });
  const fields = now().shown?.form.fields ?? [];
  const first = fields.find(
    ({ as, name, isAbsent }) => ["text", "inline", "markdown"].includes(as) && name !== "role" && !isAbsent,
  );
  requestAnimationFrame(() => set({ focusIn: first?.address }));
  return undefined;
}

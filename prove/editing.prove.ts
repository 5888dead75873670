import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { countAloud } from "../cli/progress.ts";
import { readContent } from "../model/reading/read-content.server.ts";
import { type EditorServer, editorSite, startEditor } from "../tests/support/editor.ts";
import { runProgram } from "../tests/support/processes.ts";
import type { Proof } from "./run.ts";

const rounds = 50;
const file = "content/pages/pricing.yaml";
const titleIn = (text = "") => /^ {4}heading: (.*)$/m.exec(text)?.[1] ?? "";

/** Kills the editor while somebody writes and publishes, and compares what it acknowledged with what is stored. */
export async function prove(): Promise<Proof[]> {
  await runProgram(process.execPath, ["build-steps/build.ts", "--if-stale"], { env: editorSite().env });
  const place = editorSite({ hasOwnBuilds: true });
  const git = (...words: string[]) => execFileSync("git", words, { cwd: place.root, encoding: "utf8" });
  git("init", "--quiet");
  git("config", "user.name", "Ada");
  git("config", "user.email", "ada@example.com");
  git("add", ".");
  git("commit", "--quiet", "-m", "First");
  const seen = { saved: 0, published: 0, lost: [] as string[], broken: 0 };
  const stages: Record<string, number> = {};
  const wholeMs = await timePublication(place);
  await countAloud("kills while editing", rounds, async (afterRound) => {
    for (let round = 0; round < rounds; round++) {
      const editor = await startEditor(place);
      // Every fourth while something is saved, the others at any moment of a publication.
      const { saved, published, possible, stage } = await writeUntilKilled(editor, round, round % 4 ? wholeMs : 0);
      stages[stage] = (stages[stage] ?? 0) + 1;
      seen.saved += saved;
      seen.published += published;
      const now = titleIn(editor.read(file));
      if (!possible.includes(now)) seen.lost.push(`round ${round}: ${possible.join(" or ")} is ${now}`);
      const isSound = await readContent({ root: place.root }).then(
        () => true,
        () => false,
      );
      if (!isSound) seen.broken++;
      afterRound();
    }
  });
  const last = await startEditor(place);
  const { write, untilOver } = await signedIn(last);
  await untilOver();
  const left = titleIn(last.read(file));
  await write("publish", { title: "What the kills left" });
  await untilOver();
  const visible = await (await fetch(`${last.origin}/pricing`)).text();
  const onDisk = titleIn(readFileSync(join(place.root, file), "utf8"));
  const isWhole = git("status", "--porcelain", "--", file) === "" && onDisk === left && visible.includes(left);
  git("fsck", "--strict");
  last.server.kill("SIGTERM");
  return [
    {
      claim: `Everything acknowledged as saved is stored, and no file is half-written, through ${rounds} kills`,
      seen: `${seen.saved} saved, ${seen.published} published, ${seen.lost.length} lost, ${seen.broken} times unsound; killed at: ${Object.entries(
        stages,
      )
        .map(([stage, times]) => `${stage} ${times}`)
        .join(", ")}`,
      holds: seen.saved > rounds && seen.lost.length === 0 && seen.broken === 0,
    },
    {
      claim: "After the last one what is left is published and seen by visitors, and the repository is whole",
      seen: isWhole ? "published" : "not published",
      holds: isWhole,
    },
  ];
}

/** Posts as the browser that opened the printed address does. */
async function signedIn({ origin, start }: EditorServer) {
  const started = await fetch(start, { redirect: "manual" });
  const headers = { Cookie: (started.headers.get("Set-Cookie") ?? "").split(";")[0] ?? "", Origin: origin };
  const html = await (await fetch(`${origin}/edit`, { headers })).text();
  const token = /name="edit-token" content="([\w-]+)"/.exec(html)?.[1] ?? "";
  const look = async () =>
    fetch(`${origin}/edit/publication`, { headers }).then(
      (response) => response.text(),
      () => "data-moving",
    );
  return {
    write: (name: string, body: object) =>
      fetch(`${origin}/edit/${name}`, {
        ...{ method: "POST", body: JSON.stringify(body) },
        headers: { ...headers, "Content-Type": "application/json", "X-Edit-Token": token },
      }),
    look,
    /** Until no publication is under way; one that was killed is taken up once it is overdue. */
    async untilOver(): Promise<void> {
      while ((await look()).includes("data-moving")) await wait(200);
    },
  };
}

/** How long a publication takes on this machine. */
async function timePublication(place: ReturnType<typeof editorSite>): Promise<number> {
  const editor = await startEditor(place);
  const { write, untilOver } = await signedIn(editor);
  const before = titleIn(editor.read(file));
  await write("save", { address: "pages/pricing.yaml#bands.plans.heading", before, value: "Before all kills." });
  const begunAt = performance.now();
  await write("publish", { title: "Before all kills" });
  await untilOver();
  process.kill(-(editor.server.pid ?? 0), "SIGKILL");
  return performance.now() - begunAt;
}

/** @param withinMs of a publication; 0 while something is saved */
async function writeUntilKilled(editor: EditorServer, round: number, withinMs: number) {
  const { write, look, untilOver } = await signedIn(editor);
  await untilOver();
  let before = titleIn(editor.read(file));
  const told = { saved: 0, published: 0, possible: [before], stage: "saving" };
  const ended = once(editor.server, "exit");
  // With all that it has started, as when the machine stops.
  const kill = () => process.kill(-(editor.server.pid ?? 0), "SIGKILL");
  const turns = 1 + Math.floor(Math.random() * 4);
  for (let turn = 0; turn < turns; turn++) {
    const value = `Round ${round} turn ${turn}.`;
    told.possible = [before, value];
    if (turn === turns - 1 && withinMs === 0) setTimeout(kill, Math.random() * 400);
    const answer = await write("save", { address: "pages/pricing.yaml#bands.plans.heading", before, value }).catch(
      () => undefined,
    );
    if (answer?.ok) [before, told.possible] = [value, [value]];
    if (answer?.ok) told.saved++;
  }
  if (withinMs > 0) {
    await write("publish", { title: `Round ${round}` });
    // Some after its end.
    await wait(Math.random() * 1.1 * withinMs);
    const html = await look();
    told.stage = /data-state="now">([^<]*)</.exec(html)?.[1]?.trim() ?? "over";
    if (!html.includes("data-moving")) told.published++;
    kill();
  }
  await ended;
  return told;
}

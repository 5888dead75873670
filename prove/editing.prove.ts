import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { countAloud } from "../build-steps/progress.ts";
import { readContent } from "../model/reading/read-content.server.ts";
import { type EditorServer, editorSite, startEditor } from "../tests/support/editor.ts";
import { runProgram } from "../tests/support/processes.ts";
import type { Proof } from "./run.ts";

const rounds = 50;
const file = "content/pages/pricing.yaml";
const titleIn = (text = "") => /^title: (.*)$/m.exec(text)?.[1] ?? "";

/** Kills the editor while somebody writes and publishes, and compares what it acknowledged with what is there. */
export async function prove(): Promise<Proof[]> {
  const place = editorSite();
  await runProgram(process.execPath, ["build-steps/build.ts", "--if-stale"], { env: place.env });
  const git = (...words: string[]) => execFileSync("git", words, { cwd: place.root, encoding: "utf8" });
  git("init", "--quiet");
  git("config", "user.name", "Ada");
  git("config", "user.email", "ada@example.com");
  git("add", ".");
  git("commit", "--quiet", "-m", "First");
  const seen = { saved: 0, published: 0, lost: [] as string[], broken: 0 };
  await countAloud("kills while editing", rounds, async (afterRound) => {
    for (let round = 0; round < rounds; round++) {
      const editor = await startEditor(place);
      const { saved, published, possible } = await writeUntilKilled(editor, round);
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
  const write = await signedIn(last);
  await write("publish", { title: "What the kills left" });
  const isWhole =
    git("status", "--porcelain", "--", file) === "" && titleIn(readFileSync(join(place.root, file), "utf8"));
  git("fsck", "--strict");
  last.server.kill("SIGTERM");
  return [
    {
      claim: `What an editor was told is saved is there, and no file is half-written, through ${rounds} kills`,
      seen: `${seen.saved} saved, ${seen.published} published, ${seen.lost.length} lost, ${seen.broken} times unsound`,
      holds: seen.saved > rounds && seen.lost.length === 0 && seen.broken === 0,
    },
    {
      claim: "After the last one what is left is published, and the repository is whole",
      seen: isWhole ? "published" : "not published",
      holds: Boolean(isWhole),
    },
  ];
}

/** Posts as the browser that opened the printed address does. */
async function signedIn({ origin, start }: EditorServer) {
  const started = await fetch(start, { redirect: "manual" });
  const headers = { Cookie: (started.headers.get("Set-Cookie") ?? "").split(";")[0] ?? "", Origin: origin };
  const html = await (await fetch(`${origin}/edit`, { headers })).text();
  const token = /name="edit-token" content="([\w-]+)"/.exec(html)?.[1] ?? "";
  return (name: string, body: object) =>
    fetch(`${origin}/edit/${name}`, {
      ...{ method: "POST", body: JSON.stringify(body) },
      headers: { ...headers, "Content-Type": "application/json", "X-Edit-Token": token },
    });
}

async function writeUntilKilled(editor: EditorServer, round: number) {
  const write = await signedIn(editor);
  let before = titleIn(editor.read(file));
  const told = { saved: 0, published: 0, possible: [before] };
  const ended = once(editor.server, "exit");
  for (let turn = 0; editor.server.exitCode === null && editor.server.signalCode === null; turn++) {
    const value = `Round ${round} turn ${turn}.`;
    const isLast = turn > Math.random() * 6;
    told.possible = [before, value];
    if (isLast) setTimeout(() => editor.server.kill("SIGKILL"), Math.random() * 400);
    const answer = await write("save", { address: "pages/pricing.yaml#title", before, value }).catch(() => undefined);
    if (answer?.ok) [before, told.possible] = [value, [value]];
    if (answer?.ok) told.saved++;
    const published = turn % 3 === 2 ? await write("publish", { title: value }).catch(() => undefined) : undefined;
    if (published?.ok) told.published++;
    if (isLast) break;
  }
  await ended;
  return told;
}

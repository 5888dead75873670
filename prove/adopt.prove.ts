import { spawnSync } from "node:child_process";
import { projectToAdopt, runIn } from "../tests/support/adopted-project.ts";
import type { Proof } from "./run.ts";

/** Adopts a second brand in a copy of the project, and runs there what its new owner would run. */
export async function prove(): Promise<Proof[]> {
  const { root, answersFile } = projectToAdopt();
  console.log(`  in ${root}`);
  commit(root, "the sample");
  await runIn(root, ["tools/adopt.ts", "--answers", answersFile]);
  commit(root, "adopted");
  return [
    await proofOf(root, "the adopted site builds", ["build-steps/build.ts"]),
    await proofOf(root, "its build says nothing of the sample", ["tools/adopt.ts", "--check"]),
    await proofOf(root, "its whole npm test passes", ["tests/run.ts"]),
  ];
}

async function proofOf(root: string, claim: string, words: readonly string[]): Promise<Proof> {
  const startedAt = performance.now();
  const holds = await runIn(root, words).then(
    () => true,
    () => false,
  );
  const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
  return {
    claim,
    seen: `\`node ${words.join(" ")}\` ended ${holds ? "well" : "badly"} after ${minutes} minutes`,
    holds,
  };
}

/** Some checks read the files that git knows. */
function commit(folder: string, message: string): void {
  const git = (...words: string[]) =>
    spawnSync("git", ["-c", "user.name=Proof", "-c", "user.email=proof@example.com", ...words], { cwd: folder });
  git("init", "--quiet");
  git("add", "--all");
  git("commit", "--quiet", "--message", message);
}

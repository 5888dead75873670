import { execFileSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { delimiter, join } from "node:path";

/** A program that tests use and that no npm package provides. */
export interface Program {
  name: string;
  /** An environment variable with the file's path. */
  variable?: string;
  /** A name to look up in `PATH`, or a path or pattern; the first that exists counts. */
  places: readonly string[];
  debianPackage: string;
}

/**
 * Finds a program: from its variable, else an installed one, else by installing Debian's package (as root).
 * @returns undefined when it is neither found nor installable
 * @throws Error when the variable does not name a file
 */
export function findProgram(program: Program): string | undefined {
  const found = existing(program);
  if (found || !canInstall()) return found;
  console.log(`no ${program.name} found: installing Debian's package ${program.debianPackage}`);
  const run = (...args: string[]) =>
    execFileSync("apt-get", args, { stdio: "inherit", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
  run("update", "-qq");
  run("install", "-y", "-qq", "--no-install-recommends", program.debianPackage);
  return existing(program);
}

/** @throws Error with instructions when it is neither found nor installable */
export function needProgram(program: Program): string {
  const found = findProgram(program);
  if (found) return found;
  throw new Error(`${program.name} was not found. ${remedyFor(program)}`);
}

/** Instructions for someone who lacks it. */
export function remedyFor({ variable, debianPackage }: Program): string {
  return `${variable ? `Set ${variable}, or run` : "Run"} \`apt-get install ${debianPackage}\`.`;
}

function existing({ variable, places }: Program): string | undefined {
  const named = variable && process.env[variable];
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`${variable}: there is no file ${named}`);
  }
  return places.flatMap(candidates).find((path) => existsSync(path));
}

function candidates(place: string): string[] {
  if (place.includes("*")) return globSync(place);
  if (place.includes("/")) return [place];
  return (process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, place));
}

function canInstall(): boolean {
  return process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
}

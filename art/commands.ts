import { spawn, spawnSync } from "node:child_process";
import { join } from "node:path";

/** Debian's, for its OpenCV and NumPy. */
export const python = "/usr/bin/python3";

/** Resolves to the end of what the command says. */
export function run(command: string, args: string[]) {
  return new Promise<string>((resolve, reject) => {
    const child = spawn(command, args, { env: { ...process.env, OMP_WAIT_POLICY: "passive" } });
    let said = "";
    const listen = (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-4000);
    };
    child.stdout.on("data", listen);
    child.stderr.on("data", listen);
    child.on("error", reject);
    child.on("close", (code) =>
      code === 0 ? resolve(said) : reject(new Error(`${command} ended with ${code}\n${said}`)),
    );
  });
}

/** Runs a script of the kit inside Blender, with these words. */
export const runBlender = (script: string, words: string[]) =>
  run("blender", [
    "-b",
    "--factory-startup",
    "--python-exit-code",
    "1",
    "-P",
    join(import.meta.dirname, "kit", script),
    "--",
    ...words,
  ]);

/** Ends with a message where something that drawing needs is not installed. */
export function requireTools() {
  const needs = [
    ["blender", ["--version"], "blender"],
    ["gcc", ["--version"], "gcc"],
    ["ffmpeg", ["-version"], "ffmpeg"],
    [python, ["-c", "import cv2, numpy, PIL"], "python3-opencv python3-numpy python3-pil"],
  ] as const;
  const missing = needs.filter(([command, args]) => spawnSync(command, args).status !== 0).map(([, , name]) => name);
  if (missing.length === 0) return;
  console.error(`Drawing needs Debian packages that are not here: apt-get install ${missing.join(" ")}`);
  process.exit(1);
}

import { renditionsByIpx } from "./make-rendition.ts";
import type { PictureAnswer, PictureTask } from "./picture-process.ts";
import type { Rendition } from "./renditions.ts";
import { drawSharePicture } from "./share-picture.ts";

/** The program of the process that makes pictures, and the only one on a server that loads their libraries. */
const [, , publicFolder = ""] = process.argv;
const makeRendition = renditionsByIpx(publicFolder);

// Ctrl-C reaches the whole group, but the server still wants the pictures that it waits for: this process ends with it.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => undefined);
// Killed, because an orderly exit would wait for a picture in progress.
process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));
process.on("message", async (message) => {
  // Only our own server sends on this channel.
  const task = message as PictureTask;
  process.send?.(await answer(task));
});

async function answer(task: PictureTask): Promise<PictureAnswer> {
  try {
    return { id: task.id, rendition: await perform(task) };
  } catch (error) {
    return { id: task.id, problem: error instanceof Error ? error.message : String(error) };
  }
}

async function perform(task: PictureTask): Promise<Rendition> {
  if ("path" in task) return makeRendition(task.path, task.operations);
  return { type: "image/jpeg", bytes: new Uint8Array(await drawSharePicture(task.card, publicFolder)) };
}

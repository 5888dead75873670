import type { EditorView } from "prosemirror-view";
import { uploadPicture } from "../requests.ts";
import { act, set } from "../state.ts";
import { insertBlock } from "./text-commands.ts";
import { textSchema } from "./text-schema.ts";

/** A picture that is pasted or dropped as a file is sent and put into the text. */
export function takePicture(view: EditorView, data: DataTransfer | null): boolean {
  const file = [...(data?.files ?? [])].find(({ type }) => /^image\/(png|jpeg|webp)$/.test(type));
  // Word adds a picture of the words that it copies.
  if (!file || data?.types.includes("text/html")) return false;
  act(uploadInto(view, file));
  return true;
}

async function uploadInto(view: EditorView, file: File): Promise<void> {
  set({ status: "Sending the picture…" });
  const kept = await uploadPicture(file);
  if ("address" in kept) putPicture(view, kept.address);
  else set({ status: `Not taken: ${kept.message}` });
}

/** A picture in a paragraph of its own, where the selection is; what it shows is asked for beside it. */
export function putPicture(view: EditorView, src: string): void {
  insertBlock(textSchema.nodes.picture.create({ src }))(view.state, view.dispatch);
}

import type { LoopSource } from "#shared/loop.ts";
import { noted } from "./field-notes.server.ts";
import type { Known } from "./known.server.ts";
import { nearestName } from "./nearest-name.server.ts";
import { plainFields } from "./plain-fields.server.ts";

const { text, object } = plainFields;

/** Names that other files of the content decide. */
export const namedFields = (known: Known) => ({
  /** A tag or a series, as the page that tells about it writes it. */
  label: (kind: keyof Known["labels"], hint: string) => labelField(known.labels[kind], hint),
  closable: (hint: string) => labelField(known.closable, hint),
  /** A public fact by its name, for the mark beside a figure. */
  fact: () => factField(known.anchorsOf("/proof")),
  /** A picture that moves, for the place of one that does not. */
  loop: () =>
    object({
      film: filmField(known.loops),
      alt: text("what is seen to move, for those who do not see it"),
    }),
});

function factField(names: readonly string[]) {
  const hint = "the name of a fact in content/facts/, to which the proof link beside the figure leads";
  return noted(text(hint), { as: "choice", hint, options: names }).superRefine((value, context) => {
    if (names.includes(value)) return;
    context.addIssue({ code: "custom", message: `there is no fact "${value}"${nearestName(value, names)}` });
  });
}

function filmField(loops: ReadonlyMap<string, LoopSource>) {
  const hint = "the name of a moving picture: of x.av1.mp4 and x.h264.mp4 in public/loops/ it is x";
  const names = [...loops.keys()];
  return noted(text(hint), { as: "choice", hint, options: names }).transform((name, context): LoopSource => {
    const source = loops.get(name);
    if (source) return source;
    const message = `there are no public/loops/${name}.av1.mp4 and ${name}.h264.mp4${nearestName(name, names)}`;
    context.addIssue({ code: "custom", message });
    return { av1: "", h264: "" };
  });
}

function labelField(names: readonly string[], hint: string) {
  return noted(text(hint), { as: "choice", hint, options: names }).superRefine((value, context) => {
    if (names.includes(value)) return;
    context.addIssue({ code: "custom", message: `"${value}" is not one of ${names.join(", ")}` });
  });
}

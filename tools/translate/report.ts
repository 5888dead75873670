import type { FieldState, TranslatedField, Translation } from "../../model/languages/translation.server.ts";

const states: readonly FieldState[] = ["missing", "unread", "outdated"];

/** How far a language is, by file, or by text for the files named; `open` counts the texts that still need work. */
export function reportOf({ code, fields }: Translation, files: readonly string[]): { lines: string[]; open: number } {
  const all = [...fields].filter(([file]) => files.length === 0 || files.includes(file));
  const texts = all.flatMap(([, own]) => own);
  const open = texts.filter(({ state }) => state !== "read").length;
  const lines = all.flatMap(([file, own]) => {
    const told = countsOf(own);
    if (told === "") return [];
    return [`${file}: ${told}`, ...(files.length > 0 ? own.flatMap(lineOf) : [])];
  });
  const whole =
    open === 0 ? `${code}: all ${texts.length} texts are read` : `${code}: ${texts.length} texts, ${countsOf(texts)}`;
  return { lines: [...lines, whole], open };
}

function countsOf(fields: readonly TranslatedField[]): string {
  return states
    .map((state) => [fields.filter((field) => field.state === state).length, state] as const)
    .filter(([count]) => count > 0)
    .map(([count, state]) => `${count} ${state}`)
    .join(", ");
}

function lineOf({ field, state, text }: TranslatedField): string[] {
  if (state === "read") return [];
  const [first = ""] = text.trim().split("\n");
  return [`  ${field} (${state}): ${first.length > 80 ? `${first.slice(0, 80)}…` : first}`];
}

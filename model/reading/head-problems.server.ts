import type { Content } from "../content.server.ts";
import type { ContentProblem } from "./content-error.server.ts";

/** Pages that search results could not tell apart, because two have one title or description. */
export function headProblems(pages: Partial<Content["pages"]>): ContentProblem[] {
  const heads = Object.entries(pages).flatMap(([name, words]) => {
    const head: unknown = words && "head" in words ? words.head : undefined;
    if (typeof head !== "object" || head === null) return [];
    return Object.entries(head).map(([field, text]) => ({
      file: `content/pages/${name}.yaml`,
      field: `head.${field}`,
      text,
    }));
  });
  return [...Map.groupBy(heads, ({ field, text }) => `${field} ${String(text)}`).values()].flatMap((same) =>
    same.slice(1).map(({ file, field }) => {
      const reason = `is the same as in ${same[0]?.file}; say what only this page holds`;
      return { file, field, reason };
    }),
  );
}

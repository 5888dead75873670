import type { Content } from "../content.server.ts";
import type { Found } from "./search-text.server.ts";

/** A row of a ledger is seldom what a visitor looks for. */
const weight = 0.3;

/** Answers to what supplier forms ask, each by its question and the words that buyers search for. */
function answers({ facts }: Content): Found[] {
  return facts.flatMap(({ id, claim, figure, asked }) =>
    asked
      ? [
          {
            ...{ title: asked.question, path: `/papers#${id}`, summary: claim, weight },
            ...{ pieces: [figure], unshown: asked.also },
          },
        ]
      : [],
  );
}

/** Facts for the search: those of the ledger by their claim, and answers to supplier forms. */
export function factTexts(content: Content): Found[] {
  return [...claims(content), ...answers(content)];
}

function claims({ facts }: Content): Found[] {
  return facts
    .filter(({ isPublic }) => isPublic)
    .map(({ id, claim, figure, source, leavesOut, department }) => ({
      ...{ title: claim, path: `/proof#${id}`, summary: source, department: department ?? undefined, weight },
      pieces: [figure, leavesOut ?? ""],
    }));
}

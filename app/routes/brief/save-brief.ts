import type { Answers } from "#shared/brief/answers.ts";
import { type BriefSources, briefFile, briefText } from "#shared/brief/brief-file.ts";

/** The files of a brief, made in the browser. */
export function saveBrief(name: string, answers: Answers, sources: Omit<BriefSources, "pageUrl">): void {
  const { origin, pathname } = window.location;
  const all = { ...sources, pageUrl: origin + pathname };
  if (name === "brief.md") saveFile(name, "text/markdown", briefText(answers, all));
  else saveFile(name, "application/json", JSON.stringify(briefFile(answers, all), null, 2));
}

function saveFile(name: string, type: string, text: string): void {
  const link = document.createElement("a");
  const address = URL.createObjectURL(new Blob([text], { type }));
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

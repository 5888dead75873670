import type { Content } from "#model/content.server.ts";
import type { EditedSite, Reading } from "./edited-site.ts";
import { fileNameOf } from "./new-entry.ts";
import { arrangeInSource, setInSource } from "./splice-source.ts";
import { SpliceError } from "./splice-yaml.ts";
import type { FileChanges } from "./write-changes.ts";

interface WantedFact {
  title: string;
  /** The file that it comes into. */
  into: string;
  content: Content;
  reading: Reading;
}

/**
 * A file of facts with another one at its end, which is not public yet.
 * @throws SpliceError
 */
export function withNewFact(site: EditedSite, { title, into, content, reading }: WantedFact): FileChanges {
  const id = fileNameOf(title);
  const home = site.homes().get(id);
  if (home) throw new SpliceError(`${id} exists already, in ${home}; choose another name`);
  if (!into.startsWith("content/facts/") || !reading.schemas.has(into))
    throw new SpliceError("choose the file that it belongs to");
  const value = {
    says: `One sentence with {{${id}}} in it.`,
    value: 1,
    asOf: content.today,
    source: "How and where it was counted.",
    public: false,
  };
  return new Map([[into, arrangeInSource(site.read(into).text, into, [id], { do: "insert", value })]]);
}

/** This week's count of free starts begins with those of the last one. */
export function countedAnew(site: EditedSite, today: string): FileChanges {
  const file = "content/capacity.yaml";
  return new Map([[file, setInSource(site.read(file).text, file, ["asOf"], today)]]);
}

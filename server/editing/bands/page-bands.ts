import { placeOfAddress } from "#model/fields/band-places.server.ts";
import { mostBands } from "#model/pages/composed-page.server.ts";
import type { Arrangement } from "../arrange-yaml.ts";
import { parseAddress } from "../changes.ts";
import type { EditedSite } from "../edited-site.ts";
import { plainInSource } from "../splice-source.ts";
import { SpliceError } from "../splice-yaml.ts";

/** A band of a page's file, as far as its place matters. */
export interface PageBand {
  role: string;
  /** Undefined for a band that only its page has. */
  shape?: string | undefined;
  tone?: string | undefined;
  rhythm?: string | undefined;
  heading?: string | undefined;
}

/** The bands of a file, as it writes them; none where it has no such list. */
export function bandsIn(fields: unknown): readonly PageBand[] {
  const bands = typeof fields === "object" && fields !== null && "bands" in fields ? fields.bands : [];
  return Array.isArray(bands) ? bands.filter((band) => typeof band === "object" && band !== null) : [];
}

const isOpening = (band: PageBand | undefined) =>
  band !== undefined && (band.shape === undefined || band.shape === "hero");

type Wanted =
  | Exclude<Arrangement, { do: "insert" }>
  | { do: "add"; shape?: string | undefined; variant?: unknown; role?: unknown };

/** Why a band may not be arranged so, in words for its editor; undefined where it may. */
export function refusalOf(bands: readonly PageBand[], at: number, wanted: Wanted): string | undefined {
  const band = bands[at];
  const isFirst = at === 0 && isOpening(band);
  const grows = wanted.do === "add" || wanted.do === "duplicate";
  if (grows && bands.length >= mostBands) return `A page has at most ${mostBands} bands. Remove one first.`;
  if (wanted.do === "add") {
    if (isFirst) return "Nothing comes before the opening, which has the page’s first heading.";
    return wanted.shape === "hero" && bands.length > 0
      ? "A page has one opening, at its top. Choose another shape."
      : undefined;
  }
  if (wanted.do === "duplicate") {
    if (band && band.shape === undefined) return "This band belongs to this page alone, so there is one of it.";
    return isFirst ? "A page has one opening." : undefined;
  }
  if (wanted.do === "remove")
    return isFirst ? "A page needs its opening, which has its first heading. Change its words instead." : undefined;
  if (isFirst) return "The opening stays first, since it has the page’s first heading.";
  if (wanted.to === 0 && isOpening(bands[0])) return "The opening stays first. Nothing moves above it.";
  return wanted.to < 0 || wanted.to >= bands.length ? "There is no further place." : undefined;
}

/**
 * Where an address is that of a band, the page's rules hold.
 * @throws SpliceError that says what to do instead
 */
export function expectBandMay(site: EditedSite, address: string, wanted: Wanted): void {
  const { file, path } = parseAddress(address);
  if (path.length !== 2 || path[0] !== "bands" || !site.has(file)) return;
  const fields = plainInSource(site.read(file).text, file, []);
  const at = placeOfAddress(fields, path)[1];
  const refusal = typeof at === "number" && refusalOf(bandsIn(fields), at, wanted);
  if (refusal) throw new SpliceError(refusal);
}

/** Shapes whose ground and height are their own. */
const selfMade = ["hero", "stage"];

/** A ground and a height for a new band that differ from its neighbours', so that bands stay apart. */
export function suitedTo(bands: readonly PageBand[], at: number, shape: string): { tone?: string; rhythm?: string } {
  if (selfMade.includes(shape)) return {};
  const near = [bands[at - 1], bands[at]].map(
    (band) => band && (band.shape === undefined ? undefined : (band.tone ?? "paper")),
  );
  const tone = ["paper", "sand", "white"].find((one) => !near.includes(one)) ?? "paper";
  const runs = [bands.slice(Math.max(0, at - 2), at), bands.slice(at, at + 2), [bands[at - 1], bands[at]]];
  const isUsual = (band: PageBand | undefined) => band?.shape !== undefined && (band.rhythm ?? "normal") === "normal";
  const isThird = runs.some((run) => run.length === 2 && run.every(isUsual));
  return { ...(tone !== "paper" && { tone }), ...(isThird && { rhythm: "compact" }) };
}

/** What would make a page better, each in a sentence. */
export function adviceOn(fields: unknown): string[] {
  const bands = bandsIn(fields);
  const twins = bands.find(({ shape }, at) => shape !== undefined && shape === bands[at + 1]?.shape);
  const hasNext = typeof fields === "object" && fields !== null && "next" in fields;
  const last = bands.at(-1);
  const ends = last?.shape === "call-to-action" || last?.role === "call-to-action" || last?.shape === undefined;
  return [
    ...(ends ? [] : ["The page ends without a call. Add one at its end, so that readers know what to do next."]),
    ...(hasNext ? [] : ["The page does not say which page to read next. Add it under Next."]),
    ...(twins ? [`Two bands of one shape follow each other (${twins.role}). Put another between them.`] : []),
    ...(bands.length > 7 ? [`The page has ${bands.length} bands. Readers rarely go on after seven.`] : []),
  ];
}

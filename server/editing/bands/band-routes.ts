import type { Hono } from "hono";
import { roleOf } from "#model/fields/band-places.server.ts";
import { aboutShapes } from "#model/pages/composed-page.server.ts";
import { askedWords } from "#shared/asked-words.ts";
import { canonicalPath } from "#shared/canonical-path.ts";
import { ownValue } from "#shared/own-value.ts";
import type { WorkspaceEnv } from "../at-work.ts";
import { rawIfAny } from "../content-file.ts";
import type { EditedSite } from "../edited-site.ts";
import { fileOfPage } from "../page-of-file.ts";
import { plainInSource, versionInSource } from "../splice-source.ts";
import { adviceOn, bandsIn, type PageBand, refusalOf } from "./page-bands.ts";

/** A band as the bar on the page needs it. */
export interface ShownBand {
  role: string;
  /** `pages/pricing.yaml#bands.plans` */
  address: string;
  /** What people know it by. */
  name: string;
  /** Why it may not be moved, copied, taken away or have another above it; what is left out may be done. */
  refusals: Partial<Record<"up" | "down" | "copy" | "remove" | "above", string>>;
  /** What would be lost for good with it. */
  loses?: string;
}

/** The bands of a page, in the order of its file. */
export interface PageBands {
  /** `pages/pricing.yaml` */
  file: string;
  /** Of the list. */
  version: string;
  bands: ShownBand[];
  /** Why the page may have no further band at its end. */
  full?: string;
  advice: string[];
}

/** A shape as editors choose it. */
export interface ShapeChoice {
  shape: string;
  name: string;
  sentence: string;
  variants: { variant: string; name: string }[];
}

/** What the page needs for composing it. */
export function addBandRoutes(app: Hono<WorkspaceEnv>): void {
  app.get("/bands", async ({ req, json, var: { workspace } }) => {
    const [path = "/"] = (req.query("page") ?? "/").split(/[?#]/);
    const content = (await workspace.site.shown())?.content;
    const file = content && fileOfPage(canonicalPath(path), content);
    // A page that is not made of bands has none, which is no mistake.
    return json({ page: (file && pageBands(workspace.site, file)) ?? null });
  });
  app.get("/shapes", ({ json }) =>
    json({
      shapes: Object.entries(aboutShapes).map(([shape, { name, sentence, variants }]): ShapeChoice => {
        const names = Object.entries(variants).map(([variant, own]) => ({ variant, name: own.name }));
        return { shape, name, sentence, variants: names };
      }),
    }),
  );
}

function pageBands(site: EditedSite, file: string): PageBands | undefined {
  const { text } = site.read(file);
  const fields = plainInSource(text, file, []);
  const bands = bandsIn(fields);
  if (bands.length === 0) return undefined;
  const published = rolesIn(rawIfAny(site.root, file), file);
  const name = file.replace(/^content\//, "");
  const full = refusalOf(bands, bands.length, { do: "add" });
  return {
    file: name,
    version: versionInSource(text, file, ["bands"]),
    bands: bands.map((band, at) => ({
      role: band.role,
      address: `${name}#bands.${band.role}`,
      name: nameOf(band),
      refusals: refusalsOf(bands, at),
      ...losesWith(band, published),
    })),
    ...(full && { full }),
    advice: adviceOn(fields),
  };
}

function refusalsOf(bands: readonly PageBand[], at: number): ShownBand["refusals"] {
  const all = {
    up: refusalOf(bands, at, { do: "move", to: at - 1 }),
    down: refusalOf(bands, at, { do: "move", to: at + 1 }),
    copy: refusalOf(bands, at, { do: "duplicate" }),
    remove: refusalOf(bands, at, { do: "remove" }),
    above: refusalOf(bands, at, { do: "add" }),
  };
  return Object.fromEntries(Object.entries(all).filter(([, reason]) => reason !== undefined));
}

/** Its heading, else the name of its shape. */
function nameOf({ role, shape, heading }: PageBand): string {
  const words = typeof heading === "string" ? (askedWords(heading) ?? heading) : undefined;
  const plain = role.replaceAll("-", " ");
  return words ?? (shape && ownValue(aboutShapes, shape)?.name) ?? plain.charAt(0).toUpperCase() + plain.slice(1);
}

function losesWith(band: PageBand, published: readonly (string | undefined)[]): { loses?: string } {
  if (band.shape === undefined)
    return {
      loses: "Only this page has this band, and the kit cannot make it again. The history of the page brings it back.",
    };
  const isWritten = !JSON.stringify(band).includes('"TODO ');
  return isWritten && !published.includes(band.role)
    ? { loses: "This band was never published. Once the editor has ended, nothing brings its words back." }
    : {};
}

function rolesIn(source: string | null, file: string): readonly (string | undefined)[] {
  return source === null ? [] : bandsIn(plainInSource(source, file, [])).map(roleOf);
}

import type { ImageSource } from "#shared/image-address.ts";
import type { LoopSource } from "#shared/loop.ts";

/** All existing names, against which references in content are checked. */
export interface Known {
  /** A picture's public address (`/images/x.webp`) to its source with natural size. */
  pictures: ReadonlyMap<string, ImageSource>;
  /** Moving pictures by name. */
  loops: ReadonlyMap<string, LoopSource>;
  /** Site paths that have a page, without base, query or hash. */
  paths: ReadonlySet<string>;
  /** The paths that no page of bands may have: those of all other pages and files. */
  fixedPaths: ReadonlySet<string>;
  /** The anchors that a link to a page may use after `#`. */
  anchorsOf: (path: string) => readonly string[];
  slugs: Record<Referable, readonly string[]>;
  /** What posts may be filed under: the tags of `pages/listing.yaml`, the series of `pages/blog.yaml`. */
  labels: Record<"tags" | "series", readonly string[]>;
  /** Pages that a site can do without. */
  closable: readonly string[];
  /** Pages that are switched off; a link to one is not a mistake. */
  off: readonly string[];
  /** Kinds that are off with the page that lists them; what names an entry of theirs is not a mistake. */
  offKinds: readonly string[];
  /** Why an entry is not published, by its names: `people/a-colleague` and `/team/a-colleague`. */
  unpublished: ReadonlyMap<string, string>;
}

export type Referable = "people" | "cases" | "blog" | "products" | "services" | "categories" | "testimonials" | "games";

import type { ImageSource } from "#shared/image-address.ts";

/** What exists, by name; references in content are checked against it. */
export interface Known {
  /** Public address of a picture (`/images/x.webp`) to its source with natural size. */
  pictures: ReadonlyMap<string, ImageSource>;
  /** Site paths without base, query or hash that answer with a page. */
  paths: ReadonlySet<string>;
  /** What a link may name on a page after its `#`. */
  anchorsOf: (path: string) => readonly string[];
  slugs: Record<Referable, readonly string[]>;
  /** Why an entry is not on the site, by its names: `people/ada-quill` and `/team/ada-quill`. */
  unpublished: ReadonlyMap<string, string>;
}

export type Referable = "people" | "cases" | "blog" | "products" | "services" | "categories" | "testimonials" | "games";

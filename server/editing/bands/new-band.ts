import type { z } from "zod";
import { roleOf } from "#model/fields/band-places.server.ts";
import { defOf, optionFor, type Schema, schemaAt } from "#model/fields/schema-fields.server.ts";
import { aboutShapes, shapeExamples } from "#model/pages/composed-page.server.ts";
import { ownValue } from "#shared/own-value.ts";
import { kindOf } from "../field-kinds.ts";
import { type Offered, sampleValue } from "../sample-value.ts";
import type { FieldPath } from "../splice-yaml.ts";
import { bandsIn, suitedTo } from "./page-bands.ts";

/** A band that an editor wants. */
export interface WantedBand {
  shape: string;
  /** The usual one if left out. */
  variant?: string | undefined;
  /** Its name in the page; made from the shape if left out. */
  role?: string | undefined;
  /** Its place. */
  at: number;
}

/** A new band with the words of its example, each marked as to be replaced; undefined if the page may have none of the shape. */
export function newBand(schema: Schema, fields: unknown, wanted: WantedBand, offered: Offered): unknown {
  const { shape, at } = wanted;
  const list = defOf(schemaAt(schema, ["bands"], fields));
  const option = list?.type === "array" ? optionFor(list.element, { shape }) : undefined;
  const sample = sampleValue(option, shape, offered);
  const about = ownValue(aboutShapes, shape);
  if (!option || !about || typeof sample !== "object" || sample === null) return undefined;
  const bands = bandsIn(fields);
  const variant = wanted.variant ?? Object.keys(about.variants)[0] ?? "";
  const isUsual = variant === Object.keys(about.variants)[0];
  const named = {
    role: wanted.role ?? freeRole(shape, bands.map(roleOf)),
    shape,
    ...(!isUsual && { variant }),
    ...suitedTo(bands, at, shape),
  };
  const example = { ...ownValue(shapeExamples, shape), ...ownValue(about.variants, variant)?.example };
  const { role: _, shape: __, ...needed } = sample as Record<string, unknown>;
  const begun = {
    ...named,
    ...asked(needed, (_, hint) => hint),
    ...asked(withPictures(example, offered), (own) => own),
  };
  // Its links may lead to a page that the site does without.
  return (option as z.ZodType).safeParse(begun).success ? begun : { ...named, ...needed };

  /** Words that are only an example ask for others. */
  function asked(value: Record<string, unknown>, wordsOf: (own: string, hint: string) => string) {
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, askedAt([key], part)]));

    function askedAt(path: FieldPath, part: unknown): unknown {
      if (Array.isArray(part)) return part.map((item, index) => askedAt([...path, index], item));
      if (typeof part === "object" && part !== null)
        return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, askedAt([...path, key], inner)]));
      if (typeof part !== "string") return part;
      const field = schemaAt(option as Schema, path, value);
      const { as, hint } = kindOf(field, part);
      if (!["text", "inline", "markdown"].includes(as)) return part;
      const words = wordsOf(part, hint);
      const asking = words.includes("\n") ? `TODO write this text.\n\n${words}` : `TODO ${words}`;
      // Of a time of the day there is no room for more.
      return (field as z.ZodType).safeParse(asking).success ? asking : part;
    }
  }
}

/** An example names no picture; each gets another of the site's. */
function withPictures(example: Readonly<Record<string, unknown>>, { pictures }: Offered): Record<string, unknown> {
  let count = 0;
  return pictured(example) as Record<string, unknown>;

  function pictured(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(pictured);
    if (typeof value !== "object" || value === null) return value;
    const parts = Object.entries(value).map(([key, part]) => [key, pictured(part)]);
    return "imgUrl" in value
      ? { ...Object.fromEntries(parts), imgUrl: pictures[count++ % pictures.length] }
      : Object.fromEntries(parts);
  }
}

function freeRole(shape: string, roles: readonly (string | undefined)[]): string {
  const named = (at: number) => (at === 1 ? shape : `${shape}-${at}`);
  const number = Array.from({ length: roles.length + 2 }, (_, at) => at + 1).find((at) => !roles.includes(named(at)));
  return named(number ?? 1);
}

import type { z } from "zod";
import { roleOf } from "#model/fields/band-places.server.ts";
import { noteOf } from "#model/fields/field-notes.server.ts";
import { optionFor } from "#model/fields/schema-fields.server.ts";
import type { RichNode } from "#shared/rich-text.ts";
import type { SourceMarks } from "./source-marks.ts";
import { partsOf, wordsBlocks } from "./splice-source.ts";

interface Marking {
  marks: SourceMarks;
  /** `pages/pricing.yaml` */
  file: string;
  /** The file's text, for the blocks of a post. */
  source: string;
}

/** The value of a file with every text that visitors read marked by its address. */
export function markSources<Value>(value: Value, schema: z.core.$ZodType, marking: Marking): Value;
export function markSources(value: unknown, schema: z.core.$ZodType, marking: Marking): unknown {
  return markValue(value, schema, []);

  function markValue(value: unknown, given: z.core.$ZodType, path: (string | number)[]): unknown {
    const schema = optionFor(given, value) ?? given;
    const note = noteOf(schema);
    if (note) return markText(value, note.as, path);
    const { def } = (schema as z.ZodType)._zod as { def: z.core.$ZodTypes["_zod"]["def"] };
    if (def.type === "pipe") return markValue(value, def.in, path);
    if ("innerType" in def && def.innerType) return markValue(value, def.innerType, path);
    if (def.type === "array" && Array.isArray(value))
      return value.map((item, index) => markValue(item, def.element, [...path, keyIn(path, item, index)]));
    if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
    if (def.type !== "object" && def.type !== "record") return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => {
        const field = def.type === "record" ? def.valueType : def.shape[key];
        return [key, field ? markValue(part, field, [...path, key]) : part];
      }),
    );
  }

  /** A band is named by its role, so that its address survives a move. */
  function keyIn(path: readonly (string | number)[], item: unknown, index: number): string | number {
    return path.join() === "bands" ? (roleOf(item) ?? index) : index;
  }

  function markText(value: unknown, as: string, path: (string | number)[]): unknown {
    const address = `${marking.file}#${path.join(".")}`;
    if (as === "text" && typeof value === "string") return marking.marks.add(value, address);
    if (as === "inline" && Array.isArray(value)) return markWords(value, address);
    if (as === "markdown" && Array.isArray(value)) return markBlocks(value, address);
    return value;
  }

  function markWords(nodes: readonly RichNode[], address: string): RichNode[] {
    return nodes.map((node) =>
      typeof node === "string"
        ? marking.marks.add(node, address)
        : { ...node, ...(node.children && { children: markWords(node.children, address) }) },
    );
  }

  /** Blocks are elements already, so they carry their address as an attribute. */
  function markBlocks(nodes: readonly RichNode[], address: string): RichNode[] {
    const isPost = address.endsWith("#body");
    const { body } = isPost ? partsOf(marking.source, marking.file) : {};
    const places = body === undefined ? [] : wordsBlocks(body);
    let count = 0;
    return nodes.map((node) => {
      if (typeof node === "string") return node;
      const index = places[count++];
      if (isPost && index === undefined) return node;
      const place = isPost ? `${address}.${index}` : address;
      return { ...node, attrs: { ...node.attrs, "data-content": place } };
    });
  }
}

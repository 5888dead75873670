import { type Document, isCollection, isMap, isScalar, type Node, type Pair, visit, YAMLMap, YAMLSeq } from "yaml";

/** What a field of a band is made of: a value, a value of the old page, or nothing. */
export type NewValue = unknown;

/**
 * A page's file while it becomes a list of bands. Fields are taken out of the old page with their comments, one after the
 * other; values that no band takes are listed at the end.
 */
export class OldPage {
  readonly #document: Document;
  readonly #bands = new YAMLSeq();
  readonly #head: [string, NewValue][] = [];

  readonly #comments: string[];

  constructor(document: Document) {
    this.#document = document;
    this.#comments = commentsIn(document);
  }

  /** Takes the value at a path out of the page; undefined if it does not exist. */
  take(...path: (string | number)[]): Node | undefined {
    const node = this.#document.getIn(path, true) as Node | undefined;
    if (node === undefined || node === null) return undefined;
    const comment = commentOf(this.#document.getIn(path.slice(0, -1), true), path.at(-1));
    if (comment && !node.commentBefore) node.commentBefore = comment;
    this.#document.deleteIn(path);
    return node;
  }

  /** The text at a path, taken; undefined if it does not exist. */
  takeText(...path: (string | number)[]): string | undefined {
    const node = this.take(...path);
    return isScalar(node) && node.value !== null ? String(node.value) : undefined;
  }

  /** A heading, taken; without the full stop that headings had in older versions. */
  takeHeading(...path: (string | number)[]): Node | undefined {
    const node = this.take(...path);
    if (isScalar(node) && typeof node.value === "string") node.value = node.value.replace(/(?<!\.)\.$/, "");
    return node;
  }

  /** The value at a path, taken, as a plain value that can be written twice; undefined if it does not exist. */
  takePlain<Value>(...path: (string | number)[]): Value | undefined {
    return this.take(...path)?.toJS(this.#document) as Value | undefined;
  }

  /** The items of a list, taken, as plain values. */
  takeItems<Item>(...path: (string | number)[]): Item[] {
    const node = this.take(...path);
    return isCollection(node) ? (node.toJS(this.#document) as Item[]) : [];
  }

  /** The picture of a group with `imgUrl` and `alt`, taken. */
  takePicture(...path: (string | number)[]): NewValue {
    const imgUrl = this.takeText(...path, "imgUrl");
    const alt = this.takeText(...path, "alt");
    return imgUrl === undefined ? undefined : { imgUrl, alt };
  }

  /** A field of the page itself, after its head. */
  set(key: string, value: NewValue): void {
    this.#head.push([key, value]);
  }

  /** Adds a band. Fields without a value are left out, and so is a band that would have nothing but its name. */
  band(fields: Record<string, NewValue>): void {
    const given = Object.entries(fields).filter(([, value]) => !isEmpty(value));
    if (given.every(([key]) => key === "role" || key === "shape")) return;
    const map = new YAMLMap();
    for (const [key, value] of given) map.add(this.#document.createPair(key, value));
    this.#bands.add(map);
  }

  /**
   * Writes the bands into the document; comments of removed fields go above them. What was left is taken away and
   * returned: `drivers.ticket: "…"`.
   */
  finish(): string[] {
    const head = this.take("head");
    const left = leavesOf(this.#document.toJS() ?? {}, []);
    const page = new YAMLMap();
    if (head) page.add(this.#document.createPair("head", head));
    for (const [key, value] of this.#head) page.add(this.#document.createPair(key, value));
    page.add(this.#document.createPair("bands", this.#bands));
    this.#document.contents = page;
    const kept = new Set(commentsIn(this.#document));
    const homeless = this.#comments.filter((comment) => !kept.has(comment));
    if (homeless.length > 0) this.#bands.commentBefore = homeless.join("\n");
    return left;
  }
}

/** A heading without the full stop that headings no longer have. */
export function heading(text: string | undefined): string | undefined {
  return text?.endsWith(".") ? text.slice(0, -1) : text;
}

function isEmpty(value: NewValue): boolean {
  return value === undefined || (Array.isArray(value) && value.length === 0);
}

function commentsIn(document: Document): string[] {
  const found: string[] = [];
  const keep = ({ commentBefore, comment }: { commentBefore?: string | null; comment?: string | null }) => {
    for (const text of [commentBefore, comment]) if (text) found.push(text);
  };
  visit(document, { Node: (_, node) => keep(node) });
  return found;
}

function commentOf(parent: unknown, key: unknown): string | undefined {
  if (!isMap(parent)) return undefined;
  const pair: Pair | undefined = parent.items.find(({ key: own }) => (isScalar(own) ? own.value : own) === key);
  const own = pair?.key;
  return isScalar(own) ? (own.commentBefore ?? undefined) : undefined;
}

function leavesOf(value: unknown, path: readonly string[]): string[] {
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([key, item]) => leavesOf(item, [...path, key]));
  return value === null ? [] : [`${path.join(".")}: ${JSON.stringify(value)}`];
}

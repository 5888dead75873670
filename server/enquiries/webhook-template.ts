import { readFileSync } from "node:fs";
import { beginningOf } from "#shared/writable.ts";

/** A template, or one for each type of event. */
export type WebhookTemplate = unknown;

/** `{{enquiry.name}}` stands for a value of the event, `{{enquiry.message|short|escaped}}` for it after these changes. */
const placeholder = /\{\{\s*([\w.]+)((?:\s*\|\s*\w+)*)\s*\}\}/g;
const whole = /^\{\{\s*([\w.]+)\s*\}\}$/;
const shortLength = 300;

/** What may be done to a value: chats read `<!channel>` and links in what visitors wrote, unless it is escaped. */
const changes: ReadonlyMap<string, (text: string) => string> = new Map([
  ["escaped", (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")],
  ["short", (text: string) => (text.length > shortLength ? `${beginningOf(text, shortLength)}…` : text)],
  ["line", (text: string) => text.replace(/\s+/g, " ")],
]);

/**
 * Reads a template: any JSON, or an object with one for each type of event (`enquiry.received`, `order.received`).
 * @throws Error that says what is wrong with it
 */
export function readWebhookTemplate(file: string): WebhookTemplate {
  const text = readFileSync(file, "utf8");
  for (const [, , used = ""] of text.matchAll(placeholder))
    for (const name of used.split("|").slice(1))
      if (!changes.has(name.trim()))
        throw new Error(`${name.trim()} changes nothing; there is ${[...changes.keys()].join(", ")}`);
  return JSON.parse(text);
}

/** The body for an event, as JSON; as it is where its type has no template. */
export function fillTemplate(template: WebhookTemplate, payload: string): string {
  const event: Record<string, unknown> = JSON.parse(payload);
  const byType = isObject(template) && Object.keys(template).every((key) => key.endsWith(".received"));
  const own = byType ? lookUp(template, [String(event.type)]) : template;
  return own === undefined ? payload : JSON.stringify(fill(own, event));
}

function fill(part: unknown, event: object): unknown {
  if (typeof part === "string") return fillText(part, event);
  if (Array.isArray(part)) return part.map((entry) => fill(entry, event));
  if (!isObject(part)) return part;
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, fill(value, event)]));
}

/** A placeholder alone keeps the kind of its value: a number, a list, an object. */
function fillText(text: string, event: object): unknown {
  const path = whole.exec(text)?.[1];
  if (path) return lookUp(event, path.split(".")) ?? "";
  return text.replace(placeholder, (_, name: string, used: string) => {
    const value = lookUp(event, name.split(".")) ?? "";
    const said = typeof value === "object" ? JSON.stringify(value) : String(value);
    return used
      .split("|")
      .slice(1)
      .reduce((sum, change) => changes.get(change.trim())?.(sum) ?? sum, said);
  });
}

/** Own properties alone: a name that every object has leads nowhere. */
function lookUp(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return value;
  const isThere = typeof value === "object" && value !== null && Object.hasOwn(value, name);
  return isThere ? lookUp((value as Record<string, unknown>)[name], rest) : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

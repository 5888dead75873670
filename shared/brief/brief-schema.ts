import { limits } from "./answers.ts";
import { type Choice, type PriceBook, sizeChoices } from "./price-book.ts";

const whole = { type: "integer" };
const text = { type: "string" };
const day = { type: "string", format: "date" };
const listOf = (items: object) => ({ type: "array", items });

/** Every property is required. */
const object = (properties: Record<string, object>, optional: readonly string[] = []) => ({
  type: "object",
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  additionalProperties: false,
});

/** A JSON Schema of the file that `briefFile` makes. */
export function briefSchema(book: PriceBook, id: string) {
  const oneOf = (choices: readonly Choice[]) => ({ enum: choices.map((choice) => choice.id) });
  const currency = { enum: book.currencies.map(({ code }) => code) };
  const sizes = [...new Set(book.kinds.flatMap((kind) => sizeChoices(kind).map(({ id }) => id)))];
  const answers = {
    kind: oneOf(book.kinds),
    stage: oneOf(book.stages),
    size: { enum: sizes },
    weeks: { ...whole, minimum: 1, maximum: limits.weeks },
    start: day,
    due: { anyOf: [day, { type: "null" }] },
    crew: { ...whole, minimum: 1, maximum: limits.crew },
    handover: oneOf(book.handovers),
    risk: { anyOf: [listOf(oneOf(book.risks)), { type: "null" }] },
    decider: oneOf([book.oneDecider]),
    currency,
  };
  const optional = Object.keys(answers).filter((name) => name !== "risk" && name !== "currency");
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id: id,
    ...object({
      version: { const: 1 },
      url: { type: "string", format: "uri" },
      day,
      answers: object(answers, optional),
      floor: whole,
      ceiling: whole,
      currency,
      lines: listOf(object({ id: text, label: text, effect: object({ floor: whole, ceiling: whole }), because: text })),
      people: listOf(whole),
      assumptions: listOf(text),
      excluded: listOf(text),
      earliest: { anyOf: [day, { type: "null" }] },
      cases: listOf(object({ slug: text, title: text, weeks: whole, people: whole, price: whole })),
    }),
  };
}

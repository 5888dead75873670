import type { z } from "zod";
import type { Fields } from "../fields/fields.server.ts";
import { optionalPicture } from "../fields/optional-picture.server.ts";

/** A shop product. `id`, `imgUrl`, `title`, `price`, `offerPrice` and `isSell` are the customer's names (`docs/contract.md`). */
export const productSchema = (f: Fields) =>
  f.object({
    id: f.number("the product's number, from 1", { min: 1, max: 9999 }),
    title: f.text("the product's name"),
    price: f.number("the old price in whole units of the currency", { min: 1 }),
    offerPrice: f.number("the price now in whole units of the currency", { min: 1 }),
    /** Shows the sale flag if the saving reaches the shop page's threshold. */
    isSell: f.flag(),
    imgUrl: f.picture(),
    alt: f.alt(),
    isCutout: f.flag(),
    /** A quarter of the picture is empty below the product, which is lowered onto its plank. */
    isHigh: f.flag().optional(),
    department: f.department(),
    kind: f.oneOf(["Sound", "Models", "Instruments", "Lamps"], "the filter it belongs to"),
    line: f.text("one sentence under the name"),
    description: f.text("two sentences on the product page"),
    stock: f.number("how many are in stock; leave it out if nobody counts them").optional(),
    details: f.list(f.text("a measure or material")),
    care: f.text("how to look after it"),
    delivery: f.text("how it travels and how it comes back"),
    fit: f.object({
      title: f.text("the question that the size drawing answers"),
      text: f.text("the answer"),
      measures: f.list(f.object({ label: f.compared("what is measured"), value: f.compared("with its unit") })),
    }),
    gallery: f.list(f.object({ imgUrl: f.picture(), alt: f.alt() }), { min: 0 }),
    related: f.picks("products", 4),
    draft: f.flag().optional(),
  });
export type Product = z.infer<ReturnType<typeof productSchema>>;

/** A monthly care plan. `plan`, `price` and `duration` are the customer's names (`docs/contract.md`). */
export const planSchema = (f: Fields) =>
  f.object({
    order: f.number("place in the list, from 1"),
    plan: f.text("the plan's name"),
    price: f.number("whole units of the currency", { min: 1 }),
    duration: f.text("the period of the price, such as month"),
    department: f.department(),
    suits: f.text("whom it suits, one sentence"),
    inside: f.list(f.text("something included")),
    response: f.text("how fast we answer"),
    action: f.action(),
  });

/** A group of questions. `question` and `answer` are the customer's names (`docs/contract.md`). */
export const faqGroupSchema = (f: Fields) =>
  f.object({
    order: f.number("place in the list, from 1"),
    name: f.text("the group's name"),
    department: f.department().optional(),
    toy: optionalPicture(f, "a cut-out that looks out of the group's drawer"),
    questions: f.list(
      f.object({
        id: f.anchor("a stable anchor, such as own-source"),
        question: f.text("the question"),
        answer: f.inline("40 to 80 words"),
        onward: f.action(),
      }),
    ),
  });

import type { Fields } from "../fields/fields.server.ts";

/** A receipt's words; also on the checkout. */
const receiptWords = (f: Fields) =>
  f.object({
    title: f.text("the heading of the receipt"),
    where: f.text("whose receipt it is"),
    saved: f.text("the line for what is saved on the list prices"),
    delivery: f.text("the line for delivery"),
    deliveryLater: f.text("when the cost of delivery is known"),
  });

/** The stages from cart to order; also on the checkout. */
const stageWords = (f: Fields) =>
  f.object({
    label: f.text("what the steps are, for screen readers"),
    cart: f.text("the first step"),
    details: f.text("the second step"),
    sent: f.text("the last step"),
  });

export const cartPage = (f: Fields) =>
  f.object({
    head: f.head(),
    title: f.text("the heading of the page"),
    stages: stageWords(f),
    table: f.object({
      caption: f.text("what the table holds, for screen readers"),
      item: f.text("a column, for screen readers"),
      quantity: f.text("a column, for screen readers"),
      price: f.text("a column, for screen readers"),
      remove: f.text("a column, and the word on its button"),
    }),
    quantityOf: f.text("the label of a number; {title} is filled in"),
    quantityProblem: f.object({
      wrong: f.text("what is wrong with a number beside its field; {most} is filled in"),
      over: f.text("the same when it is more than are in stock; {most} is filled in"),
    }),
    update: f.text("the button that is shown without script"),
    removed: f.text("the words after the name of what was removed"),
    undo: f.text("the word on the button"),
    dropped: f.text("what to say about parts of an address that make no sense; {parts} is filled in"),
    lowered: f.text("that fewer are in stock than were asked for; {title}, {from} and {count} are filled in"),
    emptied: f.text("that it is sold out; {title} is filled in"),
    soldOut: f.text("beside the thing that a new cart starts with, when it is sold out"),
    starting: f
      .object({
        product: f.reference("products", "the product that a new visitor's cart starts with, by its file name"),
        told: f.text("the words beside the thing"),
        also: f.text("the words in the notice after the first thing is added"),
      })
      .optional(),
    mended: f.text("what to say when the browser's copy of the cart was damaged"),
    keepLooking: f.action(),
    goesWith: f.object({
      title: f.text("a phrase"),
      list: f.list(f.object({ product: f.reference("products"), text: f.text("why it goes with the rest") }), {
        min: 0,
      }),
    }),
    receipt: receiptWords(f),
    total: f.text("the word before the sum"),
    next: f.text("the words on the button to the checkout"),
    note: f.text("tax, and that nothing is charged"),
    empty: f.object({
      title: f.text("the heading when the cart is empty"),
      lead: f.text("what can be chosen; {count} is filled in"),
      back: f.text("the button that undoes the last removal"),
      wasHere: f.text("what the gap on the shelf says; {title} is filled in"),
      gap: f.text("the same when nothing was removed"),
      onlookers: f.list(f.picture(), { min: 2, max: 2 }),
      alt: f.alt(),
      suggest: f.text("the heading over the suggestions"),
      products: f.picks("products", 4),
    }),
  });

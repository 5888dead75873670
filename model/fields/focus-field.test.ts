import { expect, test } from "vitest";
import { z } from "zod";
import { objectWithFocus } from "./focus-field.server.ts";
import { plainFields } from "./plain-fields.server.ts";

const source = { src: "/images/a.1234.webp", width: 900, height: 700 };
const schema = objectWithFocus({ imgUrl: z.string().transform(() => source), alt: plainFields.alt() });
const read = (fields: object) => schema.safeParse({ imgUrl: "/images/a.webp", alt: "A wall.", ...fields });

test("the picture carries the point that stays in view, in the steps that pages know", () => {
  expect(read({}).data).toEqual({ imgUrl: source, alt: "A wall." });
  expect(read({ focus: { x: 34, y: 96 } }).data).toEqual({
    imgUrl: { ...source, focus: { x: 30, y: 100 } },
    alt: "A wall.",
  });
  expect(source).not.toHaveProperty("focus");
});

test("a point outside the picture, or half of one, is refused with what to write", () => {
  const reasonOf = (focus: object) => read({ focus }).error?.issues[0]?.message;
  expect(reasonOf({ x: 101, y: 0 })).toContain("write a whole number from 0 to 100");
  expect(reasonOf({ x: 10 })).toContain("missing; write how far down");
});

test("a picture under a film keeps to its middle, as the film does", () => {
  const moving = objectWithFocus({
    imgUrl: z.string().transform(() => source),
    loop: z.object({}).optional(),
  });
  const words = { imgUrl: "/images/a.webp", focus: { x: 10, y: 10 } };
  expect(moving.safeParse({ ...words, loop: {} }).error?.issues).toMatchObject([{ path: ["focus"] }]);
  expect(moving.safeParse(words).success).toBe(true);
});

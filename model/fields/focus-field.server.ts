import type { z } from "zod";
import type { ImageSource } from "#shared/image-address.ts";
import { plainFields } from "./plain-fields.server.ts";

const { number, object } = plainFields;
/** What the page's sheet has a rule for, in per cent (`app/app.css`). */
const step = 10;

const focusField = () =>
  object({
    x: number("how far across the point lies that must stay in view, in per cent of the width", { max: 100 }),
    y: number("how far down it lies, in per cent of the height", { max: 100 }),
  });

type Focus = z.infer<ReturnType<typeof focusField>>;

/**
 * An object of the schema; one with a picture may say beside it, as `focus`, which point of it stays in view wherever a
 * page crops it. The picture's source then carries the point.
 */
export function objectWithFocus<Shape extends z.ZodRawShape>(shape: Shape): ReturnType<typeof object<Shape>> {
  if (!("imgUrl" in shape)) return object(shape);
  const fields = Object.entries(shape).flatMap(([name, field]) =>
    name === "imgUrl"
      ? [[name, field] as const, ["focus", focusField().optional()] as const]
      : [[name, field] as const],
  );
  const schema = object(Object.fromEntries(fields) as Shape).superRefine((value, context) => {
    const { focus, loop } = value as { focus?: Focus; loop?: object };
    const message = "the film over this picture shows its middle, as the picture has to; leave out focus, or loop";
    if (focus && loop) context.addIssue({ code: "custom", path: ["focus"], message });
  });
  return schema.overwrite((value) => {
    const { focus, imgUrl, ...others } = value as { focus?: Focus; imgUrl: ImageSource };
    return (
      focus ? { imgUrl: { ...imgUrl, focus: { x: near(focus.x), y: near(focus.y) } }, ...others } : value
    ) as typeof value;
  });
}

const near = (share: number) => Math.round(share / step) * step;

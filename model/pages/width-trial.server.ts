import type { z } from "zod";
import type { Fields } from "../fields/fields.server.ts";

export type WidthTrial = z.infer<ReturnType<typeof widthTrial>>;

/** What is said where visitors put a string of their own into the boxes of a game. */
export const widthTrial = (f: Fields) =>
  f.object({
    string: f.text("the label of the field"),
    start: f.compared("what stands in it first; where a table measured a string, the first of its rows"),
    privacy: f.text("that nothing typed there is sent, and in which letters it is set"),
    ways: f.text("what the keys choose"),
    plain: f.text("the key for a string as it is"),
    pseudo: f.text("the key for an invented, longer language"),
    rtl: f.text("the key for right to left"),
    unit: f.text("the unit after a width"),
    fits: f.text("said of a string that fits"),
    over: f.text("said of one that does not; {over} is filled in"),
    box: f.text("the name of the box, if there is one only"),
    size: f.number("how large the letters are, in pixels, until they are measured", { min: 8, max: 60 }),
  });

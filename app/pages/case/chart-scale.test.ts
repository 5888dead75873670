import { expect, test } from "vitest";
import { axisGap, narrowBox, wideBox, withRoom } from "./chart-scale.ts";

test("the longest label of an axis has room between the edge of the drawing and the axis", () => {
  expect(withRoom(narrowBox, ["0", "50"])).toEqual(narrowBox);
  for (const box of [narrowBox, wideBox])
    for (const label of ["40,000", "1,000,000"])
      expect(withRoom(box, ["0", label]).left - axisGap).toBeGreaterThanOrEqual(label.length * box.sign);
});

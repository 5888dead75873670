/**
 * A post's place on the six columns: `wide` and `flip` fill a row with their picture, `half` takes two rows of one
 * side, `beside` takes one, `note` is text on one side and `line` is text across the row.
 */
export type Shape = "wide" | "flip" | "half" | "beside" | "note" | "line";

/** Shapes for a period's posts, in order, so that no row is left half empty. */
export function arrangePosts(posts: readonly { isLong: boolean }[]): Shape[] {
  const shapes: Shape[] = [];
  let isRightFree = false;
  let halfRows = 0;
  let wides = 0;
  for (const [index, { isLong }] of posts.entries()) {
    const next = posts.slice(index + 1, index + 3);
    if (halfRows > 0) {
      shapes.push("note");
      halfRows--;
    } else if (isRightFree) {
      shapes.push(isLong ? "beside" : "note");
      isRightFree = false;
    } else if (!isLong) {
      isRightFree = next.length > 0;
      shapes.push(isRightFree ? "note" : "line");
    } else if (index > 0 && next.length === 2 && next.every((post) => !post.isLong)) {
      shapes.push("half");
      halfRows = 2;
    } else {
      shapes.push(wides++ % 2 === 0 ? "wide" : "flip");
    }
  }
  return shapes;
}

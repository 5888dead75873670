import { pictureIn } from "./poster.ts";

/** Of the poster, from its left and its top. */
const crane = { left: 0.54, right: 0.86, top: 0.06, bottom: 0.62 };

/** Starts if the crane is touched. */
export function touch({ nativeEvent }: { nativeEvent: MouseEvent }, start: () => void): void {
  if (isOnCrane(nativeEvent)) start();
}

/** Whether a press on the opening is one on the crane of its picture, and on no words or link before it. */
function isOnCrane({ target, clientX, clientY }: MouseEvent): boolean {
  const place = target as Element;
  const poster = !place.closest("a, button, h1, p") && place.closest("[data-play]")?.querySelector("img");
  if (!poster) return false;
  const { left, top, width, height } = pictureIn(poster);
  const [x, y] = [(clientX - left) / width, (clientY - top) / height];
  return x > crane.left && x < crane.right && y > crane.top && y < crane.bottom;
}

/** Of the poster, and of what takes its place: width by height. */
export const aspect = 2000 / 1765;

/** Where the picture lies in its element, whose bottom right it keeps if there is room left. */
export function pictureIn(element: Element) {
  const { right, bottom, width: most, height: highest } = element.getBoundingClientRect();
  const width = Math.min(most, highest * aspect);
  const height = width / aspect;
  return { left: right - width, top: bottom - height, width, height };
}

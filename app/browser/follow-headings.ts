/** How far down the window a heading may be and still count as being read, as a fraction of its height. */
const readLine = 0.3;

/** Marks the entry in a text's table of contents for the section being read. */
export function followHeadings(root: HTMLElement, { signal }: { signal: AbortSignal }): void {
  const links = [...root.querySelectorAll<HTMLAnchorElement>('nav a[href^="#"]')];
  const parts = links.flatMap((link) => {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    return heading ? [{ link, heading }] : [];
  });
  if (parts.length === 0) return;

  let isDue = false;
  const mark = () => {
    isDue = false;
    const line = window.innerHeight * readLine;
    const current = parts.findLast(({ heading }) => heading.getBoundingClientRect().top <= line);
    for (const { link } of parts) {
      if (link === current?.link) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
  };
  const onScroll = () => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(mark);
  };
  window.addEventListener("scroll", onScroll, { passive: true, signal });
  mark();
}

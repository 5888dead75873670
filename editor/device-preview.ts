/** Shows pages at the width of a device, as large as the window lets them be; the panel is beside them. */
export function openDevicePreview(): void {
  const frames = [...document.querySelectorAll<HTMLIFrameElement>("div.stage iframe")];
  const buttons = [...document.querySelectorAll<HTMLButtonElement>("[data-width]")];
  const resize = () => {
    const { width = "0", height = "0" } = buttons.find(({ ariaPressed }) => ariaPressed === "true")?.dataset ?? {};
    for (const frame of frames) fitInto(frame, { width: Number(width), height: Number(height) });
  };
  for (const button of buttons)
    button.addEventListener("click", () => {
      for (const other of buttons) other.ariaPressed = String(other === button);
      resize();
    });
  const watch = new ResizeObserver(resize);
  for (const frame of frames) {
    if (frame.parentElement) watch.observe(frame.parentElement);
    frame.addEventListener("load", () => (frames.length === 1 ? follow(frame) : scrollTogether(frame, frames)));
  }
}

function fitInto(frame: HTMLIFrameElement, { width, height }: { width: number; height: number }): void {
  const { clientWidth = 0, clientHeight = 0 } = frame.parentElement ?? {};
  const scale = Math.min(1, clientWidth / width);
  // A workspace's window is as high as there is room.
  const most = width > 1000 ? clientHeight / scale : Math.min(height, clientHeight / scale);
  frame.style.inlineSize = `${width}px`;
  frame.style.blockSize = `${most}px`;
  frame.style.marginInline = `${Math.min(0, (clientWidth - width) / 2)}px`;
  frame.style.scale = String(scale);
}

/** The address names the page that is shown, so that a reload shows it again. */
function follow(frame: HTMLIFrameElement): void {
  const shown = frame.contentWindow?.location;
  if (!shown?.pathname.includes("/edit/site/")) return;
  const path = shown.pathname + shown.search;
  history.replaceState(null, "", path.replace("/edit/site/", "/edit/stage/"));
  const whole = document.querySelector<HTMLAnchorElement>(".whole");
  if (whole) whole.href = path;
}

/** Two states of a page stay at the same place. */
function scrollTogether(frame: HTMLIFrameElement, frames: readonly HTMLIFrameElement[]): void {
  const own = frame.contentWindow;
  own?.addEventListener("scroll", () => {
    for (const { contentWindow } of frames)
      if (contentWindow && contentWindow !== own && contentWindow.scrollY !== own.scrollY)
        contentWindow.scrollTo({ top: own.scrollY, behavior: "instant" });
  });
}

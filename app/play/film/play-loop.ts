import { isSaving } from "#app/browser/saving.ts";

interface Options {
  signal: AbortSignal;
}

/** Half of it has to be seen: of two above each other one plays. */
const shareInView = 0.5;

/**
 * Plays a moving picture once when it comes into view and again while it is pointed at; in a loop only if its button was
 * pressed. Where motion is reduced or data is saved, nothing is fetched before that. It rests out of view and in hidden tabs.
 */
export function playLoop(frame: HTMLElement, { signal }: Options): void {
  const [video, key] = [frame.querySelector("video"), frame.querySelector("button")];
  const source = video && playableOf(video);
  if (!video || !key || !source) return;
  const reduced = matchMedia("(prefers-reduced-motion: reduce)");
  let isInView = false;
  let isPointedAt = false;
  let hasPlayed = false;
  let asked: "play" | "pause" | undefined;

  const isWelcome = () => !reduced.matches && !isSaving(/[23]g/) && (isPointedAt || !hasPlayed);
  const mayPlay = () => isInView && !document.hidden && (asked === "play" || (asked === undefined && isWelcome()));
  const update = () => {
    video.loop = asked === "play" || isPointedAt;
    if (!mayPlay()) return video.pause();
    if (!video.src) video.src = source;
    if (video.paused) video.play().catch(tell);
  };
  const tell = () => {
    key.textContent = video.paused ? "Play" : "Pause";
  };
  const point = (isOn: boolean) => () => {
    isPointedAt = isOn;
    // Left, it plays to its end.
    if (isOn) update();
    else video.loop = asked === "play";
  };

  const seen = new IntersectionObserver(
    (entries) => {
      isInView = (entries.at(-1)?.intersectionRatio ?? 0) >= shareInView;
      update();
    },
    { threshold: shareInView },
  );
  const on = (target: EventTarget, names: string, run: () => void) => {
    for (const name of names.split(" ")) target.addEventListener(name, run, { signal });
  };
  on(key, "click", () => {
    asked = video.paused ? "play" : "pause";
    update();
  });
  on(video, "play pause", tell);
  on(video, "playing", () => (frame.dataset.shown = ""));
  on(video, "ended", () => {
    hasPlayed = true;
    update();
  });
  // Its file is not there, or not what it says: the picture below stays.
  on(video, "error", () => (frame.hidden = true));
  on(frame.parentElement ?? frame, "pointerenter focusin", point(true));
  on(frame.parentElement ?? frame, "pointerleave focusout", point(false));
  on(document, "visibilitychange", update);
  on(reduced, "change", update);
  key.hidden = false;
  seen.observe(frame);
  signal.addEventListener("abort", () => {
    seen.disconnect();
    video.pause();
  });
}

/** The file that this browser plays, if any. */
function playableOf(video: HTMLVideoElement): string | undefined {
  const { av1, h264 } = video.dataset;
  if (av1 && video.canPlayType('video/mp4; codecs="av01.0.04M.08"') === "probably") return av1;
  return video.canPlayType('video/mp4; codecs="avc1.64001f"') ? h264 : undefined;
}

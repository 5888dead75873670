import { startLightbox } from "#app/browser/lightbox.ts";
import { useBehaviour } from "#app/browser/use-behaviour.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Knob } from "#app/ui/knob.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { ImageSource } from "#shared/image-address.ts";

interface Way {
  url: string;
  label: string;
}

export interface LightboxFrame {
  number: number;
  title: string;
  imgUrl: ImageSource;
  alt: string;
  count: string;
  previous: Way;
  next: Way;
  credit?: string;
  note?: string;
  case?: string | undefined;
}

export interface LightboxProps {
  words: { close: string; read?: string };
  frames: readonly LightboxFrame[];
}

/** The large pictures. Without this code they open as without script. */
export function Viewers({ words, frames }: LightboxProps) {
  useBehaviour(({ signal }) => startLightbox({ signal, openedWith: location.hash }));
  return (
    <div data-island="lightbox">
      {frames.map((frame) => (
        <Viewer key={frame.number} words={words} frame={frame} />
      ))}
    </div>
  );
}

const opens = "open:grid [:not([data-live])>&]:target:grid";
/** Shown by its address without script, as a modal with it; horizontal panning is ours, for swipes. */
const viewer = `fixed inset-0 z-60 m-0 size-full max-h-none max-w-none touch-pan-y touch-pinch-zoom grid-rows-[76px_1fr] overflow-auto border-0 bg-ink-edge p-0 ${opens}`;

function Viewer({ words, frame }: { words: LightboxProps["words"]; frame: LightboxFrame }) {
  const { number, title, imgUrl, alt, count, previous, next, credit, note } = frame;
  return (
    <dialog className={viewer} id={`frame-${number}`} data-lightbox data-tone="ink" aria-label={title}>
      <div className="flex items-center justify-between px-edge">
        <p className="m-0 font-bold tabular-nums">{count}</p>
        <a className={closeKey} data-hotkey="Escape" href={`#wall-${number}`} aria-label={words.close}>
          <Icon name="close" />
        </a>
      </div>
      <figure className="grid min-h-0 content-center gap-4 px-edge pb-edge lg:grid-cols-[minmax(0,1fr)_320px] lg:content-normal lg:gap-10">
        <div className="grid min-h-0 place-items-center">
          <Picture
            image={imgUrl}
            alt={alt}
            sizes="100vw lg:72vw"
            className="size-full max-h-[56vh] object-contain lg:max-h-[calc(100vh-150px)]"
          />
        </div>
        <figcaption className="self-start pb-24 lg:self-end">
          <h2 className="text-h3">{title}</h2>
          {credit && <p className={quiet}>{credit}</p>}
          {note && <p className={credit ? "mt-3 mb-5" : quiet}>{note}</p>}
          {words.read && frame.case && <ArrowLink to={`/portfolio/${frame.case}`}>{words.read}</ArrowLink>}
        </figcaption>
      </figure>
      {previous.url !== `#frame-${number}` && (
        <div className="absolute start-edge bottom-8 flex gap-4 lg:start-[calc(100%-var(--spacing-edge)-320px)] lg:bottom-edge">
          <WayLink way={previous} hotkey="ArrowLeft" icon="arrow-left" />
          <WayLink way={next} hotkey="ArrowRight" icon="arrow-right" />
        </div>
      )}
    </dialog>
  );
}

const closeKey = "grid size-13 place-items-center rounded-md bg-paper text-h4 text-ink";
const quiet = "mt-3 mb-0 text-on-ink-soft";

function WayLink({ way, hotkey, icon }: { way: LightboxFrame["next"]; hotkey: string; icon: string }) {
  return (
    <a className="rounded-full" href={way.url} data-hotkey={hotkey} aria-label={way.label}>
      <Knob icon={icon} />
    </a>
  );
}

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

const opens = "open:flex [:not([data-live])>&]:target:flex";
/** Shown by its address without script, as a modal with it; horizontal panning is ours, for swipes. */
const viewer = `fixed inset-0 z-60 m-0 size-full max-h-none max-w-none touch-pan-y touch-pinch-zoom flex-col gap-4 overflow-auto px-edge py-4 ${opens}`;

function Viewer({ words, frame }: { words: LightboxProps["words"]; frame: LightboxFrame }) {
  const { number, title, imgUrl, alt, count, previous, next, credit, note } = frame;
  return (
    <dialog className={viewer} id={`frame-${number}`} data-lightbox data-tone="ink" aria-label={title}>
      <div className="flex items-center gap-4">
        <a className={closeButton} data-hotkey="Escape" href={`#wall-${number}`} aria-label={words.close}>
          <Icon name="close" />
        </a>
        <p className="m-0 me-auto font-bold tabular-nums">{count}</p>
        {previous.url !== `#frame-${number}` && (
          <>
            <WayLink way={previous} hotkey="ArrowLeft" icon="arrow-left" />
            <WayLink way={next} hotkey="ArrowRight" icon="arrow-right" />
          </>
        )}
      </div>
      <figure className="flex min-h-0 flex-auto flex-col gap-4">
        <div className="flex min-h-0 flex-1 justify-center">
          <Picture image={imgUrl} alt={alt} sizes="100vw" className="max-w-full object-contain" />
        </div>
        <figcaption>
          <h2 className="text-h3">{title}</h2>
          {credit && <p className={quiet}>{credit}</p>}
          {note && <p className={credit ? "mt-3" : quiet}>{note}</p>}
          {words.read && frame.case && <ArrowLink to={`/portfolio/${frame.case}`}>{words.read}</ArrowLink>}
        </figcaption>
      </figure>
    </dialog>
  );
}

const closeButton = "grid size-12 place-items-center rounded-md bg-paper text-h4 text-ink";
const quiet = "mt-2 mb-0 text-on-ink-soft";

function WayLink({ way, hotkey, icon }: { way: LightboxFrame["next"]; hotkey: string; icon: string }) {
  return (
    <a className="rounded-full" href={way.url} data-hotkey={hotkey} aria-label={way.label}>
      <Knob icon={icon} />
    </a>
  );
}

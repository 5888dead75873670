import type { ReactNode } from "react";
import { untilReady } from "#app/browser/ready.ts";
import { useBehaviour } from "#app/browser/use-behaviour.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Knob } from "#app/ui/knob.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { ImageSource } from "#shared/image-address.ts";
import "./lightbox.css";

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

interface LightboxProps {
  words: { close: string; read?: string };
  frames: readonly LightboxFrame[];
}

interface OpenerProps {
  number: number;
  /** What the link says, because its picture only shows. */
  open: string;
  /** Where another link leads to the same picture, and is what closing comes back to. */
  isSecond?: boolean;
  className?: string;
  children: ReactNode;
}

/** The link around a picture that opens it large. */
export function Opener({ number, open, isSecond, className, children }: OpenerProps) {
  return (
    <a
      id={isSecond ? undefined : `wall-${number}`}
      href={`#frame-${number}`}
      className={className}
      aria-label={open}
      data-opener=""
    >
      {children}
    </a>
  );
}

/** Every picture large, one at a time: the one that the address names is shown, which needs no script. Stands last in `main`. */
export function Lightbox({ words, frames }: LightboxProps) {
  useBehaviour(async ({ signal }) => {
    const openedWith = location.hash;
    await untilReady();
    // Without it pictures open as without script.
    const code = await import("#app/browser/lightbox.ts").catch(() => undefined);
    if (!signal.aborted) code?.startLightbox({ signal, openedWith });
  });
  return (
    <div className="lightbox">
      {frames.map((frame) => (
        <Viewer key={frame.number} words={words} frame={frame} />
      ))}
    </div>
  );
}

function Viewer({ words, frame }: { words: LightboxProps["words"]; frame: LightboxFrame }) {
  const { number, title, imgUrl, alt, count, previous, next, credit, note } = frame;
  return (
    <dialog className="viewer" id={`frame-${number}`} data-lightbox data-tone="ink" aria-label={title}>
      <div className="bar">
        <p>{count}</p>
        <a className="close" data-hotkey="Escape" href={`#wall-${number}`} aria-label={words.close}>
          <Icon name="close" />
        </a>
      </div>
      <figure>
        <div className="large">
          <Picture image={imgUrl} alt={alt} sizes="100vw lg:72vw" />
        </div>
        <figcaption>
          <h2>{title}</h2>
          {credit && <p>{credit}</p>}
          {note && <p>{note}</p>}
          {words.read && frame.case && <ArrowLink to={`/portfolio/${frame.case}`}>{words.read}</ArrowLink>}
        </figcaption>
      </figure>
      {previous.url !== `#frame-${number}` && (
        <div className="ways">
          <WayLink way={previous} hotkey="ArrowLeft" icon="arrow-left" />
          <WayLink way={next} hotkey="ArrowRight" icon="arrow-right" />
        </div>
      )}
    </dialog>
  );
}

function WayLink({ way, hotkey, icon }: { way: Way; hotkey: string; icon: string }) {
  return (
    <a href={way.url} data-hotkey={hotkey} aria-label={way.label}>
      <Knob icon={icon} />
    </a>
  );
}

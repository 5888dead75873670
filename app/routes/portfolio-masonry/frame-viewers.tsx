import { startLightbox } from "#app/browser/lightbox.ts";
import { useBehaviour } from "#app/browser/use-behaviour.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Knob } from "#app/ui/knob.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { ImageSource } from "#shared/image-address.ts";
import "./frame-viewers.css";

interface Way {
  url: string;
  label: string;
}

interface Viewer {
  number: number;
  title: string;
  imgUrl: ImageSource;
  alt: string;
  note: string;
  case?: string | undefined;
  count: string;
  credit: string;
  previous: Way;
  next: Way;
}

interface FrameViewersProps {
  words: { close: string; read: string };
  viewers: readonly Viewer[];
}

/** Every picture large, one at a time: the one that the address names is shown, which needs no script. */
export function FrameViewers({ words, viewers }: FrameViewersProps) {
  useBehaviour(startLightbox);
  return (
    <div className="frame-viewers">
      {viewers.map((viewer) => (
        <FrameViewer key={viewer.number} words={words} viewer={viewer} />
      ))}
    </div>
  );
}

function FrameViewer({ words, viewer }: { words: FrameViewersProps["words"]; viewer: Viewer }) {
  const { number, title, imgUrl, alt, note, count, credit } = viewer;
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
          <p>{credit}</p>
          <p>{note}</p>
          {viewer.case && <ArrowLink to={`/portfolio/${viewer.case}`}>{words.read}</ArrowLink>}
        </figcaption>
      </figure>
      <div className="ways">
        <WayLink way={viewer.previous} hotkey="ArrowLeft" icon="arrow-left" />
        <WayLink way={viewer.next} hotkey="ArrowRight" icon="arrow-right" />
      </div>
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

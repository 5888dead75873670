import { Band } from "#app/ui/band.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Home7Page } from "#model/pages/home-7.server.ts";
import "./shapes.css";

const file = "dog-eared px-5 pt-6 pb-14 spring-calm motion-safe:group-hover:-translate-y-2.5 lg:-mb-3.5 xl:px-8";

/** The close: a dog-eared file, and the button to send it. */
export function CallToAction({ words }: { words: Home7Page["close"] }) {
  return (
    <Band name="call-to-action" tone="paper-2" pad="top" labelledBy="file" bleed>
      <div className="wrap group grid items-end gap-x-half gap-y-10 lg:grid-cols-[7fr_5fr]">
        <div className="lg:pb-band">
          <h2 id="file" className="text-hero/(--clear) font-stretch-80% tracking-tight">
            {words.title}
          </h2>
          <p className="lead mt-6 mb-7">{words.lead}</p>
          <ButtonLink to={words.action.url} tone="tang" data-call="main">
            {words.action.label} <Icon name="arrow-right" />
          </ButtonLink>
        </div>
        <figure className={file}>
          <figcaption className="pe-12 font-bold wrap-anywhere">{words.fileName}</figcaption>
          <dl className="mt-4">
            {words.lines.map((line) => (
              <div key={line.key} className="border-t-2 border-line py-3">
                <dt className="font-mono text-small/snug text-soft">{line.key}</dt>
                <dd className="display text-h4/tight">{line.text}</dd>
              </div>
            ))}
          </dl>
        </figure>
      </div>
    </Band>
  );
}

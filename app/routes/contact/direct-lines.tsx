import { Band } from "#app/ui/band.tsx";
import type { Pages } from "#model/content.server.ts";
import "./direct-lines.css";

type Line = Pages["contact"]["lines"]["list"][number] & { mail: string };

/** Telephone and mail by what they are for. */
export function DirectLines({ title, lines }: { title: string; lines: readonly Line[] }) {
  return (
    <Band name="direct-lines" pad="none" labelledBy="lines">
      <div className="wrap">
        <h2 id="lines">{title}</h2>
        <dl>
          {lines.map(({ label, bench, number, call, mail }) => (
            <div key={label} data-mark={bench}>
              <dt>
                <i aria-hidden="true" />
                {label}
              </dt>
              <dd className="number">{call ? <a href={call}>{number}</a> : number}</dd>
              <dd>
                <a href={`mailto:${mail}`}>{mail}</a>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Band>
  );
}

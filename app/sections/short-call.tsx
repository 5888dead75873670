import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Bench } from "#shared/bench.ts";
import "./short-call.css";

interface Way {
  label: string;
  url: string;
}

interface ShortCallProps {
  tone: Bench;
  title: string;
  lead: string;
  action: Way;
  other?: Way | undefined;
}

/** The last band of a page in one line: a heading, a sentence, a key and perhaps another way. */
export function ShortCall({ tone, title, lead, action, other }: ShortCallProps) {
  return (
    <Band name="short-call" tone={tone} pad="none" labelledBy="short-call-title">
      <div className="wrap">
        <h2 id="short-call-title">{title}</h2>
        <div>
          <p className="lead">{lead}</p>
          <div className="actions">
            <ButtonLink to={action.url} tone={tone === "pitch" ? "mari" : "ink"}>
              {action.label} <Icon name="arrow-right" />
            </ButtonLink>{" "}
            {other && (
              <ArrowLink to={other.url} plain>
                {other.label}
              </ArrowLink>
            )}
          </div>
        </div>
      </div>
    </Band>
  );
}

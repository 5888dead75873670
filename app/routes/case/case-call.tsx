import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Bench } from "#shared/bench.ts";
import type { ImageSource } from "#shared/image-address.ts";
import "./case-call.css";

interface CaseCallProps {
  words: { title: string; note: string };
  invitation: string;
  call: { url: string; start: string; ring: string; phone: string };
  bench: Bench;
  toy: ImageSource;
}

/** The way to the contact form, which opens with the service and this case filled in. */
export function CaseCall({ words, invitation, call, bench, toy }: CaseCallProps) {
  return (
    <Band name="case-call" tone={bench} pad="none" labelledBy="call" bleed>
      <div className="wrap">
        <div className="words">
          <h2 id="call">{words.title}</h2>
          <p className="lead">{invitation}</p>
          <p>{words.note}</p>
          <p className="actions">
            <ButtonLink to={call.url} tone={bench === "pitch" ? "paper" : undefined}>
              {call.start} <Icon name="arrow-right" />
            </ButtonLink>{" "}
            <ArrowLink to={call.phone} plain>
              {call.ring}
            </ArrowLink>
          </p>
        </div>
        <Picture image={toy} alt="" sizes="100vw md:44vw xxl:42vw" />
      </div>
    </Band>
  );
}

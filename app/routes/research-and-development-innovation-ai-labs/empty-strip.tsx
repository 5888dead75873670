import { ActionPair } from "#app/ui/action-pair.tsx";
import { Band } from "#app/ui/band.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { StatusToken } from "#app/ui/status-token.tsx";
import type { LabsPage } from "#model/pages/research-and-development-innovation-ai-labs.server.ts";
import type { ImageSource } from "#shared/image-address.ts";
import "./empty-strip.css";

interface Props {
  words: LabsPage["empty"];
  days: number;
  peg: { imgUrl: ImageSource; alt: string } | undefined;
}

/** The close: an experiment that nobody has proposed yet. */
export function EmptyStrip({ words, days, peg }: Props) {
  return (
    <Band name="empty-strip" tone="orch" pad="none" bleed labelledBy="empty">
      <div className="wrap">
        <StatusToken standing="open">{words.word}</StatusToken>
        <h2 id="empty">{words.title}</h2>
        <svg className="cells" viewBox={`0 0 ${days * 20 - 2} 20`} aria-hidden="true">
          {Array.from({ length: days }, (_, day) => (
            <rect key={day} x={day * 20 + 1} y="1" width="16" height="16" rx="4" />
          ))}
        </svg>
        <div className="ask">
          <p className="lead">{words.text}</p>
          <ActionPair first={words.action} second={words.second} />
        </div>
        {peg && <Picture image={peg.imgUrl} alt={peg.alt} width={300} className="peg" />}
      </div>
    </Band>
  );
}

import { Band } from "#app/ui/band.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { ImageSource } from "#shared/image-address.ts";
import "./crew-forming.css";

interface CrewFormingProps {
  title: string;
  stages: readonly { when: string; title: string; text: string; pegs: readonly ImageSource[] }[];
}

/** A crew that grows from one person to six along a line. */
export function CrewForming({ title, stages }: CrewFormingProps) {
  return (
    <Band name="crew-forming" labelledBy="crew-forming-title">
      <div className="wrap">
        <h2 id="crew-forming-title">{title}</h2>
        <ol>
          {stages.map((stage) => (
            <li key={stage.title}>
              <div className="pegs when-near">
                {stage.pegs.map((peg) => (
                  <Picture key={peg.src} image={peg} alt="" width={106} />
                ))}
              </div>
              <p className="when">{stage.when}</p>
              <h3>{stage.title}</h3>
              <p className="text">{stage.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Band>
  );
}

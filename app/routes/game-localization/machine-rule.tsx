import { Band } from "#app/ui/band.tsx";
import { IconList } from "#app/ui/icon-list.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { LocalizationPage } from "#model/pages/game-localization.server.ts";
import "./machine-rule.css";

type Words = LocalizationPage["machine"];

/** The stance on machine text. */
export function MachineRule({ words }: { words: Words }) {
  return (
    <Band name="machine-rule" tone="ink" labelledBy="machine">
      <div className="wrap">
        <h2 id="machine">{words.title}</h2>
        <p className="lead">{words.lead}</p>
        <Rules words={words.may} icon="check" />
        <Rules words={words.mayNot} icon="close" />
        <p className="yours">
          <Prose text={words.yours} />
        </p>
      </div>
    </Band>
  );
}

function Rules({ words, icon }: { words: Words["may"]; icon: string }) {
  return (
    <div className="rules" data-rule={icon}>
      <h3>{words.title}</h3>
      <IconList icon={icon} items={words.items} />
    </div>
  );
}

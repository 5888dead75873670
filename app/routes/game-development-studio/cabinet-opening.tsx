import { ActionPair } from "#app/ui/action-pair.tsx";
import { Band } from "#app/ui/band.tsx";
import { Crumb } from "#app/ui/crumb.tsx";
import { IconList } from "#app/ui/icon-list.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { RegMark } from "#app/ui/reg-mark.tsx";
import type { GameStudioPage } from "#model/pages/game-development-studio.server.ts";
import "./cabinet-opening.css";

type Words = GameStudioPage["opening"];

/** The cabinet stands over the lower edge; promise and limits are cut out of the colour. */
export function CabinetOpening({ words }: { words: Words }) {
  const [first, second] = words.titleLines;
  return (
    <Band name="cabinet-opening" tone="tang" pad="none" grid="iso" labelledBy="studio">
      <div className="wrap">
        <Crumb to={words.crumb.url}>{words.crumb.label}</Crumb>
        <h1 id="studio">
          {first}
          <br />
          {second}
        </h1>
        <p className="lead">{words.lead}</p>
        <ActionPair first={words.action} second={words.second} />
      </div>
      <Picture
        image={words.imgUrl}
        alt={words.alt}
        sizes="112vw md:49vw lg:54vw xl:780px"
        priority
        className="cabinet"
      />
      <RegMark />
      <Pact promise={words.promise} refusal={words.refusal} />
    </Band>
  );
}

function Pact({ promise, refusal }: Pick<Words, "promise" | "refusal">) {
  return (
    <div className="wrap">
      <div className="pact">
        <PactList words={promise} icon="check" />
        <PactList words={refusal} icon="close" />
      </div>
    </div>
  );
}

function PactList({ words, icon }: { words: Words["promise"]; icon: string }) {
  return (
    <div>
      <h2>{words.title}</h2>
      <IconList icon={icon} items={words.items} />
    </div>
  );
}

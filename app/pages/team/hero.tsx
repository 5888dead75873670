import { Actions } from "#app/bands/actions.tsx";
import { OwnSection } from "#app/bands/band.tsx";
import { Crowd } from "#app/play/crowd/crowd.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { ImageSource } from "#shared/image-address.ts";
import type { ShownHero } from "./data.server.ts";

/** The eight in two rows on one floor, and everyone else behind them; all decoration, the people come below. */
export function Hero({ band }: { band: ShownHero }) {
  const { role, heading, lead, action, second, figures, others } = band;
  return (
    <OwnSection band={band} tone="orch" className="relative overflow-clip">
      <div className="wrap relative grid items-end gap-x-gut gap-y-4 pt-8 lg:cols-7-5">
        <h1 id={`${role}-heading`} className="text-h2">
          {heading}
        </h1>
        <div className="flex flex-col gap-4">
          <p className="m-0 max-w-lead text-lead">{lead}</p>
          <Actions main={action} second={second} tone="orch" />
        </div>
      </div>
      <div className="relative mt-6 h-[92vw] md:h-[31vw]">
        {others.length > 0 && <Others pictures={others} />}
        <Crowd figures={figures} />
      </div>
    </OwnSection>
  );
}

/** The number of figures in each row, the back row first. */
const rows = [22, 18, 15];

/** The others, in rows that are wider than the window. Each row begins with another figure, so that equal figures never stand behind each other. */
function Others({ pictures }: { pictures: readonly ImageSource[] }) {
  return rows.map((count, row) => (
    <div key={row} className="others-row absolute inset-x-0 flex justify-center" aria-hidden="true">
      {Array.from({ length: count }, (_, place) => (
        <Picture
          key={place}
          image={pictures[(place * 3 + row) % pictures.length] as ImageSource}
          alt=""
          width={120}
          className="flex-none max-w-none"
        />
      ))}
    </div>
  ));
}

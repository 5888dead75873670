import { Actions } from "#app/bands/actions.tsx";
import { OwnSection } from "#app/bands/band.tsx";
import { useStarWords } from "#app/sections/stars.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { ShownHero } from "./data.server.ts";

/** How the quotes were collected, and all clients in a row, by how they rated us. */
export function Hero({ band }: { band: ShownHero }) {
  const { role, heading, lead, asked, action, second, clients } = band;
  return (
    <OwnSection band={band} tone="orch" className="overflow-clip">
      <div className="wrap grid items-end gap-x-gut gap-y-4 pt-8 lg:cols-8-4">
        <h1 id={`${role}-heading`} className="text-h2">
          {heading}
        </h1>
        <div className="flex flex-col gap-4">
          <p className="m-0 max-w-text text-lead">{lead}</p>
          <Actions main={action} second={second} tone="orch" />
        </div>
      </div>
      {clients.length > 0 && (
        <ul role="list" className="wrap mt-6 grid grid-cols-3 gap-x-2 gap-y-4 lg:auto-cols-fr lg:grid-flow-col">
          {clients.map((client, index) => (
            <Client key={client.slug} client={client} isLow={index > 0 && client.rating < 4} />
          ))}
        </ul>
      )}
      <div className="wrap pt-6 pb-8">
        <p className="m-0 max-w-text text-small">{asked}</p>
      </div>
    </OwnSection>
  );
}

interface ClientProps {
  client: ShownHero["clients"][number];
  /** Whether the client was not pleased, and stands a little apart. */
  isLow: boolean;
}

function Client({ client: { name, imgUrl, alt, rating }, isLow }: ClientProps) {
  return (
    <li className={`flex flex-col gap-2 ${isLow ? "mt-6" : ""}`}>
      <Picture
        image={imgUrl}
        alt={alt}
        sizes="25vw lg:13vw"
        priority
        className="aspect-box w-full rounded-md object-cover"
      />
      <b className="text-small/tight">{name}</b> <span className="text-note">{useStarWords(rating)}</span>
    </li>
  );
}

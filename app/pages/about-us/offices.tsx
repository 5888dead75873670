import { OwnSection } from "#app/bands/band.tsx";
import { useZoneTime } from "#app/browser/use-zone-time.ts";
import { Picture } from "#app/ui/picture.tsx";
import type { ShownOffices } from "./data.server.ts";

/** The offices as toys, with the time of day there; the browser fills it in, never the build. */
export function Offices({ band }: { band: ShownOffices }) {
  const { role, heading, offices } = band;
  return (
    <OwnSection band={band} className="py-compact">
      <div className="wrap">
        <h2 id={`${role}-heading`} className="mb-8">
          {heading}
        </h2>
        <ul role="list" className="grid gap-x-gut gap-y-8 md:grid-cols-3">
          {offices.map((office) => (
            <Office key={office.city} words={band} office={office} />
          ))}
        </ul>
      </div>
    </OwnSection>
  );
}

interface OfficeProps {
  words: ShownOffices;
  office: ShownOffices["offices"][number];
}

function Office({ words, office: { city, role, people, address, timeZone, imgUrl, alt } }: OfficeProps) {
  const time = useZoneTime(timeZone);
  return (
    <li className="flex flex-col gap-4" data-reveal="shown">
      <Picture image={imgUrl} alt={alt} sizes="100vw md:33vw" className="w-full rounded-lg object-cover" />
      <h3>{city}</h3>
      <p className="m-0 leading-snug">
        {role}, {people} {words.people}
        <br />
        {address}
        <br />
        {time && (
          <>
            <time dateTime={time.text} className="font-bold">
              {time.text}
            </time>{" "}
            {words.now}
          </>
        )}
        {/* Keeps the line that the time comes into. */}
        &#8203;
      </p>
    </li>
  );
}

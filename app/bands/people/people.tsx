import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { BandSection, SideHead, TopHead } from "../band.tsx";
import type { ShownPeople } from "./data.server.ts";

type Person = ShownPeople["items"][number];

/** People: `podiums` stand at four heights from edge to edge, `ring` says whom to call. */
export function People({ band }: { band: ShownPeople }) {
  const isFloor = !(band.link || band.note || band.foot);
  if (band.variant === "ring")
    return (
      <BandSection band={{ rhythm: "compact", ...band }} className="overflow-clip">
        <div className="wrap grid items-end gap-x-gut gap-y-8 cols-4-8">
          <SideHead band={band} />
          <ul role="list" className={`grid gap-6 md:grid-cols-3 ${isFloor ? "to-floor" : ""}`}>
            {band.items.map((person) => (
              <Caller key={person.name} person={person} />
            ))}
          </ul>
        </div>
      </BandSection>
    );
  return (
    <BandSection band={band} className="overflow-clip">
      <div className="wrap mb-8">
        <TopHead band={band} />
      </div>
      <ul
        role="list"
        className={`grid grid-cols-2 items-end md:grid-cols-3 ${perRow(band.items.length)} ${isFloor ? "to-floor" : ""}`}
      >
        {band.items.map((person, index) => (
          <li key={person.name} className="relative flex flex-col" data-reveal="shown">
            <Portrait person={person} />
            <div
              className={`plinth flex flex-col gap-1 px-4 pt-3 pb-8 ${heights[index % heights.length]}`}
              data-tone={person.department}
            >
              <h3 className="text-h4">
                <Link to={person.url} className="cover no-underline">
                  {person.name}
                </Link>
              </h3>
              <PersonLine person={person} />
            </div>
          </li>
        ))}
      </ul>
    </BandSection>
  );
}

const perRow = (count: number) =>
  count === 3 ? "lg:grid-cols-3" : count === 5 ? "lg:grid-cols-5" : count === 6 ? "lg:grid-cols-6" : "lg:grid-cols-4";

const heights = ["min-h-44", "min-h-32", "min-h-56", "min-h-32"];

/** A photograph is a rectangle, so it keeps its own place above the words. */
function Portrait({ person: { picture } }: { person: Person }) {
  const isCutout = picture.imgUrl.isCutout;
  return (
    <Picture
      image={picture.imgUrl}
      alt={picture.alt}
      sizes="50vw md:33vw lg:16vw"
      className={
        isCutout
          ? "hop relative z-1 -mb-6 h-toy-m w-full px-3 object-contain object-bottom"
          : "aspect-box w-full object-cover"
      }
    />
  );
}

function PersonLine({ person: { text, position } }: { person: Person }) {
  return <p className="text-small">{text ? <Prose text={text} /> : position}</p>;
}

function Caller({ person }: { person: Person }) {
  const { name, url, phone, picture } = person;
  return (
    <li className="flex items-end gap-4 md:flex-col" data-reveal="shown">
      <div className="flex w-full grow flex-col gap-1 pb-6">
        <h3 className="text-h4">
          <Link to={url}>{name}</Link>
        </h3>
        <PersonLine person={person} />
        {phone && (
          <p className="text-small font-bold">
            <Link to={`tel:${phone.replace(/[^\d+]/g, "")}`}>{phone}</Link>
          </p>
        )}
      </div>
      <Picture
        image={picture.imgUrl}
        alt=""
        width={240}
        className={
          picture.imgUrl.isCutout
            ? "hop w-1/3 shrink-0 object-contain md:w-full"
            : "aspect-box w-1/3 shrink-0 object-cover"
        }
      />
    </li>
  );
}

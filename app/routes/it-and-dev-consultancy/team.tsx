import { Band } from "#app/ui/band.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { ImageSource } from "#shared/image-address.ts";

interface Lead {
  slug: string;
  name: string;
  position: string;
  imgUrl: ImageSource;
  line: string;
}

const ledge = "mt-4 grid gap-gut overflow-x-clip border-b-3 px-out lg:auto-cols-fr lg:grid-flow-col";
const place =
  "group grid grid-cols-[44%_1fr] items-end gap-x-2.5 border-line not-last:border-b-2 md:max-lg:grid-cols-[26%_1fr] md:max-lg:gap-x-12 lg:border-0";
const figure =
  "-mx-[16%] -mb-[13%] w-[128%] max-w-none spring-calm motion-safe:group-hover:-translate-y-2 motion-safe:group-hover:-rotate-2";

/** With a ground of its own it stands on the ledge whole. */
const photo = "mt-4 aspect-4/5 w-full rounded-t-md object-cover";

/** The people who answer, standing on a ledge. */
export function Team({ title, people }: { title: string; people: Lead[] }) {
  return (
    <Band name="team" pad="none" labelledBy="leads" className="pt-4 lg:pt-10">
      <div className="wrap">
        <h2 id="leads">{title}</h2>
      </div>
      <ul role="list" className={ledge}>
        {people.map((person) => (
          <li key={person.slug} className={place}>
            <Picture
              image={person.imgUrl}
              alt=""
              sizes="56vw md:230px xxl:310px"
              className={person.imgUrl.isCutout ? figure : photo}
            />
            <div className="leading-snug">
              <h3 className="text-h4 wrap-anywhere">
                <Link to={`/team/${person.slug}`} className="inline-block py-1">
                  {person.name}
                </Link>
              </h3>
              <p className="mt-1 mb-0 font-semibold">{person.position}</p>
              <p className="mt-1 mb-6 text-soft">{person.line}</p>
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}

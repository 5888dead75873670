import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import { Knob } from "#app/ui/knob.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Department } from "#shared/department.ts";
import type { ImageSource } from "#shared/image-address.ts";

interface Entry {
  title: string;
  url: string;
  iconUrl: ImageSource;
  department: Department;
  items: string[];
}

/** The four departments as full-height colour columns; one widens under the pointer. */
export function Departments({ title, lead, departments }: { title: string; lead: string; departments: Entry[] }) {
  return (
    <Band name="departments" pad="none" labelledBy="shelf-title">
      <div className="wrap">
        <BandHead id="shelf-title" title={title}>
          <p className="lead">{lead}</p>
        </BandHead>
      </div>
      <ul role="list" className="grid sm:grid-cols-2 lg:flex">
        {departments.map((department) => (
          <li key={department.url} className="department-column sm:max-lg:odd:last:col-span-2">
            <Column {...department} />
          </li>
        ))}
      </ul>
    </Band>
  );
}

/** As wide as the column is while another one is the wider, so that no line wraps anew. */
const steady = "lg:max-w-[calc(100vw*3/13-3rem)] xl:max-w-[calc(100vw*3/13-4rem)]";

function Column({ title, url, iconUrl, department, items }: Entry) {
  return (
    <Link className="group department" data-tone={department} to={url}>
      <h3 className={`max-w-80 text-figure/(--clear) lg:min-h-30 lg:text-h4 xl:text-h3 ${steady}`}>{title}</h3>
      <ul role="list" className={`mt-4 leading-snug font-semibold ${steady}`}>
        {items.map((item) => (
          <li key={item} className="border-t-2 border-current/20 py-2 last:border-b-2">
            {item}
          </li>
        ))}
      </ul>
      <span className="when-scrolled department-picture">
        <Picture image={iconUrl} alt="" width={430} />
      </span>
      <Knob className="absolute end-6 bottom-6 z-2" />
    </Link>
  );
}

import { Band } from "#app/ui/band.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { ImageSource } from "#shared/image-address.ts";
import "./ledge-leads.css";

interface Lead {
  slug: string;
  name: string;
  position: string;
  imgUrl: ImageSource;
  line: string;
}

/** The people who answer, standing on a ledge. */
export function LedgeLeads({ title, people }: { title: string; people: Lead[] }) {
  return (
    <Band name="ledge-leads" pad="none" labelledBy="leads">
      <div className="wrap">
        <h2 id="leads">{title}</h2>
      </div>
      <ul>
        {people.map((person) => (
          <li key={person.slug}>
            <Picture image={person.imgUrl} alt="" sizes="56vw md:230px xxl:310px" />
            <div>
              <h3>
                <Link to={`/team/${person.slug}`}>{person.name}</Link>
              </h3>
              <p>{person.position}</p>
              <p className="line">{person.line}</p>
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}

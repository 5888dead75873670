import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Pages } from "#model/content.server.ts";
import type { Person } from "#model/people/people.server.ts";
import "./signing-four.css";

interface SigningFourProps {
  words: Pages["about-us"]["signers"];
  people: readonly (Pick<Person, "name" | "position" | "line" | "imgUrl"> & { slug: string })[];
}

/** The people who may sign for the company, standing at four heights. */
export function SigningFour({ words, people }: SigningFourProps) {
  return (
    <Band name="signing-four" tone="mari" pad="none" labelledBy="signing-four-title" bleed>
      <div className="words">
        <h2 id="signing-four-title">{words.title}</h2>
        <p className="lead">{words.lead}</p>
        <ArrowLink to={words.action.url}>{words.action.label}</ArrowLink>
      </div>
      {people.map(({ slug, name, position, line, imgUrl }) => (
        <div className="signer" key={slug}>
          <Picture image={imgUrl} alt="" width={300} />
          <h3>
            <Link to={`/team/${slug}`}>{name}</Link>
          </h3>
          <p>
            <b>{position}</b> {line}
          </p>
        </div>
      ))}
    </Band>
  );
}

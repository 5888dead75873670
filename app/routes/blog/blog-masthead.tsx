import { Band } from "#app/ui/band.tsx";
import { Link } from "#app/ui/link.tsx";
import type { FrontPage } from "#model/posts/front-page.server.ts";
import "./blog-masthead.css";

/** The name of the blog across the whole measure, and its facts between two rules. */
export function BlogMasthead({ masthead }: { masthead: FrontPage["masthead"] }) {
  const { title, week, counts, archive, door } = masthead;
  return (
    <Band name="blog-masthead" pad="none" labelledBy="blog-title">
      <div className="wrap">
        <h1 id="blog-title">{title}</h1>
        <div className="facts">
          <p>{week}</p>
          <p>{counts}</p>
          <p>
            <Link to={archive.url}>{archive.label}</Link>
          </p>
          <p>
            <Link to="#door">{door}</Link>
          </p>
        </div>
      </div>
    </Band>
  );
}

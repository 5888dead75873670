import { Band } from "#app/ui/band.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Article } from "#model/posts/article.server.ts";
import "./article-author.css";

/** The person who wrote it on a ledge, and the way to the posts before and after. */
export function ArticleAuthor({ author, steps }: Pick<Article, "author" | "steps">) {
  return (
    <Band name="article-author" tone="paper-2" pad="none" bleed labelledBy="article-author">
      <div className="wrap">
        <div className="peg">
          <Picture image={author.image} alt="" width={340} />
        </div>
        <div className="person">
          <h2 id="article-author">
            <Link to={author.path}>
              {author.name} {!author.more && <Icon name="arrow-right" />}
            </Link>
          </h2>
          {author.line && <p>{author.line}</p>}
          {author.more && (
            <p>
              <Link to={author.path}>{author.more}</Link>
            </p>
          )}
        </div>
        <nav aria-label={steps.label}>
          <Step step={steps.before} icon="arrow-left" />
          <Step step={steps.after} icon="arrow-right" />
        </nav>
      </div>
    </Band>
  );
}

function Step({ step, icon }: { step: Article["steps"]["before"]; icon: string }) {
  if (!step) return null;
  return (
    <Link to={step.path}>
      <span>
        <Icon name={icon} /> {step.label}
      </span>{" "}
      <b>{step.title}</b>
    </Link>
  );
}

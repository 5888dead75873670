import { Band } from "#app/ui/band.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Knob } from "#app/ui/knob.tsx";
import { Link } from "#app/ui/link.tsx";
import type { Article } from "#model/posts/article.server.ts";
import "./article-call.css";

/** What a reader of this category might want of us next; under a short note the heading itself is the link. */
export function ArticleCall({ call }: { call: NonNullable<Article["call"]> }) {
  const { title, path, more, bench } = call;
  return (
    <Band name="article-call" tone={bench} pad="none" labelledBy="article-call">
      <div className="wrap">
        <h2 id="article-call">{more ? title : <Destination to={path}>{title}</Destination>}</h2>
        {more && (
          <>
            <p className="lead">{more.text}</p>
            <ButtonLink to={path} tone={bench === "pitch" ? "paper" : undefined}>
              {more.label} <Icon name="arrow-right" />
            </ButtonLink>
          </>
        )}
      </div>
    </Band>
  );
}

function Destination({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to}>
      {children}
      <Knob />
    </Link>
  );
}

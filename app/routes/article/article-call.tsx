import { Band } from "#app/ui/band.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Knob } from "#app/ui/knob.tsx";
import { Link } from "#app/ui/link.tsx";
import type { Article } from "#model/article.server.ts";
import "./article-call.css";

/** What a reader of this category might want of us next; under a short note the question itself is the link. */
export function ArticleCall({ call }: { call: NonNullable<Article["call"]> }) {
  const { title, path, text, label, bench } = call;
  return (
    <Band name="article-call" tone={bench} pad="none" labelledBy="article-call">
      <div className="wrap">
        <h2 id="article-call">{label ? title : <Question to={path}>{title}</Question>}</h2>
        {text && <p className="lead">{text}</p>}
        {label && (
          <ButtonLink to={path} tone={bench === "pitch" ? "paper" : undefined}>
            {label} <Icon name="arrow-right" />
          </ButtonLink>
        )}
      </div>
    </Band>
  );
}

function Question({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to}>
      {children}
      <Knob />
    </Link>
  );
}

import { Band } from "#app/ui/band.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Knob } from "#app/ui/knob.tsx";
import { Link } from "#app/ui/link.tsx";
import type { Article } from "#model/posts/article.server.ts";

/** What a reader of this category might want from us next; under a short note the heading itself is the link. */
export function CallToAction({ call }: { call: Article["call"] }) {
  const { title, path, more, department } = call;
  return (
    <Band name="call-to-action" tone={department} pad="none" labelledBy="article-call" className="print:hidden!">
      <div
        className={`wrap grid items-end justify-items-start gap-x-12 gap-y-8 py-half ${more ? "lg:grid-cols-[6fr_4fr_auto]" : ""}`}
      >
        <h2 id="article-call">{more ? title : <Destination to={path}>{title}</Destination>}</h2>
        {more && (
          <>
            <p className="lead m-0">{more.text}</p>
            <ButtonLink to={path} tone={department === "pitch" ? "paper" : undefined} data-call="main">
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
    <Link
      to={to}
      data-call="main"
      className="inline-flex flex-wrap items-center gap-x-6 gap-y-2 no-underline hover:underline"
    >
      {children}
      <Knob className="text-body" />
    </Link>
  );
}

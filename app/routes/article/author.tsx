import { Band } from "#app/ui/band.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Article } from "#model/posts/article.server.ts";

const figure = "mt-6 w-1/3 self-end md:w-full";
const photo = "my-6 aspect-box w-1/3 rounded-md object-cover md:w-full";

/** The author on a ledge, and links to the previous and next posts. */
export function Author({ author, steps }: Pick<Article, "author" | "steps">) {
  return (
    <Band name="author" id="author" tone="paper-2" pad="none" bleed labelledBy="article-author">
      <div className="wrap grid items-center gap-x-gut md:grid-cols-4">
        <Picture image={author.image} alt="" width={240} className={author.image.isCutout ? figure : photo} />
        <div className="py-6 md:col-span-2">
          <h2 id="article-author" className="text-h3">
            <Link to={author.path} className="inline-flex items-center gap-4 no-underline hover:underline">
              {author.name} {!author.more && <Icon name="arrow-right" className="text-h4" />}
            </Link>
          </h2>
          {author.line && <p className="mt-3 mb-0">{author.line}</p>}
          {author.more && (
            <p className="mt-3 mb-0">
              <Link to={author.path} className="inline-block min-h-6 font-bold">
                {author.more}
              </Link>
            </p>
          )}
        </div>
        <nav aria-label={steps.label} className="pb-6 md:pt-6">
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
    <Link to={step.path} className="group block border-t-3 py-3 no-underline">
      <span className="flex items-center gap-2 text-small font-semibold text-soft">
        <Icon name={icon} /> {step.label}
      </span>{" "}
      <b className="display mt-1 block text-h4 group-hover:underline">{step.title}</b>
    </Link>
  );
}

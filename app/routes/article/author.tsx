import { Band } from "#app/ui/band.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Article } from "#model/posts/article.server.ts";

const figure = "mt-8 w-57.5 self-end md:-mb-8 md:w-full lg:col-span-3 md:max-w-85";
const photo = "mt-8 aspect-4/5 w-45 rounded-md object-cover md:mb-8 md:w-full lg:col-span-3 md:max-w-60";

/** The author on a ledge, and links to the previous and next posts. */
export function Author({ author, steps }: Pick<Article, "author" | "steps">) {
  return (
    <Band name="author" tone="paper-2" pad="none" bleed labelledBy="article-author">
      <div className="wrap grid items-center gap-x-gut md:grid-cols-3 lg:grid-cols-12">
        <Picture image={author.image} alt="" width={340} className={author.image.isCutout ? figure : photo} />
        <div className="relative bg-paper-2 pt-5 pb-8 md:col-span-2 md:py-12 lg:col-span-5">
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
        <nav
          aria-label={steps.label}
          className="grid gap-x-4 gap-y-1.5 pb-8 md:max-lg:col-span-3 md:max-lg:grid-cols-2 lg:col-span-4 lg:py-8 lg:ps-6"
        >
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
    <Link to={step.path} className="group block border-t-3 py-4 no-underline">
      <span className="flex items-center gap-2 text-small font-semibold text-soft">
        <Icon name={icon} /> {step.label}
      </span>{" "}
      <b className="display mt-1.5 block text-h4 group-hover:underline">{step.title}</b>
    </Link>
  );
}

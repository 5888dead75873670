import { useSite } from "#app/frame/use-site.ts";
import { Link, useIsOff } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { NextPageWords } from "./find-next-page.server.ts";

/** The end of a page: the one page to read next. */
export function NextPage({ page: { title, path, picture } }: { page: NextPageWords }) {
  const { labels } = useSite();
  if (useIsOff(path)) return null;
  return (
    <nav aria-label={labels.next} className="hops" data-tone="orch">
      <Link to={path} className="block no-underline" data-next="">
        <span className="wrap grid items-end gap-x-gut cols-8-4">
          <span className="flex flex-col gap-2 py-compact">
            <span className="text-small font-bold">{labels.next}</span> <span className="display text-h2">{title}</span>
          </span>
          {picture && (
            <Picture
              image={picture}
              alt=""
              sizes="40vw md:25vw"
              className={
                picture.isCutout ? "hop max-h-64 w-auto self-end justify-self-end" : "aspect-photo w-full object-cover"
              }
            />
          )}
        </span>
      </Link>
    </nav>
  );
}

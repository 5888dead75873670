import { Link, useIsOff } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { NextPageWords } from "#model/pages/find-next-page.server.ts";
import { useSite } from "./use-site.ts";

/** The end of a page: the one page to read next. */
export function NextPage({ page: { title, path, picture } }: { page: NextPageWords }) {
  const { labels } = useSite();
  if (useIsOff(path)) return null;
  return (
    <nav aria-label={labels.next} className="hops" data-tone="orch">
      <Link to={path} className="relative block no-underline" data-next="">
        <span className="wrap grid items-end gap-x-gut cols-8-4">
          <span className="flex flex-col gap-2 py-compact">
            <span className="text-small font-bold">{labels.next}</span>{" "}
            <span className="display text-h2 text-balance wrap-anywhere">{title}</span>
          </span>
          {picture?.isCutout && (
            <Picture
              image={picture}
              alt=""
              sizes="40vw md:25vw"
              className="hop max-h-64 w-auto self-end justify-self-end"
            />
          )}
        </span>
        {picture && !picture.isCutout && (
          <Picture
            image={picture}
            alt=""
            sizes="100vw md:33vw"
            className="h-56 w-full object-cover md:absolute md:end-0 md:top-0 md:h-full md:w-1/3"
          />
        )}
      </Link>
    </nav>
  );
}

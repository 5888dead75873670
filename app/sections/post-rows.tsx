import { DiamondLabel } from "#app/ui/diamond-label.tsx";
import { Link } from "#app/ui/link.tsx";
import type { ListedPost } from "#model/posts/listed-posts.server.ts";
import { PostThumb } from "./post-thumb.tsx";

interface PostRowsProps {
  posts: readonly ListedPost[];
  /** The level of the titles. */
  heading: "h2" | "h4";
  /** In a list of mixed categories, each post names its own. */
  withCategory?: boolean;
}

/** Posts as ruled rows, each with its summary or a line of its text; a note's title is set as text. */
export function PostRows({ posts, heading: Heading, withCategory = false }: PostRowsProps) {
  return (
    <ol role="list">
      {posts.map(({ slug, title, date, dateText, category, picture, isLong, text }) => {
        const Said = text.kind === "quote" ? "q" : "p";
        return (
          <li key={slug} className="group relative flex items-start gap-4 border-t-2 border-line py-4 hover:bg-mari">
            <div className="min-w-0 flex-1">
              <p className="mb-2 flex flex-wrap gap-x-4 text-small font-semibold">
                <time dateTime={date}>{dateText}</time>{" "}
                {withCategory && <DiamondLabel department={category.department}>{category.name}</DiamondLabel>}
              </p>
              <Heading className={isLong ? "text-h4" : "font-text text-lead/tight font-bold tracking-normal"}>
                <Link to={`/blog/${slug}`} className="cover no-underline">
                  {title}
                </Link>
              </Heading>
              {text.words && <Said className="mt-2 mb-0 block max-w-text text-soft">{text.words}</Said>}
            </div>
            <PostThumb picture={picture} department={category.department} className="w-28 flex-none md:w-48" />
          </li>
        );
      })}
    </ol>
  );
}

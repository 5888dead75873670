import { Link } from "#app/ui/link.tsx";

interface TagLinkProps {
  slug: string;
  name: string;
  /** The page's main call. */
  isMain?: boolean | undefined;
  className?: string;
}

/** A post's tag, linking to all posts that have it. */
export function TagLink({ slug, name, isMain, className = "text-small" }: TagLinkProps) {
  return (
    <Link
      className={`block rounded-sm px-3 py-2 font-semibold no-underline border-2 border-line hover:bg-ink hover:text-paper ${className}`}
      to={`/blog/tag/${slug}`}
      data-call={isMain && "main"}
    >
      {name}
    </Link>
  );
}

import { Link } from "#app/ui/link.tsx";

/** A post's tag, linking to all posts that have it. */
export function TagLink({ slug, name, className = "text-small" }: { slug: string; name: string; className?: string }) {
  return (
    <Link
      className={`block rounded-sm px-3 py-2 font-semibold no-underline shadow-outline hover:bg-ink hover:text-paper ${className}`}
      to={`/blog/tag/${slug}`}
    >
      {name}
    </Link>
  );
}

import { Link } from "#app/ui/link.tsx";
import "./tag-link.css";

/** A tag of posts, which leads to all that carry it. */
export function TagLink({ slug, name, className = "" }: { slug: string; name: string; className?: string }) {
  return (
    <Link className={`tag-link ${className}`} to={`/blog/tag/${slug}`}>
      {name}
    </Link>
  );
}

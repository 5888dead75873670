import { Picture } from "#app/ui/picture.tsx";
import type { PostCard } from "#model/posts/post-cards.server.ts";
import "./post-thumb.css";

interface PostThumbProps {
  picture: PostCard["picture"];
  bench: PostCard["category"]["bench"];
  className?: string;
}

/** The picture of a post beside its title, on the colour of its category. */
export function PostThumb({ picture, bench, className = "" }: PostThumbProps) {
  return (
    <span className={`post-thumb when-near ${className}`} data-tone={bench} data-cutout={picture.isCutout || undefined}>
      <Picture image={picture.image} alt="" width={190} />
    </span>
  );
}

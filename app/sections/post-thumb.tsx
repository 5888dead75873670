import { Picture } from "#app/ui/picture.tsx";
import type { PostCard } from "#model/posts/post-cards.server.ts";

interface PostThumbProps {
  picture: PostCard["picture"];
  department: PostCard["category"]["department"];
  className?: string;
}

/** The picture of a post beside its title, on the colour of its category. */
export function PostThumb({ picture, department, className = "" }: PostThumbProps) {
  return (
    <span className={`when-near block aspect-photo overflow-hidden rounded-md ${className}`} data-tone={department}>
      <Picture
        image={picture.image}
        alt=""
        width={190}
        className={`size-full ${picture.isCutout ? "object-contain" : "object-cover"}`}
      />
    </span>
  );
}

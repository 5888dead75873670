import type { ReactNode } from "react";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { ImageSource } from "#shared/image-address.ts";
import "./byline.css";

interface BylineProps {
  author: { slug: string; name: string; position: string; image: ImageSource };
  /** Date and reading time. */
  facts: string;
  size?: "large";
  children?: ReactNode;
}

/** Who wrote a post, when, and how long it takes to read. */
export function Byline({ author, facts, size, children }: BylineProps) {
  return (
    <div className="byline" data-size={size}>
      <Picture image={author.image} alt="" width={76} />
      <p>
        <Link to={`/team/${author.slug}`}>{author.name}</Link>, {author.position}
        <br />
        {facts}
      </p>
      {children}
    </div>
  );
}

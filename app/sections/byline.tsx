import type { ReactNode } from "react";
import { Link } from "#app/ui/link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { ImageSource } from "#shared/image-address.ts";

interface BylineProps {
  author: { slug: string; name: string; position: string; image: ImageSource };
  /** Date and reading time. */
  facts: string;
  size?: "large";
  children?: ReactNode;
  className?: string;
}

/** Who wrote a post, when, and how long it takes to read. */
export function Byline({ author, facts, size, children, className = "" }: BylineProps) {
  return (
    <div
      className={`flex items-center gap-4 max-md:flex-wrap md:[&_.diamond-label]:ms-auto ${size ? "text-body/snug" : "text-small/snug"} ${className}`}
    >
      <Picture
        image={author.image}
        alt=""
        width={76}
        className={`flex-none rounded-md bg-(--byline-ground,var(--color-paper-2)) object-cover object-[50%_10%] ${size ? "size-19" : "size-15"}`}
      />
      <p className="m-0 max-w-none max-md:min-w-48 max-md:flex-1">
        <Link className="inline-block min-h-6 font-bold no-underline hover:underline" to={`/team/${author.slug}`}>
          {author.name}
        </Link>
        , {author.position}
        <br />
        {facts}
      </p>
      {children}
    </div>
  );
}

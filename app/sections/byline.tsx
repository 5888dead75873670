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
    <div className={`flex flex-wrap items-center gap-4 ${size ? "text-body/snug" : "text-small/snug"} ${className}`}>
      <Picture
        image={author.image}
        alt=""
        width={76}
        className="aspect-box w-16 flex-none rounded-md bg-paper-2 object-cover object-top"
      />
      <p className="m-0 max-w-none grow basis-2/5">
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

import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { PictureWithPlaceholder } from "#app/ui/picture-with-placeholder.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { TableScroll } from "#app/ui/table-scroll.tsx";
import type { Article } from "#model/posts/article.server.ts";

type Block = Article["body"]["blocks"][number];
type CopyWords = Article["words"]["copy"];

interface BlocksProps {
  blocks: readonly Block[];
  copy: CopyWords;
  kind: "long" | "note";
  author: Article["author"];
}

/** The text of a post: words, code, pictures and tables in order. */
export function Blocks({ blocks, copy, kind, author }: BlocksProps) {
  return (
    <div className="written" data-kind={kind}>
      {blocks.map((block, index) => (
        <BlockOf key={index} block={block} copy={copy} author={author} />
      ))}
    </div>
  );
}

interface BlockProps extends Pick<BlocksProps, "copy" | "author"> {
  block: Block;
}

function BlockOf({ block, copy, author }: BlockProps) {
  if (block.kind === "words") return <Prose text={block.text} />;
  if (block.kind === "quote") return <Quote text={block.text} pose={author.pose} />;
  if (block.kind === "code") return <Code block={block} copy={copy} />;
  if (block.kind === "figure") return <Shown figure={block} />;
  return (
    <TableScroll label={block.label} className="my-8">
      <table className="ruled max-w-text tabular-nums">
        <Prose text={block.text} />
      </table>
    </TableScroll>
  );
}

/** The author stands on the rule over the quotation, beside the narrower text. */
function Quote({ text, pose }: { text: Extract<Block, { kind: "quote" }>["text"]; pose: Article["author"]["pose"] }) {
  return (
    <blockquote className="display relative my-8 border-t-14 border-mari pt-4 text-h3">
      {pose && (
        <Picture
          image={pose}
          alt=""
          width={144}
          className="absolute end-0 bottom-full w-28 translate-y-2 max-lg:hidden print:hidden"
        />
      )}
      <Prose text={text} />
    </blockquote>
  );
}

function Code({ block, copy }: { block: Extract<Block, { kind: "code" }>; copy: CopyWords }) {
  return (
    <figure
      data-copied-from
      data-tone="ink"
      className="-mx-edge my-8 max-w-text overflow-hidden rounded-md border-2 border-ink md:mx-0"
    >
      <figcaption className="flex min-h-12 items-center justify-between bg-ink-2 px-4 py-2 text-small font-bold">
        <span>{block.language}</span>{" "}
        <Button data-copy="code" data-done={copy.done} hidden tone="line" size="small">
          <Icon name="copy" />
          <span aria-live="polite">{copy.code}</span>
        </Button>
      </figcaption>
      <pre
        tabIndex={0}
        role="region"
        aria-label={block.label}
        className="m-0 p-4 font-mono text-small focus-visible:-outline-offset-4"
      >
        <code>
          <Prose text={block.text} />
        </code>
      </pre>
    </figure>
  );
}

/** A picture wider than the text, with its caption beside it where there is room. */
function Shown({ figure: { image, alt, caption } }: { figure: Extract<Block, { kind: "figure" }> }) {
  return (
    <figure className="my-8 grid gap-x-gut gap-y-3 lg:cols-8-4 lg:items-end">
      <PictureWithPlaceholder
        image={image}
        alt={alt}
        sizes="100vw lg:760px"
        className="aspect-3/2 w-full rounded-lg *:h-full *:object-cover"
      />
      <figcaption className="border-t-3 pt-3 text-small text-soft">{caption}</figcaption>
    </figure>
  );
}

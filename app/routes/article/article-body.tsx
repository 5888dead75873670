import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PictureWithPlaceholder } from "#app/ui/picture-with-placeholder.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { TableScroll } from "#app/ui/table-scroll.tsx";
import type { Article } from "#model/posts/article.server.ts";
import "./article-body.css";

type Block = Article["body"]["blocks"][number];
type CopyWords = Article["words"]["copy"];

/** The text of a post: words, code and tables in their order. */
export function ArticleBody({ blocks, copy }: { blocks: readonly Block[]; copy: CopyWords }) {
  return (
    <div className="article-body">
      {blocks.map((block, index) => (
        <BlockOf key={index} block={block} copy={copy} />
      ))}
    </div>
  );
}

function BlockOf({ block, copy }: { block: Block; copy: CopyWords }) {
  if (block.kind === "words") return <Prose text={block.text} />;
  if (block.kind === "code") return <Code block={block} copy={copy} />;
  if (block.kind === "figure") return <Shown figure={block} />;
  return (
    <TableScroll label={block.label}>
      <table>
        <Prose text={block.text} />
      </table>
    </TableScroll>
  );
}

function Code({ block, copy }: { block: Extract<Block, { kind: "code" }>; copy: CopyWords }) {
  return (
    <figure className="code" data-copied-from>
      <figcaption>
        <span>{block.language}</span>{" "}
        <Button data-copy="code" data-done={copy.done} hidden>
          <Icon name="copy" />
          <span aria-live="polite">{copy.code}</span>
        </Button>
      </figcaption>
      <pre tabIndex={0} role="region" aria-label={block.label}>
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
    <figure className="shown">
      <PictureWithPlaceholder image={image} alt={alt} sizes="100vw lg:760px" />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { type Processor, unified } from "unified";
import { limitedMarkdown, type MarkdownExtension, withinLimits } from "./markdown-limits.server.ts";

// Two tildes strike words out; one stands between numbers, as in 5~10 days.
const processor = unified()
  .use(remarkParse)
  .use(remarkGfm, { singleTilde: false })
  .use(starsBetweenDigits)
  .use(limitedMarkdown)
  .freeze();

export type MarkdownTree = ReturnType<typeof processor.parse>;

/**
 * A Markdown text (CommonMark, tables, footnotes) as a tree with the places of its parts: the one way in which the check,
 * the build, the editor and the commands read it.
 * @throws MarkdownLimitError for a text that would take too long
 */
export function markdownTree(source: string): MarkdownTree {
  return withinLimits(source, (text) => processor.parse(text));
}

/** A star between digits multiplies: 2*3*4 keeps its stars. */
function starsBetweenDigits(this: Processor): void {
  const data = this.data();
  const star: MarkdownExtension = {
    text: {
      42: {
        name: "starBetweenDigits",
        tokenize(effects, ok, nok) {
          const isAfterDigit = isDigit(this.previous);
          return (code) => {
            if (!isAfterDigit) return nok(code);
            effects.enter("data");
            return stars(code);
          };
          function stars(code: number | null): ReturnType<typeof ok> {
            if (code === 42) {
              effects.consume(code);
              return stars;
            }
            effects.exit("data");
            return isDigit(code) ? ok(code) : nok(code);
          }
        },
      },
    },
  };
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), star];
}

const isDigit = (code: number | null) => code !== null && code >= 48 && code <= 57;

import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { pageLanguage } from "#shared/page-language.ts";
import { ClosestContext } from "../frame/closest-pages.tsx";
import type { NearPage } from "../frame/nearest-pages.ts";
import { ServedContext } from "../frame/served-tags.tsx";
import { FrameContext } from "../frame/use-site.ts";
import { ControlNames } from "../ui/control-names.ts";
import { contentKey } from "./content.server.ts";
import { crawlerTags } from "./crawler-tags.server.ts";
import { nonceContext } from "./nonce.server.ts";
import { readFrame } from "./read-frame.server.ts";
import { startAfterPaint } from "./scripts-last.server.ts";

const renderLimitMs = 10_000;

export interface DocumentParts {
  url: string;
  status: number;
  router: EntryContext;
  context: RouterContextProvider;
  /** For the screen of a missing page. */
  closest?: readonly NearPage[] | undefined;
}

/**
 * Renders a page in full, so that no streaming script is needed and the status is final. Its islands fail alone in the
 * browser only: a page that fails here is served as the error screen, and stops a build.
 * @returns the HTML
 * @throws the first thing that the page throws
 */
export function renderDocument({ url, status, router, context, closest }: DocumentParts): Promise<string> {
  const nonce = context.get(nonceContext) ?? undefined;
  const address = new URL(url);
  // Middleware that throws ends a request before any loader runs; the error screen still stands inside the frame.
  const hasData = router.staticHandlerContext.loaderData.root !== undefined;
  return new Promise((resolve, reject) => {
    let failure: { error: unknown } | undefined;
    // Cleared when the page is done: a pending timer would retain the page, and ten seconds of visits would add up.
    const limit = setTimeout(() => stream.abort(), renderLimitMs);
    const page = (
      <ServedContext value={status === 200 ? crawlerTags(context.get(contentKey), address, router) : undefined}>
        <FrameContext value={hasData ? undefined : readFrame(address.pathname, context)}>
          <ClosestContext value={closest}>
            <ControlNames value={context.get(contentKey).controls}>
              <ServerRouter context={router} url={url} nonce={nonce} />
            </ControlNames>
          </ClosestContext>
        </FrameContext>
      </ServedContext>
    );
    const stream = renderToPipeableStream(page, {
      nonce,
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(limit);
        if (failure) return reject(failure.error);
        collect(stream.pipe)
          .then((html) => resolve(withLanguage(import.meta.env.DEV ? html : startAfterPaint(html))))
          .catch(reject);
      },
      onShellError(error) {
        clearTimeout(limit);
        reject(error);
      },
      onError(error) {
        failure ??= { error };
        console.error(error);
      },
    });
  });
}

/** The browser reads it when its first script starts; React knows nothing of it. */
function withLanguage(html: string): string {
  const language = pageLanguage();
  if (!language) return html;
  const json = JSON.stringify(language).replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  return html.replace("<body ", () => `<body data-language="${json}" `);
}

function collect(pipe: (target: Writable) => void): Promise<string> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    const target = new Writable({
      write(chunk: Buffer, _, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString());
        done();
      },
    });
    pipe(target.on("error", reject));
  });
}

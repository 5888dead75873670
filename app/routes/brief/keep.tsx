import { type MouseEvent, useRef } from "react";
import { offerPrint } from "#app/browser/offer-print.ts";
import { useBehaviour } from "#app/browser/use-behaviour.ts";
import { useSite } from "#app/frame/use-site.ts";
import { Button } from "#app/ui/button.tsx";
import { DownloadLink } from "#app/ui/download-link.tsx";
import { Link } from "#app/ui/link.tsx";
import { inBackground } from "#shared/in-background.ts";
import type { BriefData } from "./data.server.ts";

interface KeepProps {
  words: BriefData["keep"];
  query: string;
  /** The page with its origin. */
  pageUrl: string;
  /** Makes a file here, where no server does. */
  save: (name: string) => Promise<void>;
}

/** Ways to take the brief along; its address is written out, so that it can be copied and printed. */
export function Keep({ words, query, pageUrl, save }: KeepProps) {
  const { forms } = useSite();
  const print = useRef<HTMLButtonElement>(null);
  useBehaviour((options) => {
    if (print.current) offerPrint(print.current, options);
  });
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || !forms) return;
    event.preventDefault();
    inBackground(save(link.pathname.endsWith(".md") ? "brief.md" : "brief.json"));
  };
  return (
    <div className="break-inside-avoid">
      <h2 className="mb-3 text-h4">{words.title}</h2>
      <div className="mb-4 border-t-3 pt-3 text-small wrap-anywhere">
        {words.link}: <Link to={`/brief?${query}`}>{`${pageUrl}?${query}`}</Link>
      </div>
      {/* biome-ignore lint/a11y: the links inside are what is pressed */}
      <p className="actions mb-4 print:hidden" onClick={onClick}>
        <DownloadLink to={`/brief.md?${query}`}>{words.text}</DownloadLink>{" "}
        <DownloadLink to={`/brief.json?${query}`}>{words.data}</DownloadLink>{" "}
        <Button ref={print} size="small" tone="line" hidden>
          {words.print}
        </Button>
      </p>
      <p className="m-0 text-small text-soft print:hidden">{words.privacy}</p>
    </div>
  );
}

import { useRef } from "react";
import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import { caseFile, platformsFor, readSift, siftCases, siftChoices, siftQuery } from "#model/cases/case-index.server.ts";
import { outcomes } from "#model/cases/cases.server.ts";
import { countIn, fillIn } from "#model/fields/fill-in.server.ts";
import type { Route } from "./+types/page.ts";
import { CompareBar } from "./compare-bar.tsx";
import { DrawerLate } from "./drawer-late.tsx";
import { DrawerMarket } from "./drawer-market.tsx";
import { DrawerPlatform } from "./drawer-platform.tsx";
import { DrawerProduct } from "./drawer-product.tsx";
import { Folders } from "./folders.tsx";
import { lineUp } from "./line-up.server.ts";
import { LineUp } from "./line-up.tsx";
import { NextJob } from "./next-job.tsx";
import { Sieve } from "./sieve.tsx";
import { SievedOut } from "./sieved-out.tsx";
import { TrayContext, useTicked } from "./tray.ts";

export function loader({ request, context }: Route.LoaderArgs) {
  const content = context.get(contentKey);
  const { cases, services } = content;
  const { head, folders, count, ...words } = content.pages.portfolio;
  const url = new URL(request.url);
  const choices = siftChoices(cases, services);
  const sift = readSift(url, choices);
  const found = siftCases(cases, sift);
  const files = found.map((entry) => ({ ...caseFile(entry, services), platforms: platformsFor(entry, sift) }));
  return {
    head,
    words,
    query: siftQuery(sift),
    sieve: { choices, sift, found: found.length, rest: fillIn(words.sieve.found, { total: cases.length }) },
    drawers: outcomes.flatMap((outcome) => {
      const inside = files.filter((file) => file.outcome === outcome);
      const folder = folders.find((one) => one.outcome === outcome);
      return folder ? [{ ...folder, files: inside, count: inside.length, said: countIn(count, inside.length) }] : [];
    }),
    lineUp: lineUp(content, url, words.compare),
  };
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

const drawerOf = {
  "late-build": DrawerLate,
  "new-platform": DrawerPlatform,
  "new-market": DrawerMarket,
  "new-product": DrawerProduct,
};

export default function PortfolioPage({ loaderData }: Route.ComponentProps) {
  const { words, query, sieve, drawers, lineUp } = loaderData;
  const form = useRef<HTMLFormElement>(null);
  const tray = useTicked(lineUp.ticked, lineUp.isAsked, form);
  return (
    <TrayContext value={tray}>
      <Folders words={words} folders={drawers} query={query} />
      <Sieve words={words.sieve} sieve={sieve} />
      {sieve.found === 0 && <SievedOut words={words.none} clear={words.sieve.clear} />}
      {drawers.map(({ outcome, files, heading, lead }) => {
        const Drawer = drawerOf[outcome];
        const drawer = {
          id: outcome,
          heading,
          lead,
          files,
          words: words.route,
          tick: words.compare.tick,
        };
        return files.length > 0 && <Drawer key={outcome} {...drawer} />;
      })}
      <CompareBar words={words.compare} titles={lineUp.titles} />
      <LineUp
        words={words.compare}
        lineUp={lineUp}
        sift={sieve.sift}
        shown={drawers.flatMap(({ files }) => files.map(({ slug }) => slug))}
        formRef={form}
      />
      <NextJob words={words.next} />
    </TrayContext>
  );
}

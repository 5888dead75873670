import { formatNumber } from "#shared/format.ts";
import type { Feed } from "../data.server.ts";
import { type Message, measureFeed, type Scouts, seenBy } from "./play-feed.ts";
import { ViewerScreen } from "./viewer-screen.tsx";

interface FeedFiguresProps {
  messages: readonly Message[];
  scouts: Scouts;
  feed: Feed;
}

/** The ten seconds counted, and the screen of a viewer with what it shows by then. */
export function FeedFigures({ messages, scouts, feed }: FeedFiguresProps) {
  const { words } = feed;
  const measured = measureFeed(messages, scouts, feed.pathMs);
  const seen = seenBy(measured, scouts, words);
  const row = scouts === "both" ? undefined : feed[scouts];
  const seconds = (ms: number) => `${formatNumber(ms / 1000, 1)} s`;
  const figures = [
    [words.inTime.replace("{ms}", String(feed.pathMs)), `${measured.inTime} / ${measured.count}`],
    [words.slowest, seconds(measured.slowestMs)],
    [words.still, seconds(measured.stillMs)],
    [words.again, String(measured.again)],
  ];
  const said = row && words.said.replace("{time}", seconds(row.flaggedMs)).replace("{state}", row.sends);
  const isOfScouts = seen === "paused" || seen === "right";
  const text = isOfScouts ? (row?.shows ?? words.right) : words[seen];
  return (
    <>
      <dl className="mt-6 grid grid-cols-2 gap-x-gut gap-y-3 md:grid-cols-4">
        {figures.map(([label, figure]) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-small/snug">{label}</dt> <dd className="display text-h3/none tabular-nums">{figure}</dd>
          </div>
        ))}
      </dl>
      <div role="status" className="mt-6 flex min-h-26 flex-wrap content-start items-center gap-x-4 gap-y-2">
        <ViewerScreen isStale={seen === "stale" || seen === "paused"} words={feed.words.screen} />
        <p className="m-0">{text}</p>
        <p className="m-0 w-full">{said}</p>
      </div>
    </>
  );
}

import type { Feed } from "../data.server.ts";
import { FeedFigures } from "./feed-figures.tsx";
import { FeedLadder } from "./feed-ladder.tsx";
import { playFeed, type Trouble } from "./play-feed.ts";

/** What a line and scouts in such trouble make of ten seconds of a feed. */
export function FeedResult({ trouble, feed }: { trouble: Trouble; feed: Feed }) {
  const messages = playFeed(trouble, feed);
  return (
    <>
      <FeedLadder messages={messages} scouts={trouble.scouts} feed={feed} />
      <FeedFigures messages={messages} scouts={trouble.scouts} feed={feed} />
    </>
  );
}

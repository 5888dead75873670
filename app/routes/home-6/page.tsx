import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import type { Content } from "#model/read-content.server.ts";
import type { Route } from "./+types/page.ts";
import { BuildWeeks } from "./build-weeks.tsx";
import { ChainForecast } from "./chain-forecast.tsx";
import { ExitStairs } from "./exit-stairs.tsx";
import { KeyBoard } from "./key-board.tsx";
import { ScopeStrips } from "./scope-strips.tsx";
import { TokenOut } from "./token-out.tsx";
import { WrongWeeks } from "./wrong-weeks.tsx";
import { YesOrNo } from "./yes-or-no.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentKey);
  const words = content.pages["home-6"];
  return { head: words.head, words, confession: confession(content, words.confession.case) };
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function Home6Page({ loaderData: { words, confession } }: Route.ComponentProps) {
  return (
    <>
      <TokenOut words={words.opening} />
      <ExitStairs words={words.exits} />
      <ScopeStrips words={words.scope} />
      <KeyBoard words={words.keys} />
      <ChainForecast words={words.forces} />
      <BuildWeeks words={words.costs} />
      <WrongWeeks words={words.confession} told={confession} />
      <YesOrNo words={words.close} />
    </>
  );
}

export type Confession = ReturnType<typeof confession>;

function confession(content: Content, wanted: string) {
  const found = content.cases.find(({ slug }) => slug === wanted);
  if (!found) throw new Error(`there is no case ${wanted}`);
  const { slug, title, publisher, constraint, result, imgUrl, alt, weeks, measures } = found;
  return { slug, title, publisher, constraint, result, imgUrl, alt, weeks, measures };
}

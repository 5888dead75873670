import { pageHead } from "#app/frame/page-head.ts";
import { contentKey } from "#app/request/content.server.ts";
import { caseBriefs } from "#model/cases/case-briefs.server.ts";
import type { Route } from "./+types/page.ts";
import { CastList } from "./cast-list.tsx";
import { ErrorScore } from "./error-score.tsx";
import { KitList } from "./kit-list.tsx";
import { LanguageKeys } from "./language-keys.tsx";
import { MachineRule } from "./machine-rule.tsx";
import { PriceReceipt } from "./price-receipt.tsx";
import { PunCases } from "./pun-cases.tsx";
import { RoleLanes } from "./role-lanes.tsx";
import { StringWidths } from "./string-widths.tsx";
import { TalkBox } from "./talk-box.tsx";
import { TextBoxes } from "./text-boxes.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const content = context.get(contentKey);
  const words = content.pages["game-localization"];
  const person = content.people.find(({ slug }) => slug === words.boxes.person);
  const cases = caseBriefs(content.cases, [words.cases.first, words.cases.second]);
  return { head: words.head, words, cases, peg: person && { imgUrl: person.imgUrl, alt: person.alt } };
}

export const meta: Route.MetaFunction = (args) => pageHead(args);

export default function GameLocalizationPage({ loaderData: { words, cases, peg } }: Route.ComponentProps) {
  return (
    <>
      <TextBoxes words={words.boxes} peg={peg} />
      <LanguageKeys words={words.keys} />
      <CastList words={words.cast} />
      <StringWidths words={words.widths} />
      <KitList words={words.kit} />
      <RoleLanes words={words.lanes} />
      <ErrorScore words={words.score} />
      <MachineRule words={words.machine} />
      <PriceReceipt words={words.receipt} />
      <PunCases words={words.cases} cases={cases} />
      <TalkBox words={words.dialogue} peg={peg} />
    </>
  );
}

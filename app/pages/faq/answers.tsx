import { OwnSection } from "#app/bands/band.tsx";
import { FoundLine } from "#app/sections/found-line.tsx";
import { useOpenTarget } from "#app/sections/use-open-target.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { Toy } from "#app/ui/toy.tsx";
import type { ShownAnswers } from "./data.server.ts";

/** A chest, a group in each drawer: the one is out that the address names, or holds what it names. Answers found are all out. */
export function Answers({ band }: { band: ShownAnswers }) {
  const { role, heading, results, query, meant, groups } = band;
  useOpenTarget();
  const count = groups.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <OwnSection band={band} tone="paper" rhythm="compact">
      {query && <FoundLine words={results} query={query} meant={meant} count={count} />}
      <div className={`wrap ${query ? "pt-6" : "chest"}`}>
        <h2 id={`${role}-heading`} className={query ? "vh" : "pb-4 text-h3"}>
          {heading}
        </h2>
        {groups.map((group) => (
          <Drawer key={group.slug} group={group} isFound={query !== ""} />
        ))}
      </div>
    </OwnSection>
  );
}

type Group = ShownAnswers["groups"][number];

function Drawer({ group, isFound }: { group: Group; isFound: boolean }) {
  const { slug, name, department = "white", toy, questions } = group;
  const knob = department === "white" ? "bg-ink" : "bg-white";
  return (
    <div>
      <h3 className="text-h4" data-department={department}>
        <Link to={`/faq#${slug}`} data-tone={department} className={`front ${front}`}>
          {name} <i aria-hidden="true" className={`size-6 flex-none rounded-full shadow-key ${knob}`} />
        </Link>
      </h3>
      <div id={slug} className="tray relative rounded-md p-3 shadow-edge" data-tone={department}>
        <Toy toy={toy} sizes="230px" className="tray-toy w-auto max-lg:hidden" />
        <div className="h-full rounded-sm px-4" data-tone="white">
          {questions.map((question, index) => (
            <Answer key={question.id} entry={question} open={isFound || index === 0} />
          ))}
        </div>
      </div>
    </div>
  );
}

const front = "pressable flex items-center justify-between gap-4 rounded-sm px-4 py-3 no-underline [--side:var(--ce)]";

/** Without script nothing opens the answer that the hash names; a browser opens one only for a target inside it. */
const unfolded = "targeted:[&::details-content]:[content-visibility:visible]";

function Answer({ entry, open }: { entry: Group["questions"][number]; open: boolean }) {
  return (
    <details id={entry.id} open={open} className={`group scroll-mt-27 border-t-2 first:border-t-0 ${unfolded}`}>
      <summary className="flex justify-between gap-4 py-3">
        <h4 className="tracking-normal">{entry.question}</h4>
        <Icon name="plus" className="text-h4 spring-calm group-open:rotate-45" />
      </summary>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2 pb-4">
        <p className="m-0 max-w-text">
          <Prose text={entry.answer} />
        </p>
        <p className="m-0">
          <ArrowLink to={entry.onward.url}>{entry.onward.label}</ArrowLink>
        </p>
      </div>
    </details>
  );
}

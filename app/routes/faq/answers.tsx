import { useEffect } from "react";
import { useLocation } from "react-router";
import { openTarget } from "#app/browser/open-target.ts";
import { FoundLine } from "#app/sections/found-line.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { Toy } from "#app/ui/toy.tsx";
import type { FindWords } from "#model/pages/find-words.server.ts";
import type { FaqGroup } from "#model/shop/catalogue.server.ts";

type Group = Pick<FaqGroup, "name" | "department" | "toy" | "questions"> & { slug: string };

interface AnswersProps {
  words: FindWords;
  query: string;
  /** The words that were probably meant, if none has the query's. */
  meant: string | undefined;
  groups: readonly Group[];
}

/** The front of a drawer of the chest, and its box behind it, pulled out: walls of its colour, and the front's shade. */
const front = "relative flex items-center justify-between gap-4 rounded-md px-5 pt-4 pb-4.5 text-h3 shadow-edge";
const walls = "mx-2 rounded-b-md border-x-8 border-b-10 border-[var(--ce,var(--color-paper-3))] md:mx-4 md:border-x-10";
const box = `relative ${walls} bg-white px-4 pt-4 pb-1 inset-shadow-[0_14px_10px_-8px_var(--color-shade)] md:px-6`;

/** All groups with their answers; after a search only the matches, opened. */
export function Answers({ words, query, meant, groups }: AnswersProps) {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again opens an answer that was closed
  useEffect(() => openTarget(hash), [hash, key]);
  const count = groups.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <Band name="answers" pad="none" label="Answers" className="py-half">
      {query && <FoundLine words={words} query={query} meant={meant} count={count} />}
      <div className="wrap grid gap-x-half xl:grid-cols-2">
        {groups.map((group, index) => (
          <GroupOfAnswers
            key={group.slug}
            group={group}
            open={query !== ""}
            isFirst={index === 0}
            isWide={index === 0 && groups.length % 2 === 1}
          />
        ))}
      </div>
    </Band>
  );
}

/** Rises out of the drawer behind its front. */
const toyLook = "absolute end-14 top-1 h-32 w-auto object-contain by-scroll [--drop:5rem] [--piece:stack] lg:h-46";

interface GroupProps {
  group: Group;
  open: boolean;
  isFirst: boolean;
  /** Across both columns of a desktop. */
  isWide: boolean;
}

function GroupOfAnswers({ group, open, isFirst, isWide }: GroupProps) {
  return (
    <div
      className={`relative scroll-mt-22 pb-5 lg:pb-7 ${group.toy ? "pt-22 lg:pt-30" : "pt-5 lg:pt-7"} ${isWide ? "xl:col-span-2" : ""}`}
      id={group.slug}
      data-department={group.department}
    >
      <Toy toy={group.toy} sizes="160px lg:230px" className={toyLook} />
      <h2 className={front} data-tone={group.department ?? "white"}>
        {group.name}
        <i
          aria-hidden="true"
          className={`size-6 flex-none rounded-full shadow-key ${group.department ? "bg-paper" : "bg-ink [--ce:var(--color-ink-edge)]"}`}
        />
      </h2>
      <div className={box}>
        {group.questions.map((question, index) => (
          <Answer key={question.id} entry={question} open={open || (isFirst && index === 0)} />
        ))}
      </div>
    </div>
  );
}

/** Without script nothing opens the answer that the hash names; a browser opens one only for a target inside it. */
const unfolded = "targeted:[&::details-content]:[content-visibility:visible]";

function Answer({ entry, open }: { entry: FaqGroup["questions"][number]; open: boolean }) {
  return (
    <details id={entry.id} open={open} className={`group scroll-mt-27 border-t-2 py-1 first:border-t-0 ${unfolded}`}>
      <summary className="flex justify-between gap-4 py-4.5">
        <h3 className="text-h4 leading-[1.15] tracking-normal">{entry.question}</h3>
        <Icon name="plus" className="text-h4 spring-calm group-open:rotate-45 group-targeted:rotate-45" />
      </summary>
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4 pb-4">
        <p className="m-0 max-w-[56ch] flex-[1_1_24rem]">
          <Prose text={entry.answer} />
        </p>
        <p className="m-0">
          <ArrowLink to={entry.onward.url}>{entry.onward.label}</ArrowLink>
        </p>
      </div>
    </details>
  );
}

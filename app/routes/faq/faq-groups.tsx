import { useEffect } from "react";
import { useLocation } from "react-router";
import { openTarget } from "#app/browser/open-target.ts";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { FaqGroup } from "#model/catalogue.server.ts";
import type { Pages } from "#model/read-content.server.ts";
import "./faq-groups.css";

type Group = Pick<FaqGroup, "name" | "bench" | "questions"> & { slug: string };

interface FaqGroupsProps {
  words: Pages["faq"]["search"];
  query: string;
  groups: readonly Group[];
}

/** All groups with their answers; after a search only what was found, unfolded. */
export function FaqGroups({ words, query, groups }: FaqGroupsProps) {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again opens an answer that was closed
  useEffect(() => openTarget(hash), [hash, key]);
  const count = groups.reduce((sum, { questions }) => sum + questions.length, 0);
  const sentence = count === 0 ? words.none : count === 1 ? words.foundOne : words.found;
  return (
    <Band name="faq-groups" pad="none" label="Answers">
      {query && (
        <div className="wrap found" id="found">
          <p role="status">{sentence.replace("{count}", String(count)).replace("{query}", query)}</p>
          <ArrowLink to={words.all.url}>{words.all.label}</ArrowLink>
        </div>
      )}
      {groups.map((group, index) => (
        <GroupOfAnswers key={group.slug} group={group} open={query !== ""} isFirst={index === 0} />
      ))}
    </Band>
  );
}

function GroupOfAnswers({ group, open, isFirst }: { group: Group; open: boolean; isFirst: boolean }) {
  return (
    <div className="wrap group" id={group.slug} data-mark={group.bench ?? "ink"}>
      <h2>
        <i aria-hidden="true" />
        {group.name}
      </h2>
      <div className="answers">
        {group.questions.map((question, index) => (
          <Answer key={question.id} entry={question} open={open || (isFirst && index === 0)} />
        ))}
      </div>
    </div>
  );
}

function Answer({ entry, open }: { entry: FaqGroup["questions"][number]; open: boolean }) {
  return (
    <details id={entry.id} open={open}>
      <summary>
        <h3>{entry.question}</h3>
        <Icon name="plus" />
      </summary>
      <div className="answer">
        <p>
          <Prose text={entry.answer} />
        </p>
        <p>
          <ArrowLink to={entry.onward.url}>{entry.onward.label}</ArrowLink>
        </p>
      </div>
    </details>
  );
}

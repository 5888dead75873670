import { Band } from "#app/ui/band.tsx";
import type { Home6Page } from "#model/pages/home-6.server.ts";

type Words = Home6Page["keys"];

/** Five tags on hooks, then the people who read the contract. */
export function KeyHolders({ words }: { words: Words }) {
  return (
    <Band name="key-holders" labelledBy="keys">
      <div className="wrap">
        <h2 id="keys" className="max-w-[9em]">
          {words.title}
        </h2>
        <p className="lead mt-5 mb-half max-w-200">{words.lead}</p>
        <ul className="grid gap-4 rounded-t-sm border-t-14 border-ink lg:grid-cols-5 lg:items-start lg:gap-3.5">
          {words.board.map((key, index) => (
            <Tag key={key.name} words={key} tone={index === words.board.length - 1 ? "tang" : "white"} />
          ))}
        </ul>
        <Auditors words={words.audit} />
      </div>
    </Band>
  );
}

const tagWide = "lg:mt-8.5 lg:px-5 lg:pt-15 lg:pb-6 lg:even:mt-15.5 motion-safe:lg:hover:-rotate-2";
const tag = `group relative origin-top rounded-md py-5 ps-14 pe-5 shadow-edge spring-calm max-lg:first:mt-4 ${tagWide}`;
const hole =
  "absolute start-4 top-4.5 size-6 rounded-full border-3 border-ink bg-paper lg:inset-x-0 lg:top-3.5 lg:mx-auto lg:size-7";
const strap =
  "absolute start-6.25 -top-4 h-11.5 w-1.5 rounded-b-xs bg-ink lg:inset-x-0 lg:-top-8.5 lg:mx-auto lg:h-15.5 lg:w-2 lg:group-even:-top-15.5 lg:group-even:h-22.5";

function Tag({ words, tone }: { words: Words["board"][number]; tone: "tang" | "white" }) {
  return (
    <li className={tag} data-tone={tone}>
      <i className={hole} aria-hidden="true" />
      <i className={strap} aria-hidden="true" />
      <h3 className="text-h4">{words.name}</h3>
      <p className="mt-1.5 mb-0 leading-snug font-bold">{words.holder}</p>
      <p className="mt-1.5 mb-0 leading-snug">{words.text}</p>
    </li>
  );
}

function Auditors({ words }: { words: Words["audit"] }) {
  return (
    <div className="mt-half grid gap-x-gut gap-y-6 lg:grid-cols-12 lg:items-start">
      <h3 className="lg:col-span-3">{words.title}</h3>
      <ol className="lg:col-span-6">
        {words.steps.map((step, index) => (
          <li key={step.who} className="border-t-2 border-line py-3.5 leading-snug lg:first:border-0 lg:first:pt-0">
            <b className="display mb-1 block text-h4">
              <span aria-hidden="true">{index + 1}. </span>
              {step.who}
            </b>{" "}
            {step.text}
          </li>
        ))}
      </ol>
      <p className="m-0 lg:col-span-3">{words.note}</p>
    </div>
  );
}

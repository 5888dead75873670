import { Band } from "#app/ui/band.tsx";
import { Toy } from "#app/ui/toy.tsx";
import type { Home6Page } from "#model/pages/home-6.server.ts";

type Words = Home6Page["keys"];

/** Five keys with those who hold them, then the people who read the contract. */
export function KeyHolders({ words }: { words: Words }) {
  return (
    <Band name="key-holders" labelledBy="keys">
      <div className="wrap">
        <h2 id="keys" className="max-w-[9em]">
          {words.title}
        </h2>
        <p className="lead mt-5 mb-half max-w-200">{words.lead}</p>
        <ul role="list" className="grid gap-4 lg:grid-cols-5 lg:items-start lg:gap-3.5">
          {words.board.map((key, index) => (
            <Tag key={key.name} words={key} tone={index === words.board.length - 1 ? "tang" : "white"} />
          ))}
        </ul>
        <Auditors words={words.audit} />
      </div>
    </Band>
  );
}

const tag = "group grid grid-cols-[38%_1fr] items-center gap-x-4 lg:block lg:even:mt-12";
const card = "rounded-md px-5 py-5 shadow-edge lg:-mt-8 lg:pt-9 lg:pb-6";
const held = "relative w-full spring-calm motion-safe:group-hover:-translate-y-3";

function Tag({ words, tone }: { words: Words["board"][number]; tone: "tang" | "white" }) {
  return (
    <li className={tag}>
      <Toy toy={words.toy} sizes="36vw lg:19vw xxl:19vw" className={held} />
      <div className={`col-start-2 ${card}`} data-tone={tone}>
        <h3 className="text-h4">{words.name}</h3>
        <p className="mt-1.5 mb-0 leading-snug font-bold">{words.holder}</p>
        <p className="mt-1.5 mb-0 leading-snug">{words.text}</p>
      </div>
    </li>
  );
}

function Auditors({ words }: { words: Words["audit"] }) {
  return (
    <div className="mt-half grid gap-x-gut gap-y-6 lg:grid-cols-12 lg:items-start">
      <h3 className="lg:col-span-3">{words.title}</h3>
      <ol role="list" className="lg:col-span-6">
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

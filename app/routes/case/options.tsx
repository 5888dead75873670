import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import type { Case } from "#model/cases/case-index.server.ts";
import type { Pages } from "#model/content.server.ts";
import type { Department } from "#shared/department.ts";

type Words = Pages["case"]["options"];

interface OptionsProps {
  words: Words;
  lead: string;
  options: Case["options"];
  department: Department;
}

const looks = {
  /** Raised, however much text the others have. */
  chosen: "z-1 flex-[1.25] pt-15 pb-8 lg:-my-6 lg:pb-10",
  left: "flex-1 bg-paper py-6 lg:rounded-none lg:first:rounded-s-lg lg:last:rounded-e-lg xl:py-8",
};

/** The options considered, side by side; the chosen one is raised and flagged. */
export function Options({ words, lead, options, department }: OptionsProps) {
  return (
    <Band name="options" tone="paper-2" labelledBy="options">
      <div className="wrap">
        <BandHead id="options" title={words.title}>
          <p>{lead}</p>
        </BandHead>
        <ol role="list" className="grid gap-2.5 lg:flex lg:gap-0 lg:py-6">
          {options.map((option) => (
            <li
              key={option.title}
              className={`relative min-w-0 rounded-lg px-6 xl:px-8 ${option.isChosen ? looks.chosen : looks.left}`}
              data-tone={option.isChosen ? department : undefined}
            >
              {option.isChosen && <Flag department={department}>{words.chosen}</Flag>}
              <Option words={words} option={option} isOneOfMany={options.length > 3} />
            </li>
          ))}
        </ol>
      </div>
    </Band>
  );
}

function Flag({ department, children }: { department: Department; children: string }) {
  const tone = department === "tang" ? "bg-mari text-ink" : "bg-ink text-paper";
  return (
    <span className={`option-flag display absolute end-7 top-0 z-2 px-3 pt-5 pb-4.5 text-body/none ${tone}`}>
      {children}
    </span>
  );
}

interface OptionProps {
  words: Words;
  option: Case["options"][number];
  isOneOfMany: boolean;
}

function Option({ words, option, isOneOfMany }: OptionProps) {
  const measures = [
    { term: words.cost, text: option.cost },
    { term: words.risk, text: option.risk },
  ];
  return (
    <>
      <h3 className={isOneOfMany ? "text-h4" : "text-h3"}>{option.title}</h3>
      <p className="mt-3.5 mb-0">{option.text}</p>
      <dl
        className={`my-6 flex flex-wrap gap-y-2.5 border-y-2 border-current/20 py-4 ${isOneOfMany ? "gap-x-6" : "gap-x-10"}`}
      >
        {measures.map(({ term, text }) => (
          <div key={term}>
            <dt className="text-small font-semibold">{term}</dt>
            <dd className="display text-h4">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3.5 mb-0">
        <b className="block">{option.isChosen ? words.taken : words.notTaken}</b> {option.why}
      </p>
    </>
  );
}

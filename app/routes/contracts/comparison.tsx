import { Band } from "#app/ui/band.tsx";
import { Prose } from "#app/ui/prose.tsx";
import { SeeSaw } from "#app/ui/see-saw.tsx";
import type { ContractsData } from "#model/pages/contract-table.server.ts";

type Contract = ContractsData["contracts"][number];

/** A contract is a row: a card on phones; on wide screens and on paper the rows stand upright beside each other. */
const upright = "lg:grid lg:row-span-full lg:grid-rows-subgrid print:grid print:row-span-full print:grid-rows-subgrid";
const sheet =
  "lg:grid lg:grid-flow-col lg:auto-cols-fr lg:grid-rows-[repeat(10,auto)] print:grid print:grid-flow-col print:auto-cols-fr print:grid-rows-[repeat(10,auto)]";
const look = "w-full text-small/snug wrap-anywhere max-lg:block print:text-[0.72rem]/tight";
const group = "lg:contents print:contents";

/** The centre of the page: all contracts, clause by clause. */
export function Comparison({ words, contracts }: { words: ContractsData["table"]; contracts: Contract[] }) {
  return (
    <Band name="comparison" pad="bottom" labelledBy="sheet-title" className="relative z-1">
      <div className="wrap pt-10 lg:-mt-24 lg:pt-0">
        <h2 id="sheet-title" className="vh">
          {words.title}
        </h2>
        <table aria-label={words.label} className={`${look} ${sheet}`}>
          <thead className={`max-lg:sr-only ${group}`}>
            <tr className={upright}>
              <th scope="col" className="lg:self-end lg:pb-4">
                <span className="lg:sr-only">{words.contract}</span>
              </th>
              {words.headings.map((heading) => (
                <th key={heading} scope="col" className={headingCell}>
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className={`max-lg:grid max-lg:gap-8 md:max-lg:grid-cols-2 ${group}`}>
            {contracts.map((contract) => (
              <Row key={contract.anchor} contract={contract} headings={words.headings} />
            ))}
          </tbody>
        </table>
        <p className="mt-6 mb-0 max-w-[44em] text-small text-soft">
          <Prose text={words.note} />
        </p>
      </div>
    </Band>
  );
}

const headingCell = "border-t-2 border-line py-3 pe-4 text-start font-bold";
const fills = { plank: "fill-current", foot: "fill-current", load: "fill-(--ce)" };
/** On a card an answer stands below the heading of its column. */
const onCard = "max-lg:block max-lg:before:block max-lg:before:font-bold max-lg:before:content-[attr(data-clause)]";
const cell = `border-t-2 border-line px-4 py-3 print:px-1 print:py-1 print:before:content-none ${onCard}`;

function Row({ contract, headings }: { contract: Contract; headings: string[] }) {
  const { anchor, name, line, department, side, answers } = contract;
  return (
    <tr id={anchor} className={`scroll-mt-27 bg-white max-lg:block max-lg:rounded-md max-lg:shadow-lift ${upright}`}>
      <th
        scope="row"
        data-tone={department}
        className="grid content-between gap-4 px-4 pt-4 pb-5 text-start max-lg:rounded-t-md print:px-1 print:py-1"
      >
        <SeeSaw side={side} fills={fills} className="w-20 print:hidden" />
        <span className="block">
          <b className="display block text-h4">{name}</b> <span className="mt-1 block font-text">{line}</span>
        </span>
      </th>
      {answers.map((answer, index) => (
        <td key={headings[index]} data-clause={headings[index]} className={cell}>
          <Prose text={answer} />
        </td>
      ))}
    </tr>
  );
}

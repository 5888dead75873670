import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import { TableScroll } from "#app/ui/table-scroll.tsx";
import type { LocalizationPage } from "#model/pages/game-localization.server.ts";
import { Quality } from "./quality.tsx";

type Words = LocalizationPage["lanes"];

const head = "display px-2.5 pb-2.5 text-start align-bottom text-h4 first:ps-0";
/** Where six steps do not fit, each role keeps only its own. */
const row =
  "max-lg:grid max-lg:grid-cols-[repeat(auto-fill,minmax(6.4rem,1fr))] max-lg:gap-2 max-lg:border-t-3 max-lg:pt-4 max-lg:pb-6";
const rowHead =
  "py-1.5 pe-1.5 text-start leading-tight font-bold max-lg:display max-lg:col-span-full max-lg:p-0 max-lg:text-h4";

interface RoleHoursProps {
  words: Words;
  score: LocalizationPage["score"];
}

/** The workflow as lanes: who works in which step, and for how many hours; below it how well it is done. */
export function RoleHours({ words, score }: RoleHoursProps) {
  return (
    <Band name="role-hours" labelledBy="lanes">
      <div className="wrap">
        <BandHead id="lanes" title={words.title}>
          <p>{words.note}</p>
        </BandHead>
        <TableScroll label={words.tableLabel}>
          <table className="w-full table-fixed border-separate border-spacing-1.5 max-lg:block">
            <thead className="max-lg:sr-only">
              <tr>
                <th scope="col" className={head}>
                  {words.corner}
                </th>
                {words.steps.map((step, index) => (
                  <th key={step} scope="col" className={head}>
                    {step}{" "}
                    <span className="mt-1 block font-text text-note font-semibold tracking-normal text-soft">
                      {words.days[index]}
                    </span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="max-lg:block">
              {words.roles.map(({ role, hours }, place) => (
                <tr key={role} className={row}>
                  <th scope="row" className={rowHead}>
                    {role}
                  </th>
                  {hours.map((amount, index) => (
                    <Hours
                      key={index}
                      amount={amount}
                      look={place === 0 ? looks.client : amount >= 14 ? looks.much : looks.some}
                      none={words.none}
                      step={words.steps[index]}
                    />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </TableScroll>
        <Quality words={score} />
      </div>
    </Band>
  );
}

const looks = {
  client: "border-ink bg-ink-3 text-paper",
  much: "border-tang-edge bg-tang",
  some: "border-tang bg-tang/45",
};
const cell =
  "display h-16 rounded-sm border-b-6 px-3.5 text-h4/none transition-[translate] max-lg:h-auto max-lg:pt-3 max-lg:pb-2.5 motion-safe:hover:translate-y-1";
const stepType =
  "max-lg:before:font-text max-lg:before:text-note/tight max-lg:before:font-bold max-lg:before:tracking-normal";
const stepName = `max-lg:before:mb-2.5 max-lg:before:block max-lg:before:content-[attr(data-step)_/_''] ${stepType}`;

interface HoursProps {
  amount: number;
  look: string;
  none: string;
  step: string | undefined;
}

function Hours({ amount, look, none, step }: HoursProps) {
  if (amount === 0) {
    return (
      <td className="rounded-sm bg-paper-2 max-lg:hidden">
        <span className="vh">{none}</span>
      </td>
    );
  }
  return (
    <td className={`${cell} ${stepName} ${look}`} data-step={step}>
      {amount} h
    </td>
  );
}

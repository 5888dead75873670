import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import { TableScroll } from "#app/ui/table-scroll.tsx";
import type { LocalizationPage } from "#model/pages/game-localization.server.ts";
import "./role-lanes.css";

type Words = LocalizationPage["lanes"];

/** The workflow as lanes: who works in which step, with hours. */
export function RoleLanes({ words }: { words: Words }) {
  return (
    <Band name="role-lanes" labelledBy="lanes">
      <div className="wrap">
        <BandHead id="lanes" title={words.title}>
          <p>{words.note}</p>
        </BandHead>
        <TableScroll label={words.tableLabel}>
          <table>
            <thead>
              <tr>
                <th scope="col">{words.corner}</th>
                {words.steps.map((step, index) => (
                  <th key={step} scope="col">
                    {step} <span>{words.days[index]}</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {words.roles.map(({ role, hours }) => (
                <tr key={role}>
                  <th scope="row">{role}</th>
                  {hours.map((amount, index) => (
                    <Hours key={index} amount={amount} none={words.none} step={words.steps[index]} />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </TableScroll>
      </div>
    </Band>
  );
}

interface HoursProps {
  amount: number;
  none: string;
  step: string | undefined;
}

function Hours({ amount, none, step }: HoursProps) {
  if (amount === 0) {
    return (
      <td>
        <span className="vh">{none}</span>
      </td>
    );
  }
  return (
    <td data-load={amount >= 14 ? "much" : "some"} data-step={step}>
      {amount} h
    </td>
  );
}

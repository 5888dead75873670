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
          {/* The roles are spelt out because browsers drop those of a table that is laid out otherwise. */}
          <table role="table">
            <thead role="rowgroup">
              <tr role="row">
                <th scope="col" role="columnheader">
                  {words.corner}
                </th>
                {words.steps.map((step, index) => (
                  <th key={step} scope="col" role="columnheader">
                    {step}
                    <span>{words.days[index]}</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody role="rowgroup">
              {words.roles.map(({ role, hours }) => (
                <tr key={role} role="row">
                  <th scope="row" role="rowheader">
                    {role}
                  </th>
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
      <td role="cell">
        <span className="vh">{none}</span>
      </td>
    );
  }
  return (
    <td role="cell" data-load={amount >= 14 ? "much" : "some"} data-step={step}>
      {amount} h
    </td>
  );
}

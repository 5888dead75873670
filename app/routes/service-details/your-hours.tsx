import { Band } from "#app/ui/band.tsx";
import type { ServiceDetailsPage } from "#model/pages/service-details.server.ts";
import "./your-hours.css";

/** What the client brings, as amounts. */
export function YourHours({ words }: { words: ServiceDetailsPage["needs"] }) {
  return (
    <Band name="your-hours" labelledBy="needs">
      <div className="wrap">
        <div className="head">
          <h2 id="needs">{words.title}</h2>
          <p className="lead">{words.text}</p>
        </div>
        <ul>
          {words.items.map((item) => (
            <li key={item.title}>
              <b>{item.amount}</b>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Band>
  );
}

import { Band } from "#app/ui/band.tsx";
import { BandHead } from "#app/ui/band-head.tsx";
import type { SportsPage } from "#model/pages/sports-and-data-solutions.server.ts";
import "./pass-formation.css";

type Words = SportsPage["passes"];

/** The data path as a move over the pitch: six players, five passes, each with its time. */
export function PassFormation({ words }: { words: Words }) {
  return (
    <Band name="pass-formation" labelledBy="passes">
      <div className="wrap">
        <BandHead id="passes" title={words.title}>
          <p>{words.note}</p>
        </BandHead>
        <div className="grass" data-tone="pitch" data-reveal="shown">
          <FieldLines />
          <ol>
            {words.players.map((player, index) => (
              <li key={player.title} data-place={index + 1}>
                <b>
                  {player.ms} <span>{words.unit}</span>
                </b>
                <h3>{player.title}</h3>
                <p>{player.text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Band>
  );
}

function FieldLines() {
  return (
    <svg className="lines" viewBox="0 0 1200 640" preserveAspectRatio="none" aria-hidden="true">
      <path
        className="chalk"
        d="M20 20H1180V620H20ZM600 20V620M20 170H180V470H20M1180 170H1020V470H1180M500 320A100 100 0 0 1 700 320 100 100 0 0 1 500 320"
      />
      <path className="pass" d="M120 230L340 420L520 230L720 400L900 230L1080 400" />
    </svg>
  );
}

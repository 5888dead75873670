import { ProofMark } from "#app/sections/proof-mark.tsx";
import { Band } from "#app/ui/band.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { GameStudioPage } from "#model/pages/game-development-studio.server.ts";

type Words = GameStudioPage["crews"];

/** Podiums rise with the team; the largest has a second column for its make-up. */
const podiums = [
  { slab: "border-paper-2 bg-white md:min-h-60", person: "w-13/50 -mx-[4.3vw]", mix: "mt-4" },
  { slab: "border-ink-3 bg-ink text-paper md:min-h-68", person: "w-13/50 -mx-[4.3vw]", mix: "mt-4" },
  {
    slab: "border-white bg-paper md:min-h-77 lg:grid lg:grid-cols-2 lg:grid-rows-[auto_auto_1fr] lg:gap-x-10",
    person: "w-1/5 -mx-[4.9vw]",
    mix: "max-lg:mt-4 lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:border-s-3 lg:ps-6",
  },
];

/** Three team sizes on podiums, each as wide as its crowd. */
export function TeamSizes({ words }: { words: Words }) {
  return (
    <Band name="team-sizes" tone="tang" pad="top" bleed labelledBy="crews">
      <div className="wrap">
        <h2 id="crews">{words.title}</h2>
      </div>
      <div className="mt-5 grid items-end md:grid-cols-[4.4fr_5fr_7fr] lg:grid-cols-[3.4fr_5fr_8fr] print:block">
        {words.items.map((team, index) => (
          <Team key={team.title} team={team} podium={podiums[index % podiums.length] ?? podiums[0]} />
        ))}
      </div>
    </Band>
  );
}

const person =
  "max-w-none spring-calm even:z-1 even:-mb-1 motion-safe:hover:-translate-y-3 motion-safe:hover:-rotate-2 md:-mx-3 md:w-[7.5vw] md:max-w-30";
const slab = "border-t-14 px-5 pt-7 pb-10 leading-snug lg:px-7 xxl:px-9 print:block print:min-h-0 print:p-0 print:pb-4";

interface TeamProps {
  team: Words["items"][number];
  podium: (typeof podiums)[number] | undefined;
}

function Team({ team, podium }: TeamProps) {
  return (
    <div className="min-w-0">
      <div
        className="relative z-1 -mb-[3.4vw] flex items-end justify-center pt-5 md:-mb-3.5 md:pt-0 print:hidden"
        aria-hidden="true"
      >
        {team.pegs.map((peg) => (
          <Picture key={peg.src} image={peg} alt="" width={120} className={`${podium?.person ?? ""} ${person}`} />
        ))}
      </div>
      <div className={`${slab} ${podium?.slab ?? ""}`}>
        <h3>{team.title}</h3>
        <p className="mt-2.5 mb-0 max-w-[30ch]">{team.text}</p>
        <p className="mt-4 mb-0 font-bold">
          {team.price} <ProofMark id={team.proof} />
        </p>
        {team.mix && <p className={`mb-0 max-w-[30ch] ${podium?.mix ?? ""}`}>{team.mix}</p>}
      </div>
    </div>
  );
}

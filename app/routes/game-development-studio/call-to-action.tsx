import { Band } from "#app/ui/band.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import type { GameStudioPage } from "#model/pages/game-development-studio.server.ts";

const keyWide = "md:items-center md:rounded-xl md:px-[4vw] md:py-[3.6vw]";
const keyType = "display text-giant/none font-stretch-80% tracking-tight";
const key = `flex items-end justify-between gap-4 rounded-lg bg-tang px-6 py-7 text-ink no-underline shadow-[0_16px_0_var(--ce)] ${keyWide} ${keyType}`;
const focused = "focus-visible:rounded-lg focus-visible:outline-4 focus-visible:outline-offset-6";
const travel = `transition-[translate,box-shadow] hover:shadow-[0_10px_0_var(--ce)] motion-safe:hover:translate-y-1.5 active:translate-y-4 active:shadow-none ${focused}`;

/** The close: one button as wide as the page. */
export function CallToAction({ words }: { words: GameStudioPage["close"] }) {
  return (
    <Band name="call-to-action" pad="none" label={words.label} className="pb-18 lg:pb-24">
      <div className="wrap">
        <p className="lead mb-7 max-w-[32em]">{words.lead}</p>
        <Link className={`${key} ${travel}`} data-department="tang" data-call="main" to={words.action.url}>
          <span className="text-balance">{words.action.label}</span>
          <Icon name="arrow-right" className="size-[0.62em]" />
        </Link>
      </div>
    </Band>
  );
}

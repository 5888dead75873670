import { FilterForm } from "#app/sections/filter-form.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { Button } from "#app/ui/button.tsx";
import { SelectFrame } from "#app/ui/field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { Pages } from "#model/read-content.server.ts";
import { type Choice, sorts } from "./arrange.ts";
import "#app/sections/choice-key.css";
import "./counter-top.css";

interface CounterTopProps {
  words: Pick<Pages["shop"], "title" | "lead" | "notice" | "sieve"> & { saleNote: string };
  choice: Choice;
  kinds: readonly string[];
  counts: readonly { show: Choice["show"]; count: number }[];
  shown: number;
  /** The cart that a visit without script carries. */
  items: string | null;
}

/** Name of the shop, the notice before anything else, and the form that arranges the shelves. */
export function CounterTop({ words, choice, kinds, counts, shown, items }: CounterTopProps) {
  const { sieve } = words;
  const all = counts[0]?.count ?? 0;
  return (
    <Band name="counter-top" pad="none" labelledBy="counter">
      <div className="wrap">
        <div className="grid-12">
          <h1 id="counter">{words.title}</h1>
          <p className="lead">{words.lead}</p>
        </div>
        <Notice icon="hand">
          <Prose text={words.notice} />
        </Notice>
        <FilterForm className="sieve" action="/shop" aria-label={sieve.label}>
          {items !== null && <input type="hidden" name="items" value={items} />}
          <ShowChips words={sieve.show} counts={counts} chosen={choice.show} />
          <KindSelect words={sieve.kind} kinds={kinds} chosen={choice.kind} />
          <SortSelect words={sieve.sort} chosen={choice.sort} />
          <Button type="submit" tone="line" size="small">
            {sieve.button}
          </Button>
        </FilterForm>
        <p className="sale-note">{words.saleNote}</p>
        <p className="shown" role="status">
          {shown === 0 && `${sieve.none} `}
          {shown < all && (
            <>
              {shown > 0 && sieve.count.replace("{count}", String(shown)).replace("{all}", String(all))}
              <ArrowLink to="/shop">{sieve.clear}</ArrowLink>
            </>
          )}
        </p>
      </div>
    </Band>
  );
}

interface ShowChipsProps {
  words: Pages["shop"]["sieve"]["show"];
  counts: CounterTopProps["counts"];
  chosen: Choice["show"];
}

function ShowChips({ words, counts, chosen }: ShowChipsProps) {
  return (
    <fieldset>
      <legend className="vh">{words.label}</legend>
      {counts.map(({ show, count }) => (
        <label key={show} className="choice-key">
          <input type="radio" id={`show-${show}`} name="show" value={show} defaultChecked={show === chosen} />
          <span>
            {words[show]} ({count})
          </span>{" "}
        </label>
      ))}
    </fieldset>
  );
}

interface KindSelectProps {
  words: Pages["shop"]["sieve"]["kind"];
  kinds: readonly string[];
  chosen: string;
}

function KindSelect({ words, kinds, chosen }: KindSelectProps) {
  return (
    <div className="field">
      <label htmlFor="kind">{words.label}</label>
      <SelectFrame>
        <select id="kind" name="kind" data-initial={chosen} defaultValue={chosen}>
          <option value="">{words.any}</option>
          {kinds.map((kind) => (
            <option key={kind}>{kind}</option>
          ))}
        </select>
      </SelectFrame>
    </div>
  );
}

function SortSelect({ words, chosen }: { words: Pages["shop"]["sieve"]["sort"]; chosen: Choice["sort"] }) {
  return (
    <div className="field">
      <label htmlFor="sort">{words.label}</label>
      <SelectFrame>
        <select id="sort" name="sort" data-initial={chosen} defaultValue={chosen}>
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {words[sort]}
            </option>
          ))}
        </select>
      </SelectFrame>
    </div>
  );
}

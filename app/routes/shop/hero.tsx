import { FilterForm } from "#app/sections/filter-form.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Band } from "#app/ui/band.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field, SelectFrame } from "#app/ui/field.tsx";
import type { Pages } from "#model/content.server.ts";
import { type Choice, sorts } from "./arrange.ts";

interface HeroProps {
  words: Pick<Pages["shop"], "title" | "lead" | "filter">;
  choice: Choice;
  kinds: readonly string[];
  counts: readonly { show: Choice["show"]; count: number }[];
  shown: number;
  /** The cart that a visit without script carries. */
  items: string | null;
  cart: { label: string; url: string };
}

/** The shop's name, the way to the cart, and the form that filters and sorts the shelves. */
export function Hero({ words, choice, kinds, counts, shown, items, cart }: HeroProps) {
  const { filter } = words;
  const all = counts[0]?.count ?? 0;
  return (
    <Band name="hero" id="hero" pad="none" labelledBy="shop-title">
      <div className="wrap pt-8 pb-4">
        <div className="grid items-end gap-x-gut gap-y-4 cols-8-4">
          <h1 id="shop-title" className="text-hero/(--clear) tracking-tight">
            {words.title}
          </h1>
          <div className="flex flex-col items-start gap-2">
            <p className="lead m-0">{words.lead}</p>
            <ArrowLink to={cart.url} isMain>
              {cart.label}
            </ArrowLink>
          </div>
        </div>
        <FilterForm
          className="grid grid-cols-2 items-end gap-x-4 gap-y-3 pt-4 lg:flex"
          action="/shop"
          aria-label={filter.label}
        >
          {items !== null && <input type="hidden" name="items" value={items} />}
          <ShowChips words={filter.show} counts={counts} chosen={choice.show} />
          <KindSelect words={filter.kind} kinds={kinds} chosen={choice.kind} />
          <SortSelect words={filter.sort} chosen={choice.sort} />
          <Button type="submit" tone="line" size="small" className="col-span-full">
            {filter.button}
          </Button>
        </FilterForm>
        <p className="m-0 flex max-w-none flex-wrap items-baseline gap-x-6 gap-y-2 pt-3" role="status">
          {shown === 0 && <span>{`${filter.none} `}</span>}
          {shown < all && (
            <>
              {shown > 0 && <span>{filter.count.replace("{count}", String(shown)).replace("{all}", String(all))}</span>}
              <ArrowLink to="/shop">{filter.clear}</ArrowLink>
            </>
          )}
        </p>
      </div>
    </Band>
  );
}

interface ShowChipsProps {
  words: Pages["shop"]["filter"]["show"];
  counts: HeroProps["counts"];
  chosen: Choice["show"];
}

function ShowChips({ words, counts, chosen }: ShowChipsProps) {
  return (
    <fieldset className="col-span-full flex grow flex-wrap gap-2">
      <legend className="vh">{words.label}</legend>
      {counts.map(({ show, count }) => (
        <label key={show} className="choice-button">
          <input type="radio" id={`show-${show}`} name="show" value={show} defaultChecked={show === chosen} />
          <span className="px-4 py-3 text-small/none font-bold">{`${words[show]} (${count})`}</span>{" "}
        </label>
      ))}
    </fieldset>
  );
}

interface KindSelectProps {
  words: Pages["shop"]["filter"]["kind"];
  kinds: readonly string[];
  chosen: string;
}

function KindSelect({ words, kinds, chosen }: KindSelectProps) {
  return (
    <Field id="kind" label={words.label} slim>
      <SelectFrame>
        <select id="kind" name="kind" data-initial={chosen} defaultValue={chosen}>
          <option value="">{words.any}</option>
          {kinds.map((kind) => (
            <option key={kind}>{kind}</option>
          ))}
        </select>
      </SelectFrame>
    </Field>
  );
}

function SortSelect({ words, chosen }: { words: Pages["shop"]["filter"]["sort"]; chosen: Choice["sort"] }) {
  return (
    <Field id="sort" label={words.label} slim>
      <SelectFrame>
        <select id="sort" name="sort" data-initial={chosen} defaultValue={chosen}>
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {words[sort]}
            </option>
          ))}
        </select>
      </SelectFrame>
    </Field>
  );
}

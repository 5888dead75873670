import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { FindFieldWords } from "#model/pages/find-words.server.ts";

const lineFocused = "focus-within:outline-3 focus-within:outline-offset-3 focus-within:outline-focus";
interface FindFieldProps {
  /** The path of the list; its `FoundLine` is at `#found`. */
  page: string;
  name: string;
  words: FindFieldWords;
  query: string;
  /** How many there are in all. */
  count: number;
}

/** Filters a page's list by search words in the address; works without script. */
export function FindField({ page, name, words, query, count }: FindFieldProps) {
  return (
    <Form className="mt-7 text-ink lg:mt-10" role="search" action={`${page}#found`} method="get" aria-label={name}>
      <label htmlFor="q" className="mb-2.5 block font-bold">
        {words.label.replace("{count}", String(count))}
      </label>
      <div
        className={`flex flex-wrap items-center gap-3 rounded-lg border-2 bg-white px-2.5 pt-1.5 pb-3 ps-4 shadow-sunk md:px-2 ${lineFocused}`}
      >
        <Icon name="search" className="text-[1.5rem]" />
        <input
          id="q"
          name="q"
          type="search"
          dir="auto"
          key={query}
          defaultValue={query}
          placeholder={words.placeholder}
          maxLength={80}
          autoComplete="off"
          className="min-w-0 flex-[1_1_9rem] appearance-none border-0 bg-transparent py-3 text-lead/snug outline-0 placeholder:text-soft placeholder:opacity-100"
        />
        <Button type="submit" tone="tang" className="max-md:w-full">
          {words.button}
        </Button>
      </div>
    </Form>
  );
}

import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import type { FindFieldWords } from "#model/pages/find-words.server.ts";

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
    <Form className="mt-8" role="search" action={`${page}#found`} method="get" aria-label={name}>
      <label htmlFor="q" className="mb-2 block font-bold">
        {words.label.replace("{count}", String(count))}
      </label>
      <div className="flex flex-wrap gap-3">
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
          className="control flex-1"
        />
        <Button type="submit" tone="tang" className="max-md:w-full">
          {words.button}
        </Button>
      </div>
    </Form>
  );
}

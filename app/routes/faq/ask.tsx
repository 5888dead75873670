import { Form } from "react-router";
import { Band } from "#app/ui/band.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Pages } from "#model/content.server.ts";

/** It goes into the address of the contact page, and servers refuse those over 8 KB. */
const longestQuestion = 500;

/** A question that is on no list yet; the contact form takes it further. */
export function Ask({ words }: { words: Pages["faq"]["ask"] }) {
  return (
    <Band name="ask" tone="ink" pad="none" bleed labelledBy="not-answered">
      <div className="wrap gap-x-gut pt-14 md:grid md:grid-cols-12 lg:pt-20">
        <div className="md:col-span-4 md:pb-14">
          <h2 id="not-answered" className="md:text-figure/(--clear)">
            {words.title}
          </h2>
          <p className="lead mt-6 mb-0">{words.lead}</p>
        </div>
        <Form
          action="/contact"
          method="get"
          className="mt-6 grid content-start justify-items-start gap-5 md:col-span-5 md:mt-0 md:pb-14 lg:pb-20"
        >
          <div className="w-full">
            <Field id="question" label={words.label}>
              <textarea id="question" name="message" dir="auto" rows={4} maxLength={longestQuestion} required />
            </Field>
          </div>
          <Button type="submit" tone="mari" data-call="main">
            {words.button} <Icon name="arrow-right" />
          </Button>
          <p className="m-0 text-small text-on-ink-soft">{words.note}</p>
        </Form>
        <div className="ms-auto mt-4 w-3/5 md:col-span-3 md:mt-0 md:w-auto md:self-end">
          <Picture
            image={words.imgUrl}
            alt=""
            sizes="60vw md:28vw xxl:28vw"
            className="-mx-[6%] -mb-[3%] w-[126%] max-w-none spring-calm motion-safe:hover:-translate-y-2"
          />
        </div>
      </div>
    </Band>
  );
}

import { Form } from "react-router";
import { Band } from "#app/ui/band.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { Home8Page } from "#model/pages/home-8.server.ts";
import "./wonder-line.css";

/** A question as a headline and an unfinished sentence as a form; what is written goes on to the contact form. */
export function WonderLine({ words }: { words: Home8Page["opening"] }) {
  return (
    <Band name="wonder-line" tone="orch" pad="none" labelledBy="wonder" bleed>
      <div className="wrap">
        <h1 id="wonder">{words.title}</h1>
        <Form action="/contact" method="get">
          <input type="hidden" name="topic" value="research-and-development-innovation-ai-labs" />
          <label htmlFor="wonder-whether">{words.label}</label>{" "}
          <input id="wonder-whether" name="message" placeholder={words.example} maxLength={300} autoComplete="off" />
          <Button type="submit">
            {words.submit} <Icon name="arrow-right" />
          </Button>
          <p>{words.note}</p>
        </Form>
      </div>
      <Picture image={words.imgUrl} alt={words.alt} sizes="72vw md:31vw xxl:440px" priority />
    </Band>
  );
}

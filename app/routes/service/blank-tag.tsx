import { Form } from "react-router";
import { Band } from "#app/ui/band.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { ServicePage } from "#model/pages/service.server.ts";
import "./blank-tag.css";

/** The close: a tag to be written on, which carries its sentence to the contact form. */
export function BlankTag({ words }: { words: ServicePage["blank"] }) {
  return (
    <Band name="blank-tag" tone="pitch" pad="none" bleed labelledBy="blank">
      <div className="wrap">
        <div className="ask">
          <h2 id="blank">{words.title}</h2>
          <p className="lead">{words.text}</p>
        </div>
        <Form className="tag" action="/contact" method="get" data-tone="white">
          <label htmlFor="blank-message">{words.label}</label>{" "}
          <input id="blank-message" name="message" placeholder={words.placeholder} required maxLength={300} />
          <Button type="submit" tone="mari">
            {words.button}
            <Icon name="arrow-right" />
          </Button>
        </Form>
      </div>
    </Band>
  );
}

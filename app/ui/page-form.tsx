import type { ComponentProps } from "react";
import { Form } from "react-router";
import { placeOfLink } from "#shared/page-language.ts";

/**
 * A form that leads to a page of this site, by its path below the base. In a document of another language, where the page
 * exists only in the source language, it opens a document there. A site with one language has the router's own form.
 */
export const PageForm = __LANGUAGES__ ? FormOfLanguage : Form;

function FormOfLanguage({ action, ...rest }: ComponentProps<typeof Form>) {
  const { base, hrefLang } = placeOfLink(action ?? "", import.meta.env.BASE_URL);
  if (!action || !hrefLang) return <Form action={action} {...rest} />;
  const { method, encType, className, children, ref } = rest;
  return (
    <form action={base.slice(0, -1) + action} method={method} {...{ encType, className, ref }}>
      {children}
    </form>
  );
}

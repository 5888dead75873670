import { type ComponentProps, lazy, Suspense } from "react";
import { useSite } from "#app/frame/use-site.ts";
import { PageForm } from "#app/ui/page-form.tsx";
import type { FormName } from "#shared/receiving.ts";

const MailInstead = lazy(async () => ({ default: (await import("./mail-instead.tsx")).MailInstead }));

interface PostedFormProps
  extends Pick<ComponentProps<"form">, "className" | "onSubmit" | "onInput" | "onBlur" | "ref" | "children"> {
  name: FormName | "brief";
  /** Whether files may come with it. */
  takesFiles?: boolean;
  /** What the response's address must keep in its query. */
  query?: string | undefined;
  /** Prefills a mail where no form is accepted. */
  mail: { words: { subject: string; long: string; save: string }; body: string };
}

/** Any form of ours: posted to this server or, from a static export, to the server that accepts its forms, if any. */
export function PostedForm({ name, query = "", mail, takesFiles, ...rest }: PostedFormProps) {
  const { forms } = useSite();
  const form = {
    ...rest,
    "data-island": name,
    "data-form": name === "brief" ? "send-brief" : name,
    method: "post",
    ...(takesFiles && { encType: "multipart/form-data" as const }),
    noValidate: true,
  } as const;
  if (!forms) return <PageForm {...form} action={`/${name}${query}`} />;
  if (!forms.instead) return <form {...form} action={forms.base + name + query} />;
  return (
    <Suspense>
      <MailInstead {...mail} {...forms.instead} />
    </Suspense>
  );
}

import { useEffect, useRef } from "react";
import { ArrangeButtons } from "./arrange-buttons.tsx";
import { DraftButtons } from "./draft-buttons.tsx";
import { openAt } from "./opening.ts";
import { GroupFields, ListFields } from "./panel-fields.tsx";
import { type Shown, set, useEditor } from "./state.ts";

/** The fields of the group that is being edited, made from its schema. */
export function Panel({ shown: { form, at, link, labels } }: { shown: Shown }) {
  const { focusIn, side } = useEditor();
  const address = form.trail.at(-1)?.address ?? "";
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (focusIn) panel.current?.querySelector<HTMLElement>(`[data-address="${CSS.escape(focusIn)}"]`)?.focus();
  }, [focusIn]);
  return (
    <aside className="panel" data-side={side} aria-label="Edit" ref={panel}>
      <header>
        <nav aria-label="Where">
          {form.trail.map(({ name, address }) => (
            <button key={address} type="button" onClick={() => openAt(address)}>
              {name}
            </button>
          ))}
        </nav>
        <button type="button" className="close" onClick={() => set({ shown: undefined })} aria-label="Close">
          ×
        </button>
      </header>
      {link && (
        <p className="follow">
          <a href={link}>Follow the link</a>
        </p>
      )}
      {labels.length > 0 && <Labels labels={labels} />}
      <DraftButtons file={`${form.file.startsWith("brand/") ? "" : "content/"}${form.file}`} />
      {form.place && <ArrangeButtons address={address} name="this entry" place={form.place} isOpen />}
      {form.isList ? <ListFields form={form} at={at} /> : <GroupFields form={form} at={at} />}
    </aside>
  );
}

/** What screen readers and empty fields say in the place of the text that was opened. */
function Labels({ labels }: { labels: readonly string[] }) {
  return (
    <details className="cites">
      <summary>Also said there, unseen ({labels.length})</summary>
      {labels.map((label) => (
        <button key={label} type="button" onClick={() => openAt(label)}>
          {label.split("#")[1]}
        </button>
      ))}
    </details>
  );
}

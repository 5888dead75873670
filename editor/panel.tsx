import { useEffect, useRef } from "react";
import type { Form } from "../server/editing/describe-form.ts";
import { ArrangeButtons } from "./arrange-buttons.tsx";
import { BandFields } from "./bands/band-fields.tsx";
import { rearrange } from "./draft-actions.ts";
import { DraftButtons } from "./draft-buttons.tsx";
import { openAt } from "./opening.ts";
import { PageFields } from "./page-fields.tsx";
import { GroupFields, ListFields } from "./panel-fields.tsx";
import { PostFields } from "./post-fields.tsx";
import { act, type Shown, set, useEditor } from "./state.ts";

/** The fields of the group that is being edited, made from its schema. */
export function Panel({ shown: { form, at, link, labels } }: { shown: Shown }) {
  const { focusIn, side } = useEditor();
  const address = form.trail.at(-1)?.address ?? "";
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    // Where there is room, the page makes place for it.
    document.documentElement.toggleAttribute("data-edit-panel", window.parent === window);
    return () => document.documentElement.removeAttribute("data-edit-panel");
  }, []);
  useEffect(() => {
    if (focusIn) panel.current?.querySelector<HTMLElement>(`[data-address="${CSS.escape(focusIn)}"]`)?.focus();
  }, [focusIn]);
  return (
    <aside className="panel" data-side={side} aria-label="Edit" ref={panel}>
      <header>
        <nav aria-label="Where">
          {form.trail.map(({ name, address }) => (
            <button key={address} type="button" onClick={() => act(openAt(address))}>
              {name.startsWith("blog/") ? "The post" : name.startsWith("pages/") ? "The page" : name}
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
      {!isPost(form) && !isPage(form) && (
        <DraftButtons file={`${form.file.startsWith("brand/") ? "" : "content/"}${form.file}`} />
      )}
      {form.place && <ArrangeButtons address={address} name="this entry" place={form.place} isOpen />}
      {form.inRecord && <RemoveEntry address={address} version={form.inRecord} />}
      <Fields form={form} at={at} />
    </aside>
  );
}

/** Whether these are the fields of a post itself. */
const isPost = ({ file, trail }: Form) => file.startsWith("blog/") && trail.length === 1;

/** Whether these are the fields of a page of bands itself. */
const isPage = ({ file, trail, fields }: Form) =>
  file.startsWith("pages/") && trail.length === 1 && fields.some(({ name }) => name === "bands");

const isBand = ({ trail, place }: Form) => trail.length === 3 && trail[1]?.name === "bands" && place !== undefined;

function Fields({ form, at }: { form: Form; at: string }) {
  if (form.isList) return <ListFields form={form} at={at} />;
  if (isBand(form)) return <BandFields form={form} at={at} />;
  if (isPage(form)) return <PageFields form={form} at={at} />;
  return isPost(form) ? <PostFields form={form} at={at} /> : <GroupFields form={form} at={at} />;
}

/** Takes away an entry that has a name and no place, such as a fact; what cites it keeps it. */
function RemoveEntry({ address, version }: { address: string; version: string }) {
  const [file = "", path = ""] = address.split("#");
  const around = `${file}#${path.split(".").slice(0, -1).join(".")}`;
  return (
    <p className="arrange">
      <button
        type="button"
        onClick={() => act(rearrange({ address, version, arrangement: { do: "remove" } }, around, "Removed"))}
      >
        Remove {path.split(".").at(-1)}
      </button>
    </p>
  );
}

/** What screen readers and empty fields say in the place of the text that was opened. */
function Labels({ labels }: { labels: readonly string[] }) {
  return (
    <details className="cites">
      <summary>Also said there, unseen ({labels.length})</summary>
      {labels.map((label) => (
        <button key={label} type="button" onClick={() => act(openAt(label))}>
          {label.split("#")[1]}
        </button>
      ))}
    </details>
  );
}

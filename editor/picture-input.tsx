import { useEffect, useRef, useState } from "react";
import type { Form, FormField } from "../server/editing/describe-form.ts";
import { replaceEverywhere, showUpload } from "./draft-actions.ts";
import { FocusInput } from "./focus-input.tsx";
import { openAt } from "./opening.ts";
import { base, placesOf, uploadPicture } from "./requests.ts";
import { act, set } from "./state.ts";

/** Below the address of a picture: what it looks like, where it stands, and another in its place. */
export function PictureTools({ field, form }: { field: FormField; form: Form }) {
  const address = String(field.value ?? "");
  const [places, setPlaces] = useState<readonly string[]>([]);
  useEffect(() => {
    let isShown = true;
    act(placesOf(address).then((found) => isShown && setPlaces(found)));
    return () => {
      isShown = false;
    };
  }, [address]);
  const others = places.filter((place) => place !== field.address);
  return (
    <div className="picture">
      {address.startsWith("/images/") && <img src={`${base}edit/pictures/${address.slice(8)}`} alt="" />}
      {others.length > 0 && (
        <details>
          <summary>Also used in {others.length === 1 ? "another place" : `${others.length} other places`}</summary>
          <ul>
            {others.map((place) => (
              <li key={place}>
                <button type="button" onClick={() => act(openAt(place))}>
                  {place}
                </button>
              </li>
            ))}
          </ul>
          <ReplaceForm field={field} count={places.length} />
        </details>
      )}
      {field.focus !== undefined && address.startsWith("/images/") && (
        <FocusInput key={address} field={field} src={`${base}edit/pictures/${address.slice(8)}`} />
      )}
      <UploadForm field={field} panel={form} />
    </div>
  );
}

function ReplaceForm({ field, count }: { field: FormField; count: number }) {
  const [other, setOther] = useState("");
  const send = (event: React.FormEvent) => {
    event.preventDefault();
    act(replaceEverywhere(String(field.value), other));
  };
  return (
    <form onSubmit={send}>
      <label>
        Another picture for all {count} places
        <input
          list={`field-${field.address}-all`}
          value={other}
          onChange={({ target }) => setOther(target.value)}
          required
        />
      </label>
      <button type="submit" className="add">
        Replace everywhere
      </button>
    </form>
  );
}

function UploadForm({ field, panel }: { field: FormField; panel: Form }) {
  const alt = panel.fields.find(({ name }) => name === "alt");
  const form = useRef<HTMLFormElement>(null);
  const send = async (event: React.FormEvent) => {
    event.preventDefault();
    const data = new FormData(form.current ?? undefined);
    const [file, words] = [data.get("file"), data.get("alt")];
    if (!(file instanceof File) || file.size === 0) return set({ status: "Choose a picture first." });
    set({ status: "Sending the picture …" });
    const kept = await uploadPicture(file);
    if (!("address" in kept)) return set({ status: `Not taken: ${kept.message}` });
    const upload = { picture: kept.address, words: typeof words === "string" ? words.trim() : undefined };
    if (await showUpload(panel, field, upload)) form.current?.reset();
    return undefined;
  };
  return (
    <details>
      <summary>Upload another</summary>
      <form ref={form} onSubmit={(event) => act(send(event))}>
        <label>
          A picture: PNG, JPEG or WebP, up to 20 MB
          <input type="file" name="file" accept="image/png,image/jpeg,image/webp" required />
        </label>
        {alt && (
          <label>
            What it shows, in a sentence a person would say
            <input name="alt" required minLength={3} />
          </label>
        )}
        <button type="submit" className="add">
          Upload and show it here
        </button>
      </form>
    </details>
  );
}

import { useEffect, useState } from "react";
import { base, readPictures, uploadPicture } from "./requests.ts";
import { act, set } from "./state.ts";

interface PictureFieldProps extends Omit<React.ComponentProps<"button">, "onChange" | "value"> {
  value: string;
  onChange: (address: string) => void;
}

/** A field that names a picture: a button that opens the pictures there are. */
export function PictureField({ value, onChange, ...rest }: PictureFieldProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button {...rest} type="button" className="add" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Choose a picture
      </button>
      {isOpen && (
        <PictureChoice
          chosen={value}
          choose={(address) => {
            setOpen(false);
            onChange(address);
          }}
        />
      )}
    </>
  );
}

interface PictureChoiceProps {
  /** The address of the picture that is there. */
  chosen: string;
  choose: (address: string) => void;
  /** Whether another may be brought here. */
  canUpload?: boolean;
}

/** The pictures that there are, by what they look like, and a way to bring another. */
export function PictureChoice({ chosen, choose, canUpload = false }: PictureChoiceProps) {
  const [pictures, setPictures] = useState<readonly string[]>([]);
  const [typed, setTyped] = useState("");
  useEffect(() => {
    let isShown = true;
    act(readPictures().then((found) => isShown && setPictures(found)));
    return () => {
      isShown = false;
    };
  }, []);
  const upload = async (file: File | undefined) => {
    if (!file) return;
    set({ status: "Sending the picture…" });
    const kept = await uploadPicture(file);
    if ("address" in kept) choose(kept.address);
    else set({ status: `Not taken: ${kept.message}` });
  };
  const found = pictures.filter((address) => nameOf(address).includes(typed.trim().toLowerCase()));
  return (
    <div className="choice">
      {canUpload && (
        <label>
          Upload a picture: PNG, JPEG or WebP, up to 20 MB
          <input
            type="file"
            accept="image/png,image/jpeg,image/webp"
            onChange={({ target }) => act(upload(target.files?.[0]))}
          />
        </label>
      )}
      <label>
        {canUpload ? "Or choose" : "Choose"} one of {pictures.length}; find it by a word
        <input type="search" value={typed} onChange={({ target }) => setTyped(target.value)} />
      </label>
      <ul className="thumbnails">
        {found.slice(0, mostShown).map((address) => (
          <li key={address}>
            <button type="button" aria-pressed={address === chosen} onClick={() => choose(address)}>
              <img
                src={`${base}edit/pictures/${address.slice(8)}?small`}
                alt=""
                loading="lazy"
                width={160}
                height={120}
              />
              <span>{nameOf(address)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** As many as somebody looks through. */
const mostShown = 120;

const nameOf = (address: string) => address.replace(/^\/images\/|\.\w+$/g, "").replaceAll("-", " ");

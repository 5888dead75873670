import { lazy, Suspense, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { onPageShown } from "../refresh-page.ts";
import { act, set, useEditor } from "../state.ts";
import { BandBar } from "./band-bar.tsx";
import { atEnd, placesOf } from "./band-places.ts";
import { readBands } from "./read-bands.ts";

// Its pictures are as large as the rest of the editor's own code.
const ChooseBand = lazy(async () => ({ default: (await import("./choose-band.tsx")).ChooseBand }));

/** On each band of the page: a bar to arrange it, and a key that adds another above it. */
export function BandBars() {
  const { page, adding } = useEditor();
  const [places, setPlaces] = useState<ReadonlyMap<string, HTMLElement>>(new Map());
  useEffect(() => {
    act(readBands());
    return onPageShown((isSaved) => void (isSaved && act(readBands())));
  }, []);
  useEffect(() => {
    const place = () => setPlaces(page ? placesOf(page.bands) : new Map());
    place();
    return onPageShown(place);
  }, [page]);
  const end = places.get(atEnd);
  return (
    <>
      {page?.bands.map((band) => {
        const place = places.get(band.role);
        return (
          place &&
          createPortal(
            <>
              {!band.refusals.above && <AddButton before={band.role} words={`above ${band.name}`} />}
              <BandBar band={band} isUndrawn={place.hasAttribute("data-undrawn")} />
            </>,
            place,
            band.role,
          )
        );
      })}
      {end && createPortal(<AddButton before={undefined} words="at the end" refusal={page?.full} />, end)}
      {page && adding && (
        <Suspense>
          <ChooseBand page={page} before={adding.before} />
        </Suspense>
      )}
    </>
  );
}

function AddButton({
  before,
  words,
  refusal,
}: {
  before: string | undefined;
  words: string;
  refusal?: string | undefined;
}) {
  return (
    <button
      type="button"
      className="add-band"
      aria-disabled={refusal !== undefined}
      onClick={() => (refusal ? set({ status: refusal }) : set({ adding: { before } }))}
    >
      Add a band<span> {words}</span>
    </button>
  );
}

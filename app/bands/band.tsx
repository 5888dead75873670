import type { ReactNode, RefObject } from "react";
import { ProofLinks, ProofList } from "#app/sections/proof-link.tsx";
import { ArrowLink } from "#app/ui/arrow-link.tsx";
import { Prose } from "#app/ui/prose.tsx";
import type { RichText } from "#shared/rich-text.ts";
import { Foot } from "./foot.tsx";
import type { ShownFoot } from "./shown-foot.server.ts";
import type { ShownNote } from "./shown-note.server.ts";

/** What every band of the kit shows, whatever its shape. */
export interface BandProps {
  role: string;
  /** Older names, at which the band is found too. */
  former?: readonly string[] | undefined;
  shape: string;
  variant?: string | undefined;
  tone?: string | undefined;
  rhythm?: string | undefined;
  heading?: string | undefined;
  lead?: RichText | undefined;
  note?: ShownNote | undefined;
  link?: { label: string; url: string } | undefined;
  foot?: ShownFoot | undefined;
}

/** What the head of a band shows; a band that only its page has may have the same. */
type BandHead = Pick<BandProps, "role" | "heading" | "lead">;

interface BandSectionProps {
  band: BandProps;
  className?: string;
  children: ReactNode;
}

/** The element of a band: its name is anchor, key of the content and `data-band` alike. */
export function BandSection({ band, className = "", children }: BandSectionProps) {
  const { role, shape, variant, tone = "paper", rhythm = "normal", heading } = band;
  return (
    <section
      id={role}
      className={className}
      data-band={role}
      data-shape={shape}
      data-variant={variant}
      data-tone={tone}
      data-rhythm={rhythm}
      aria-labelledby={heading ? headingId(role) : undefined}
    >
      <FormerAnchors names={band.former} />
      {children}
      <BandEnd band={band} />
    </section>
  );
}

interface OwnSectionProps {
  band: Pick<BandProps, "role" | "former">;
  tone?: string;
  /** The room above and below; without one the component gives it itself. */
  rhythm?: string;
  className?: string;
  /** What the band does once by itself. */
  act?: { ref: RefObject<HTMLElement | null>; "data-act": string } | undefined;
  children: ReactNode;
}

/** The element of a band that only its page has; its heading has the id `<role>-heading`. */
export function OwnSection({ band: { role, former }, tone, rhythm, className, act, children }: OwnSectionProps) {
  return (
    <section
      {...act}
      id={role}
      className={className}
      data-band={role}
      data-tone={tone}
      data-rhythm={rhythm}
      aria-labelledby={headingId(role)}
    >
      <FormerAnchors names={former} />
      {children}
    </section>
  );
}

/** Where links to a band's older names lead. */
function FormerAnchors({ names = [] }: { names?: readonly string[] | undefined }) {
  return names.map((name) => <span key={name} id={name} className="absolute" />);
}

const headingId = (role: string) => `${role}-heading`;

/** The heading over the whole width; a lead goes to the end of its last line. */
export function TopHead({ band }: { band: BandHead }) {
  if (!band.heading && !band.lead) return null;
  return (
    <header className={`grid items-end gap-x-gut gap-y-4 ${band.lead ? "lg:cols-8-4" : ""}`}>
      <Heading band={band} />
      <Lead band={band} />
    </header>
  );
}

/** The heading in the left column, where it stays in view beside a long band, with a picture below it. */
export function SideHead({ band, children }: { band: BandHead; children?: ReactNode }) {
  return (
    <header className="@container flex flex-col items-start gap-6 self-start lg:sticky lg:top-(--header) lg:pt-6">
      <Heading band={band} size="text-side" />
      <Lead band={band} />
      {children}
    </header>
  );
}

export function Heading({ band, size = "text-h2" }: { band: BandHead; size?: string }) {
  if (!band.heading) return null;
  return (
    <h2 id={headingId(band.role)} className={size}>
      {band.heading}
    </h2>
  );
}

export function Lead({ band, className = "max-w-lead" }: { band: BandHead; className?: string }) {
  if (!band.lead) return null;
  return (
    <p className={`text-lead ${className}`}>
      <Prose text={band.lead} />
    </p>
  );
}

/** The link of a band whose shape has a place of its own for it, beside its words; the section then gets none. */
export function BandLink({ band: { link } }: { band: BandProps }) {
  if (!link) return null;
  return (
    <p>
      <ArrowLink to={link.url}>{link.label}</ArrowLink>
    </p>
  );
}

/** What may follow any band: a link, how its figures were counted, and one small addition. */
function BandEnd({ band }: { band: BandProps }) {
  const { role, link, note, foot, rhythm = "normal" } = band;
  if (!link && !note && !foot) return null;
  const pad = rhythm === "bleed" || rhythm === "pinned" ? "pt-6 pb-compact" : "pt-8";
  return (
    <div className={`wrap flex flex-col gap-6 ${pad}`}>
      <BandLink band={band} />
      {note && <Note note={note} id={`${role}-note`} />}
      {foot && <Foot foot={foot} />}
    </div>
  );
}

/** The most proof links in a sentence; more are a list of their own. */
const mostMarks = 2;

function Note({ note: { text, facts }, id }: { note: ShownNote; id: string }) {
  const isShort = facts.length <= mostMarks;
  return (
    <div className="max-w-text text-small" id={id}>
      <p>
        <Prose text={text} />
        {isShort && <ProofLinks ids={facts.map((fact) => fact.id)} />}
      </p>
      {!isShort && <ProofList facts={facts} />}
    </div>
  );
}

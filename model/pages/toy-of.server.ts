import type { z } from "zod";
import type { Fields } from "../fields/fields.server.ts";

/** A picture that shows what a band says; the band holds without it. */
export const toyOf = (f: Fields, hint: string) => f.object({ imgUrl: f.picture(hint), alt: f.alt() }).optional();

export type Toy = NonNullable<z.infer<ReturnType<typeof toyOf>>>;

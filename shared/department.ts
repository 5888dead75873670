/** The four departments, called benches on the site, by identity colour: tang games, mari IT, pitch sport, orch labs. */
export const departments = ["tang", "mari", "pitch", "orch"] as const;
export type Department = (typeof departments)[number];

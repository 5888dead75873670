/** The four departments, which visitors know as benches, by the colours of the identity: tang games, mari IT, pitch sport, orch labs. */
export const departments = ["tang", "mari", "pitch", "orch"] as const;
export type Department = (typeof departments)[number];

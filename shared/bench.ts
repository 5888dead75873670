/** The four bench colours of the identity. A colour means its service: tang games, mari IT, pitch sport, orch labs. */
export const benches = ["tang", "mari", "pitch", "orch"] as const;
export type Bench = (typeof benches)[number];

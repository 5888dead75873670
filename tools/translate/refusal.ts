/** What the user of a command can correct. */
export class Refusal extends Error {}

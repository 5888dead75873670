/** The day that content is read on, as YYYY-MM-DD: `TODAY` where it is set, else the machine's, in UTC. */
export function todayOf(variables: NodeJS.ProcessEnv = process.env): string {
  return variables.TODAY || new Date().toISOString().slice(0, 10);
}

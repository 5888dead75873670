import type { Content } from "../content.server.ts";
import { periodWords } from "./period-words.server.ts";

/** How long what visitors send is kept, in words, to fill into a sentence. */
export function retentionPeriods({ retention }: Pick<Content["site"], "retention">) {
  return {
    enquiries: periodWords(retention.enquiriesDays),
    orders: periodWords(retention.ordersDays),
    newsletter: periodWords(retention.newsletterDays),
  };
}

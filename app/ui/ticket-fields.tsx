/** The hidden proof of when a form was rendered; a form of a static copy has none. */
export function TicketFields({ ticket }: { ticket: { key: string; time: string } | undefined }) {
  if (!ticket) return null;
  return (
    <>
      <input type="hidden" name="key" value={ticket.key} />
      <input type="hidden" name="time" value={ticket.time} />
    </>
  );
}

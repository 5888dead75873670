/** Hidden proof of when a form was rendered; a static export's form has none. */
export function FormTokenFields({ token }: { token: { key: string; time: string } | undefined }) {
  if (!token) return null;
  return (
    <>
      <input type="hidden" name="key" value={token.key} />
      <input type="hidden" name="time" value={token.time} />
    </>
  );
}

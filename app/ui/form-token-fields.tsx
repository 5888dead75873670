/** Hidden proof of when a form was rendered; absent from a static export's form. */
export function FormTokenFields({ token }: { token: { key: string; time: string } | undefined }) {
  if (!token) return null;
  return (
    <>
      <input type="hidden" name="key" value={token.key} />
      <input type="hidden" name="time" value={token.time} />
    </>
  );
}

import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

export interface PassOnWords {
  copy: { link: string; done: string };
  email: string;
}

/** Two ways to share a page that tell no third party. The copy button shows once `offerCopies` runs around it. */
export function PassOn({ words: { copy, email }, mail }: { words: PassOnWords; mail: string }) {
  return (
    <p className="pass-on m-0 flex flex-wrap gap-2">
      <Button tone="line" size="small" data-copy="address" data-done={copy.done} hidden>
        <Icon name="link" />
        <span aria-live="polite">{copy.link}</span>
      </Button>{" "}
      <ButtonLink to={mail} tone="line" size="small">
        <Icon name="mail" />
        {email}
      </ButtonLink>
    </p>
  );
}

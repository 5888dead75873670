import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import "./error-screen.css";

/** The one screen for pages that are not found, fatal and unhandled errors. Its words are in code so that it shows even when content does not. */
export function ErrorScreen({ message }: { message: string }) {
  return (
    <section className="error-screen">
      <div className="wrap">
        <h1>Oops, this page is not found</h1>
        <p className="lead">Check the URL for a slip of the keyboard, or visit the homepage and start from there.</p>
        <ButtonLink to="/">
          Back to Homepage <Icon name="arrow-right" />
        </ButtonLink>
        <p className="message">{message}</p>
      </div>
    </section>
  );
}

import { Component, type ReactNode, Suspense } from "react";
import { useControls } from "./control-names.ts";

interface IslandProps {
  /** Shown instead, once its own code has failed twice. */
  fallback?: ReactNode;
  /** A failure of its own code is the page's, which shows the error screen. */
  isPage?: boolean;
  /** One component, with everything that it keeps of its elements inside; its root element has `data-island`. */
  children: ReactNode;
}

interface IslandState {
  attempt: number;
  failure?: { error: unknown } | undefined;
  isBroken?: boolean;
}

/** Served islands that React has not taken over yet. */
const waiting = new Set<Island>();
const onceHydrated: (() => void)[] = [];

/** Resolves once every served island is hydrated. */
export function islandsHydrated(): Promise<void> {
  return new Promise((resolve) => {
    onceHydrated.push(resolve);
    tellIfHydrated();
  });
}

function tellIfHydrated(): void {
  if (waiting.size > 0) return;
  for (const tell of onceHydrated.splice(0)) tell();
}

/**
 * A part of the page that hydrates and fails alone. Others change the document too: translators, telephone links,
 * extensions. Where the served HTML is not what React expects, React renders this part anew instead of the whole
 * document; where React no longer finds its nodes later, the part is mounted anew. `browser/carry-over.ts` brings typed
 * text, focus and scroll positions over.
 */
export class Island extends Component<IslandProps, IslandState> {
  override state: IslandState = { attempt: 0 };
  #hasArrived = false;

  static getDerivedStateFromError(error: unknown): Partial<IslandState> {
    return { failure: { error } };
  }

  override componentDidMount() {
    if (!this.#hasArrived) waiting.add(this);
  }

  override componentDidCatch(error: unknown) {
    const isBroken = !isFromOutside(error) && this.state.attempt > 0;
    this.setState(({ attempt }) => ({ attempt: attempt + 1, failure: undefined, isBroken }));
    if (isBroken) this.#arrive();
  }

  override componentWillUnmount() {
    this.#arrive();
  }

  override render() {
    const { attempt, failure, isBroken } = this.state;
    if (failure && this.props.isPage && !isFromOutside(failure.error)) throw failure.error;
    if (isBroken) return this.props.fallback ?? <Stopped />;
    if (failure) return null;
    return (
      <Suspense key={attempt}>
        {this.props.children}
        <Arrival onArrive={() => this.#arrive()} />
      </Suspense>
    );
  }

  #arrive() {
    this.#hasArrived = true;
    waiting.delete(this);
    tellIfHydrated();
  }
}

/** Mounted with the island's content: at hydration later than the island itself. */
class Arrival extends Component<{ onArrive: () => void }> {
  override componentDidMount() {
    this.props.onArrive();
  }

  override render() {
    return null;
  }
}

/** What `removeChild` and `insertBefore` throw where somebody else has moved the nodes; our own code does not. */
function isFromOutside(error: unknown): boolean {
  return error instanceof DOMException && error.name === "NotFoundError";
}

/** In place of a part whose code has failed. */
export function Stopped() {
  return <p className="wrap">{useControls().partStopped}</p>;
}

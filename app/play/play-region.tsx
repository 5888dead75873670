import { type ComponentType, useEffect, useRef, useState } from "react";
import { untilReady } from "#app/browser/ready.ts";
import { Button } from "#app/ui/button.tsx";
import { Island } from "#app/ui/island.tsx";

type Stage = "idle" | "loading" | "ready" | "won" | "stopped";

/** What a game gets, to tell how it stands. */
export interface GameProps {
  onStage: (stage: "ready" | "won" | "stopped") => void;
  /** For those who hear the game: short sentences. */
  onSay: (sentence: string) => void;
  onStop: () => void;
}

interface Props {
  name: string;
  label: string;
  startLabel: string;
  words: { stopped: string; failed: string };
  load: () => Promise<ComponentType<GameProps>>;
  className: string;
  buttonLook: string;
}

/** Where a game is played; its code loads when somebody presses the button. */
export function PlayRegion(props: Props) {
  return (
    <Island>
      <Region {...props} />
    </Island>
  );
}

function Region({ name, label, startLabel, words, load, className, buttonLook }: Props) {
  const [stage, setStage] = useState<Stage>("idle");
  const [said, setSaid] = useState("");
  const [Game, setGame] = useState<ComponentType<GameProps>>();
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // Stopping returns the focus to where the game started.
    if (wasOpen.current && !Game) button.current?.focus();
    wasOpen.current = Game !== undefined;
  }, [Game]);
  async function start() {
    setStage("loading");
    try {
      await untilReady();
      const loaded = await load();
      setGame(() => loaded);
    } catch {
      setStage("idle");
      setSaid(words.failed);
    }
  }
  function stop() {
    setGame(undefined);
    setStage("stopped");
    setSaid(words.stopped);
  }
  const isOpen = Game !== undefined || stage === "loading";
  return (
    <section
      className={className}
      data-island={name}
      data-play={name}
      data-play-state={stage}
      data-open={isOpen}
      aria-label={label}
    >
      <p className="vh" role="status">
        {said}
      </p>
      {Game ? (
        <Game onStage={setStage} onSay={setSaid} onStop={stop} />
      ) : (
        <Button
          ref={button}
          tone="mari"
          size="small"
          className={`noscript:hidden ${buttonLook}`}
          aria-disabled={stage === "loading" || undefined}
          onClick={start}
        >
          {startLabel}
        </Button>
      )}
    </section>
  );
}

import { type ComponentType, useEffect, useRef, useState } from "react";
import { untilReady } from "#app/browser/ready.ts";
import { Button } from "#app/ui/button.tsx";
import type { ArcadeWords } from "#model/pages/arcade-words.server.ts";
import type { CabinetProps } from "./cabinet.tsx";

type Stage = "idle" | "loading" | "ready" | "won" | "stopped";

interface Props {
  words: ArcadeWords;
  className: string;
  buttonLook: string;
}

/** Where the cabinet's game is played; its code loads when somebody presses the button. */
export function Arcade({ words, className, buttonLook }: Props) {
  const [stage, setStage] = useState<Stage>("idle");
  const [said, setSaid] = useState("");
  const [Cabinet, setCabinet] = useState<ComponentType<CabinetProps>>();
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // Whoever stops is where they started.
    if (wasOpen.current && !Cabinet) button.current?.focus();
    wasOpen.current = Cabinet !== undefined;
  }, [Cabinet]);
  async function start() {
    setStage("loading");
    try {
      await untilReady();
      const loaded = await import("./cabinet.tsx");
      setCabinet(() => loaded.Cabinet);
    } catch {
      setStage("idle");
      setSaid(words.failed);
    }
  }
  function stop() {
    setCabinet(undefined);
    setStage("stopped");
    setSaid(words.stopped);
  }
  return (
    <section className={className} data-play="arcade" data-play-state={stage} aria-label={words.name}>
      <p className="vh" role="status">
        {said}
      </p>
      {Cabinet ? (
        <Cabinet words={words} onStage={setStage} onSay={setSaid} onStop={stop} />
      ) : (
        <Button
          ref={button}
          tone="mari"
          size="small"
          className={`noscript:hidden ${buttonLook}`}
          aria-disabled={stage === "loading" || undefined}
          onClick={start}
        >
          Start the arcade
        </Button>
      )}
    </section>
  );
}

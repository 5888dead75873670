import { Icon } from "#app/ui/icon.tsx";
import "./keys.css";

interface KeysProps {
  onSwing: (way: -1 | 1) => void;
  onLower: () => void;
  /** The round is over: they keep their places and are disabled. */
  isOff: boolean;
}

/** The three keys of a game, for those who press instead of type. */
export function Keys({ onSwing, onLower, isOff }: KeysProps) {
  return (
    <div className="play-keys">
      <button type="button" aria-label="Swing left" aria-disabled={isOff} onClick={() => onSwing(-1)}>
        <Icon name="arrow-left" />
      </button>
      <button type="button" aria-label="Lower" aria-disabled={isOff} onClick={onLower}>
        <Icon name="caret-down" />
      </button>
      <button type="button" aria-label="Swing right" aria-disabled={isOff} onClick={() => onSwing(1)}>
        <Icon name="arrow-right" />
      </button>
    </div>
  );
}

interface WaysOutProps {
  onUndo?: () => void;
  canUndo?: boolean;
  onAgain: () => void;
  onStop: () => void;
}

/** Back, from the beginning, and out. */
export function WaysOut({ onUndo, canUndo, onAgain, onStop }: WaysOutProps) {
  return (
    <div className="play-ways-out">
      {onUndo && (
        <button type="button" aria-disabled={!canUndo} onClick={onUndo}>
          Undo
        </button>
      )}
      <button type="button" onClick={onAgain}>
        Start again
      </button>
      <button type="button" onClick={onStop}>
        Stop
      </button>
    </div>
  );
}

import { Component, type ReactNode } from "react";

interface IslandProps {
  /** Shown instead, once a part of the island could not be rendered. */
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * Keeps a failure of its children to itself, such as text nodes that a translating browser has replaced: the rest of the
 * page goes on.
 */
export class Island extends Component<IslandProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

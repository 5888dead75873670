import { Component, type ReactNode } from "react";
import { BareScreen } from "./error-screen.tsx";

/** Shows the bare screen when the frame itself cannot be rendered in the browser. */
export class FrameGuard extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <BareScreen /> : this.props.children;
  }
}

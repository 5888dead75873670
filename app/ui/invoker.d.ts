import "react";

declare module "react" {
  /** Invoker commands: a button that opens or closes a dialog without script. */
  interface ButtonHTMLAttributes<T> {
    command?: "show-modal" | "close";
    commandfor?: string;
  }
}

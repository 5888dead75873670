import { Outlet } from "react-router";

/** Stands between frame and page, so that a page's error is shown inside the frame. */
export default function Screen() {
  return <Outlet />;
}

"use client";

import {
  Suspense,
  cloneElement,
  useState,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from "react";
import type { Opened } from "./open-menu";

/** The button of a lazy menu, whose code is fetched when the button is first pressed; then the menu opens by itself. */
export function MenuButton(props: {
  button: ReactElement<ComponentProps<"button">>;
  menu: (opened: Opened) => ReactNode;
}) {
  const { button, menu } = props;
  const [wanted, want] = useState<{ byKey: boolean } | null>(null);
  const waiting = cloneElement(button, {
    "aria-haspopup": "menu",
    "aria-expanded": wanted !== null,
    // Pressed by a key, a click has no place.
    onClick: ({ detail }) => want({ byKey: detail === 0 }),
    onKeyDown: ({ key }) => key === "ArrowDown" && want({ byKey: true }),
  });
  return wanted ? <Suspense fallback={waiting}>{menu({ button, ...wanted })}</Suspense> : waiting;
}

/** Opens a menu by its button as the arrow key does, also when its code has long come: no click opens it then. */
export const openMenuOf = (button: Element) =>
  button.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true }));

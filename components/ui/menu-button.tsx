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

/** The button of a lazy menu: the first press fetches the menu's code, then the menu opens automatically. */
export function MenuButton(props: {
  button: ReactElement<ComponentProps<"button">>;
  menu: (opened: Opened) => ReactNode;
}) {
  const { button, menu } = props;
  const [wanted, want] = useState<{ byKey: boolean } | null>(null);
  const waiting = cloneElement(button, {
    "aria-haspopup": "menu",
    "aria-expanded": wanted !== null,
    // A click made by a key has detail 0.
    onClick: ({ detail }) => want({ byKey: detail === 0 }),
    onKeyDown: ({ key }) => key === "ArrowDown" && want({ byKey: true }),
  });
  return wanted ? <Suspense fallback={waiting}>{menu({ button, ...wanted })}</Suspense> : waiting;
}

/** Opens a menu as the arrow-down key on its button does: once its code is loaded, a click() would not open it. */
export const openMenuOf = (button: Element) =>
  button.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true }));

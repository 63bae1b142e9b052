"use client";

import { useCallback, type ComponentProps, type ReactElement } from "react";
import { Menu, MenuContent, MenuTrigger } from "./menu";

/** What `MenuButton` passes to its lazy menu. */
export type Opened = {
  button: ReactElement;
  /** Opened by a key: the first item has the focus. */
  byKey: boolean;
};

/** A menu that is open from the start. */
export function OpenMenu({ button, byKey, ...content }: Opened & ComponentProps<typeof MenuContent>) {
  const focusFirst = useCallback(
    (menu: HTMLElement | null) => {
      const first = menu?.querySelector<HTMLElement>("[role^=menuitem]:not([aria-disabled])");
      if (byKey) first?.focus({ preventScroll: true });
    },
    [byKey],
  );
  return (
    <Menu defaultOpen>
      <MenuTrigger asChild>{button}</MenuTrigger>
      <MenuContent ref={focusFirst} {...content} />
    </Menu>
  );
}

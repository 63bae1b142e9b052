"use client";

import { useRef, useState } from "react";

/** Which rows of a list are selected. With `reach` all from the one before up to this one are. */
export function useSelection(ids: readonly string[]) {
  const [selected, select] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string | null>(null);
  const toggle = (id: string, { reach = false } = {}) => {
    const [from, to] = [last.current === null ? -1 : ids.indexOf(last.current), ids.indexOf(id)];
    const on = reach || !selected.has(id);
    const meant = reach && from >= 0 ? ids.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
    last.current = id;
    select((before) => {
      const next = new Set(before);
      for (const one of meant)
        if (on) next.add(one);
        else next.delete(one);
      return next;
    });
  };
  return {
    selected,
    toggle,
    all: (on: boolean) => select(new Set(on ? ids : [])),
    keep: (kept: readonly string[]) => select(new Set(kept)),
  };
}

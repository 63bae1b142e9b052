"use client";

import { useMemo, useRef, useState } from "react";
import type { Shortlisted } from "./shortlisted";

type Selected = ReadonlyMap<string, Shortlisted>;

/**
 * The selected candidates of a list of which `rows` are loaded; they stay selected when their rows are not loaded any
 * more. With `reach`, `toggle` selects all rows from the last toggled one up to this one.
 */
export function useSelection(rows: readonly Shortlisted[], list: object) {
  const [{ of, selected }, set] = useState({ of: list, selected: new Map() as Selected });
  // For another list the selection is cleared: it would be invisible there.
  if (of !== list) set({ of: list, selected: new Map() });
  // Rows that arrive after another list was opened are not selected there.
  const select = (change: (before: Selected) => Selected) =>
    set((now) => (now.of === list ? { of: list, selected: change(now.selected) } : now));
  const last = useRef<string | null>(null);
  const places = useMemo(
    () => new Map(rows.map(({ applicationId }, place) => [applicationId, place])),
    [rows],
  );
  const at = (id: string | null) => (id === null ? undefined : places.get(id)) ?? -1;
  const toggle = (id: string, { reach = false } = {}) => {
    const from = at(last.current);
    const to = at(id);
    const on = reach || !selected.has(id);
    const targets = reach && from >= 0 ? rows.slice(Math.min(from, to), Math.max(from, to) + 1) : [rows[to]!];
    last.current = id;
    select((before) => {
      const next = new Map(before);
      for (const row of targets)
        if (on) next.set(row.applicationId, row);
        else next.delete(row.applicationId);
      return next;
    });
  };
  return {
    /** With the current data of loaded rows, in the order of the list; the others last. */
    chosen: [
      ...rows.filter(({ applicationId }) => selected.has(applicationId)),
      ...[...selected.values()].filter(({ applicationId }) => at(applicationId) === -1),
    ],
    selected,
    toggle,
    selectAll: (all: readonly Shortlisted[]) =>
      select(() => new Map(all.map((row) => [row.applicationId, row]))),
    keep: (remaining: readonly string[]) => {
      const ids = new Set(remaining);
      select((before) => new Map([...before].filter(([id]) => ids.has(id))));
    },
  };
}

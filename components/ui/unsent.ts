import { useSyncExternalStore } from "react";

let unsent = 0;
const watching = new Set<() => void>();
const count = (by: 1 | -1) => {
  unsent += by;
  for (const each of watching) each();
};
const watch = (changed: () => void) => {
  watching.add(changed);
  return () => watching.delete(changed);
};

/** Counts an act as unsent until it is answered: leaving the page would lose it. */
export async function whileUnsent<T>(act: () => Promise<T>): Promise<T> {
  count(1);
  try {
    return await act();
  } finally {
    count(-1);
  }
}

/** How many acts of this page are not answered yet. */
export const useUnsent = () =>
  useSyncExternalStore(
    watch,
    () => unsent,
    () => 0,
  );

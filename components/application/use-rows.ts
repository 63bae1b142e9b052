"use client";

import { useLayoutEffect, useState, useSyncExternalStore } from "react";
import { RowStore, type Served } from "./row-store";

/** The rows of the list at this address, starting with the first page that the server rendered. */
export function useRows(jobId: string, search: string, served: Served) {
  const [store, setStore] = useState(() => new RowStore(jobId, search, served));
  const isOther = store.search !== search;
  if (isOther) setStore(new RowStore(jobId, search, served));
  useLayoutEffect(() => {
    if (!isOther) store.renew(served);
  }, [store, served, isOther]);
  return { store, loaded: useSyncExternalStore(store.subscribe, store.snapshot, store.snapshot) };
}

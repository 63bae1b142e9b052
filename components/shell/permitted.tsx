"use client";

import { createContext, use, useMemo, type ReactNode } from "react";
import { useWords } from "@/components/words/use-words";
import type { Permission } from "@/lib/access/permissions";
import en from "@/messages/en/shell.json";
import { destinations } from "./destinations";

const Granted = createContext<ReadonlySet<Permission>>(new Set());

/** What whoever is signed in may do here, for the pages to offer no more than that. Use cases check for themselves. */
export function PermissionsProvider(props: { permissions: Permission[]; children: ReactNode }) {
  const { permissions } = props;
  const granted = useMemo(() => new Set(permissions), [permissions]);
  return <Granted value={granted}>{props.children}</Granted>;
}

export const useMay = (permission: Permission) => use(Granted).has(permission);

/** The rooms of the product that are open to whoever is signed in: who sees the talent pool sees the organization. */
export function useDestinations() {
  const t = useWords("shell", en);
  const everything = useMay("pool:read");
  return destinations
    .filter(({ whole }) => everything || !whole)
    .map((each) => ({ ...each, label: t(each.label) }));
}

/** Shows an act, with its keys, to those who may do it; to others nothing, or `otherwise`. */
export function Permitted(props: { to: Permission; children: ReactNode; otherwise?: ReactNode }) {
  return useMay(props.to) ? props.children : props.otherwise;
}

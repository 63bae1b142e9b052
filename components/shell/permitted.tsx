"use client";

import { createContext, use, useMemo, type ReactNode } from "react";
import { useWords } from "@/components/words/use-words";
import type { Permission } from "@/lib/platform/access/permissions";
import en from "@/messages/en/shell.json";
import { destinations } from "./destinations";

const Granted = createContext<ReadonlySet<Permission>>(new Set());

/** The user's permissions, so that pages offer only what is allowed. Use cases check permissions themselves. */
export function PermissionsProvider(props: { permissions: Permission[]; children: ReactNode }) {
  const { permissions } = props;
  const granted = useMemo(() => new Set(permissions), [permissions]);
  return <Granted value={granted}>{props.children}</Granted>;
}

export const useMay = (permission: Permission) => use(Granted).has(permission);

/** The destinations open to the user. A user with pool:read sees the whole organization. */
export function useDestinations() {
  const t = useWords("shell", en);
  const granted = use(Granted);
  return destinations
    .filter(({ whole, to }) => (!whole || granted.has("pool:read")) && (!to || granted.has(to)))
    .map((each) => ({ ...each, label: t(each.label) }));
}

/** Renders children, and binds their keys, only if the user has the permission; else renders `otherwise`. */
export function Permitted(props: { to: Permission; children: ReactNode; otherwise?: ReactNode }) {
  return useMay(props.to) ? props.children : props.otherwise;
}

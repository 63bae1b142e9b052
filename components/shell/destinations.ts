import { BriefcaseBusiness, Coins, Settings, ShieldCheck, type LucideIcon } from "lucide-react";

export type Destination = { href: string; label: string; icon: LucideIcon; keys: string };

/** The rail, in its order. A destination is listed when its page exists. */
export const destinations: Destination[] = [
  { href: "/jobs", label: "Jobs", icon: BriefcaseBusiness, keys: "g j" },
  { href: "/approvals", label: "Approvals", icon: ShieldCheck, keys: "g a" },
  { href: "/credits", label: "Credits", icon: Coins, keys: "g c" },
  { href: "/settings", label: "Settings", icon: Settings, keys: "g s" },
];

/** An application belongs to a job: its page lies under Jobs. */
export const isCurrent = (href: string, path: string) =>
  path === href || path.startsWith(`${href}/`) || (href === "/jobs" && path.startsWith("/applications/"));

import {
  Bell,
  BriefcaseBusiness,
  Coins,
  FileStack,
  History,
  Settings,
  ShieldCheck,
  UsersRound,
  type LucideIcon,
} from "lucide-react";
import type en from "@/messages/en/shell.json";

export type Destination = {
  href: string;
  label: keyof typeof en;
  icon: LucideIcon;
  keys: string;
  /** Also for who sees shared jobs only: their agents ask them, and notes mention them. */
  shared?: true;
};

/** The rail, in its order. A destination is listed when its page exists. */
export const destinations: Destination[] = [
  { href: "/jobs", label: "place.jobs", icon: BriefcaseBusiness, keys: "g j", shared: true },
  { href: "/applications", label: "place.applications", icon: FileStack, keys: "g l", shared: true },
  { href: "/candidates", label: "place.candidates", icon: UsersRound, keys: "g n", shared: true },
  { href: "/talent-pool", label: "place.talent-pool", icon: History, keys: "g t" },
  { href: "/approvals", label: "place.approvals", icon: ShieldCheck, keys: "g a", shared: true },
  { href: "/notifications", label: "place.notifications", icon: Bell, keys: "g i", shared: true },
  { href: "/credits", label: "place.credits", icon: Coins, keys: "g c" },
  { href: "/settings", label: "place.settings", icon: Settings, keys: "g s" },
];

/** An application belongs to a job: its page lies under Jobs, whichever list led to it. */
export const isCurrent = (href: string, path: string) => {
  const ofJob = path.startsWith("/applications/");
  return path === href || (ofJob ? href === "/jobs" : path.startsWith(`${href}/`));
};

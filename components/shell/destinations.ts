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
  /** Not for who sees shared jobs only. */
  whole?: true;
};

/** The rail, in its order. A destination is listed when its page exists. */
export const destinations: Destination[] = [
  { href: "/jobs", label: "place.jobs", icon: BriefcaseBusiness, keys: "g j" },
  { href: "/applications", label: "place.applications", icon: FileStack, keys: "g l" },
  { href: "/candidates", label: "place.candidates", icon: UsersRound, keys: "g n" },
  { href: "/talent-pool", label: "place.talent-pool", icon: History, keys: "g t", whole: true },
  { href: "/approvals", label: "place.approvals", icon: ShieldCheck, keys: "g a" },
  { href: "/notifications", label: "place.notifications", icon: Bell, keys: "g i" },
  { href: "/credits", label: "place.credits", icon: Coins, keys: "g c", whole: true },
  { href: "/settings", label: "place.settings", icon: Settings, keys: "g s", whole: true },
];

/** An application belongs to a job: its page lies under Jobs, whichever list led to it. */
export const isCurrent = (href: string, path: string) => {
  const ofJob = path.startsWith("/applications/");
  return path === href || (ofJob ? href === "/jobs" : path.startsWith(`${href}/`));
};

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

export type Destination = {
  href: string;
  label: string;
  icon: LucideIcon;
  keys: string;
  /** Also for who sees shared jobs only. */
  shared?: true;
};

/** The rail, in its order. A destination is listed when its page exists. */
export const destinations: Destination[] = [
  { href: "/jobs", label: "Jobs", icon: BriefcaseBusiness, keys: "g j", shared: true },
  { href: "/applications", label: "Applications", icon: FileStack, keys: "g l", shared: true },
  { href: "/candidates", label: "Candidates", icon: UsersRound, keys: "g n", shared: true },
  { href: "/talent-pool", label: "Talent pool", icon: History, keys: "g t" },
  { href: "/approvals", label: "Approvals", icon: ShieldCheck, keys: "g a" },
  { href: "/notifications", label: "Notifications", icon: Bell, keys: "g i" },
  { href: "/credits", label: "Credits", icon: Coins, keys: "g c" },
  { href: "/settings", label: "Settings", icon: Settings, keys: "g s" },
];

/** An application belongs to a job: its page lies under Jobs, whichever list led to it. */
export const isCurrent = (href: string, path: string) => {
  const ofJob = path.startsWith("/applications/");
  return path === href || (ofJob ? href === "/jobs" : path.startsWith(`${href}/`));
};

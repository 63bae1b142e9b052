import {
  Bell,
  BriefcaseBusiness,
  ChartNoAxesColumn,
  Coins,
  FileStack,
  History,
  MessageCircleQuestionMark,
  Settings,
  ShieldCheck,
  UsersRound,
  type LucideIcon,
} from "lucide-react";
import type { Permission } from "@/lib/platform/access/permissions";
import type en from "@/messages/en/shell.json";

export type Destination = {
  href: string;
  label: keyof typeof en;
  icon: LucideIcon;
  keys: string;
  /** Hidden from members who see only shared jobs. */
  whole?: true;
  /** Hidden from members without this permission. */
  to?: Permission;
};

/** The entries of the navigation, in order. */
export const destinations: Destination[] = [
  { href: "/jobs", label: "place.jobs", icon: BriefcaseBusiness, keys: "g j" },
  { href: "/applications", label: "place.applications", icon: FileStack, keys: "g l" },
  { href: "/candidates", label: "place.candidates", icon: UsersRound, keys: "g n" },
  { href: "/talent-pool", label: "place.talent-pool", icon: History, keys: "g t", whole: true },
  { href: "/approvals", label: "place.approvals", icon: ShieldCheck, keys: "g a" },
  {
    href: "/requests",
    label: "place.requests",
    icon: MessageCircleQuestionMark,
    keys: "g q",
    to: "application:decide",
  },
  { href: "/notifications", label: "place.notifications", icon: Bell, keys: "g i" },
  { href: "/reports", label: "place.reports", icon: ChartNoAxesColumn, keys: "g r", whole: true },
  { href: "/credits", label: "place.credits", icon: Coins, keys: "g c", whole: true },
  { href: "/settings", label: "place.settings", icon: Settings, keys: "g s", whole: true },
];

/** Whether a path belongs to a destination. An application's page counts as Jobs, whichever list linked to it. */
export const isCurrent = (href: string, path: string) => {
  const ofJob = path.startsWith("/applications/");
  return path === href || (ofJob ? href === "/jobs" : path.startsWith(`${href}/`));
};

import type { Role } from "@/lib/access/permissions";

export type GivenRole = Exclude<Role, "owner">;

/** What a role is called, and what it lets somebody do. */
export const roleWords: Record<Role, { name: string; may: string }> = {
  owner: { name: "Owner", may: "Does everything, and hands over ownership." },
  admin: {
    name: "Administrator",
    may: "Does what a recruiter does, and manages members, connections, credits and settings.",
  },
  recruiter: {
    name: "Recruiter",
    may: "Sees and changes jobs, candidates and scorecards, and decides on applications.",
  },
  hiring_manager: {
    name: "Hiring manager",
    may: "Sees the jobs whose hiring team they are on, with their candidates, and writes notes. Decides nothing.",
  },
  read_only: { name: "Read only", may: "Sees everything a recruiter sees and changes nothing." },
};

/** Of a stored role; one that is not known is named as it is. */
export const roleName = (role: string) => roleWords[role as Role]?.name ?? role;

export const givenRoles = (Object.keys(roleWords) as Role[]).filter(
  (role): role is GivenRole => role !== "owner",
);

import * as z from "zod";
import { type Role, roles } from "@/lib/platform/access/permissions";
import { assignableRoles } from "../standing";

/** A group of the directory, as it writes it, and the role that its people have here. */
const RoleOfGroup = z.object({ group: z.string().trim().min(1).max(300), role: z.enum(assignableRoles) });

export const GroupRules = z.object({
  groupRoles: z.array(RoleOfGroup).max(100).describe("Roles by group; the most powerful one counts."),
  otherRole: z.enum(assignableRoles).nullable().describe("Without such a group; null: no access."),
});

/** The role that these groups give; null for people who may not come in. */
export const roleOfGroups = (
  { groupRoles, otherRole }: { groupRoles: unknown; otherRole: string | null },
  groups: readonly string[],
): Role | null => {
  const rules = GroupRules.parse({ groupRoles, otherRole });
  const given = rules.groupRoles.filter(({ group }) => groups.includes(group)).map(({ role }) => role);
  return roles.find((role) => given.some((each) => each === role)) ?? rules.otherRole;
};

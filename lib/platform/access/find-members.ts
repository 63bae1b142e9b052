import type { TenantDb } from "@/lib/platform/db/tenant";
import { invalid } from "@/lib/errors";
import { say } from "@/lib/say";

/** The most members an error message lists. */
const MOST_LISTED = 30;

/**
 * Looks up members by userId, e-mail address or full name, case-insensitively. Returns each once. Throws `invalid`,
 * with a list of members, for a text that matches nobody or several.
 */
export async function findMembers(db: TenantDb, texts: readonly string[]) {
  if (texts.length === 0) return [];
  const rows = await db.member.findMany({
    select: { userId: true, role: true, user: { select: { name: true, email: true } } },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  const members = rows.map(({ userId, role, user }) => ({ userId, role, ...user }));
  const meant = texts.map((text) => {
    const wanted = text.trim().toLowerCase();
    const matches = members.filter(({ userId, name, email }) =>
      [userId, name.toLowerCase(), email.toLowerCase()].includes(wanted),
    );
    if (matches.length === 1) return matches[0]!;
    const name = JSON.stringify(text.trim());
    throw matches.length > 1
      ? invalid("Several members are called {name}. {there}", { name, there: memberList(matches) })
      : invalid("No member of the organization is {name}. {there}", { name, there: memberList(members) });
  });
  return [...new Set(meant)];
}

const memberList = (members: { name: string; email: string }[]) => {
  const named = members.slice(0, MOST_LISTED).map(({ name, email }) => `${name} (${email})`);
  const rest = members.length - named.length;
  return say("Members: {members}.", {
    members: [...named, ...(rest > 0 ? [say("{rest} more", { rest })] : [])],
  });
};

import type { TenantDb } from "@/lib/db/tenant";
import { invalid } from "@/lib/errors";
import { say } from "@/lib/say";

/** As many as an answer names of those there are. */
const NAMED = 30;

/**
 * The members of the organization that words mean, each once: a userId, an e-mail address or a whole name, in any case.
 * Throws `invalid`, with who there is, for words that mean nobody or several.
 */
export async function membersMeant(db: TenantDb, words: readonly string[]) {
  if (words.length === 0) return [];
  const rows = await db.member.findMany({
    select: { userId: true, role: true, user: { select: { name: true, email: true } } },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  const members = rows.map(({ userId, role, user }) => ({ userId, role, ...user }));
  const meant = words.map((word) => {
    const wanted = word.trim().toLowerCase();
    const matches = members.filter(({ userId, name, email }) =>
      [userId, name.toLowerCase(), email.toLowerCase()].includes(wanted),
    );
    if (matches.length === 1) return matches[0]!;
    const name = JSON.stringify(word.trim());
    throw matches.length > 1
      ? invalid("Several members are called {name}. {there}", { name, there: there(matches) })
      : invalid("No member of the organization is {name}. {there}", { name, there: there(members) });
  });
  return [...new Set(meant)];
}

const there = (members: { name: string; email: string }[]) => {
  const named = members.slice(0, NAMED).map(({ name, email }) => `${name} (${email})`);
  const rest = members.length - named.length;
  return rest > 0
    ? say("There is {members} and {rest} more.", { members: named.join(", "), rest })
    : say("There is {members}.", { members: named.join(", ") });
};

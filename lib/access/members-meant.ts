import type { TenantDb } from "@/lib/db/tenant";
import { invalid } from "@/lib/errors";

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
    const which = matches.length > 1 ? "Several members are called" : "No member of the organization is";
    throw invalid(
      `${which} ${JSON.stringify(word.trim())}. ${there(matches.length > 1 ? matches : members)}`,
    );
  });
  return [...new Set(meant)];
}

const there = (members: { name: string; email: string }[]) => {
  const named = members.slice(0, NAMED).map(({ name, email }) => `${name} (${email})`);
  const rest = members.length - named.length;
  return `There is ${named.join(", ")}${rest > 0 ? ` and ${rest} more` : ""}.`;
};

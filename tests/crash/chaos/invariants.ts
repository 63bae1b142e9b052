import { setTimeout as sleep } from "node:timers/promises";
import { connected } from "../../../scripts/postgres/roles.ts";

/** Violated invariants of a job's applications after the kills, counted; each count should be 0. */
export type Violations = {
  /** Acknowledged, but not in the database. */
  lost: number;
  /** Still unscored after progress stopped. */
  stuck: number;
  /** People with more than one application or evaluation. */
  doubled: number;
  /** People whose number of charges differs from their number of evaluations. */
  chargedTwice: number;
  /** Credits by which balances differ from the sum of the ledger. */
  offBy: number;
};

/** Waits until all applications are scored, or there is no progress for two minutes, and counts. */
export async function countViolations(ownerUrl: string, acknowledged: Set<string>): Promise<Violations> {
  const rows = async <Row extends object>(sql: string) =>
    connected(ownerUrl, async (db) => (await db.query<Row>(sql)).rows);
  const unscored = `SELECT id FROM "Application" WHERE "scoreStatus" <> 'scored'`;
  let fewest = Infinity;
  let movedAt = Date.now();
  while (fewest > 0 && Date.now() < movedAt + 120_000) {
    const { length } = await rows(unscored);
    if (length < fewest) [fewest, movedAt] = [length, Date.now()];
    await sleep(250);
  }

  const people = await rows<{ email: string; applications: number; evaluations: number; charges: number }>(`
    SELECT c.email, count(DISTINCT a.id)::int AS applications, count(DISTINCT e.id)::int AS evaluations,
      count(DISTINCT t.id)::int AS charges
    FROM "Candidate" c
    LEFT JOIN "Application" a ON a."candidateId" = c.id
    LEFT JOIN "Evaluation" e ON e."applicationId" = a.id
    LEFT JOIN "CreditTransaction" t ON t.kind = 'evaluation' AND t."subjectId" = a.id
    GROUP BY 1`);
  const emails = new Set(people.map(({ email }) => email));
  const [ledger] = await rows<{ off: number }>(`
    SELECT coalesce(sum(abs(balance - (SELECT coalesce(sum(amount), 0) FROM "CreditTransaction" t
      WHERE t."organizationId" = a."organizationId"))), 0)::int AS off FROM "CreditAccount" a`);
  return {
    lost: [...acknowledged].filter((email) => !emails.has(email)).length,
    stuck: (await rows(unscored)).length,
    doubled: people.filter(({ applications, evaluations }) => applications > 1 || evaluations > 1).length,
    chargedTwice: people.filter(({ charges, evaluations }) => charges !== evaluations).length,
    offBy: ledger!.off,
  };
}

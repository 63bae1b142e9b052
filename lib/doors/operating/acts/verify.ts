import * as z from "zod";
import { flow } from "@/lib/platform/access/use-case";
import { Prisma } from "@/lib/platform/db/generated/client";
import { asRelay } from "@/lib/platform/db/relay";
import { type TenantDb, inTenant, wholeOrganization } from "@/lib/platform/db/tenant";
import { organizationIds } from "@/lib/hiring/organizations/organization-ids";
import { keyIds } from "@/lib/platform/security/secrets";
import { sentence } from "@/lib/say";
import { files } from "@/lib/platform/storage/files";
import { recordAct } from "./record-act";

const Problem = z.object({
  organizationId: z.uuid().nullable(),
  what: z.string(),
  count: z.int(),
  example: z.string().nullable().describe("The id of one of them."),
});
type Problem = z.output<typeof Problem>;

/** Invariants of an organization's rows, whatever process was killed when: each query finds rows that violate one. */
const rules: Record<string, Prisma.Sql> = {
  "a secret whose key CREDENTIALS_KEYS lacks": Prisma.sql`
    SELECT id FROM (SELECT id::text, "credentialsKey" AS key FROM "AtsConnection"
      UNION ALL SELECT "organizationId"::text, "apiKeyKey" FROM "ModelChoice"
      UNION ALL SELECT id::text, "secretKeyId" FROM "OutgoingWebhook"
      UNION ALL SELECT "organizationId"::text, "secretKeyId" FROM "SignInProvider") secret
    WHERE NOT key = ANY(${keyIds()})`,
  "balance is not the sum of the ledger": Prisma.sql`
    SELECT a."organizationId"::text AS id FROM "CreditAccount" a WHERE a.balance <>
      (SELECT coalesce(sum(amount), 0) FROM "CreditTransaction")`,
  "scored without an evaluation": Prisma.sql`
    SELECT id::text FROM "Application" WHERE "scoreStatus" = 'scored' AND "currentEvaluationId" IS NULL`,
  "evaluated twice by one version and input": Prisma.sql`
    SELECT min(id::text) AS id FROM "Evaluation"
    GROUP BY "applicationId", "scorecardVersionId", "inputHash" HAVING count(*) > 1`,
  "has waited more than an hour for its score": Prisma.sql`
    SELECT id::text FROM "Application"
    WHERE disposition = 'active' AND "scoreStatus" IN ('queued', 'processing')
      AND "updatedAt" < now() - interval '1 hour'`,
  "waits for credits although some are left": Prisma.sql`
    SELECT p.id::text FROM "Application" p, "CreditAccount" a
    WHERE p.disposition = 'active' AND p."scoreStatus" = 'awaiting_credits' AND a.balance > 0
      AND p."updatedAt" < now() - interval '1 hour'`,
  // Decisions are deleted with the person they are about.
  "decided without a decision": Prisma.sql`
    SELECT p.id::text FROM "Application" p JOIN "Candidate" c ON c.id = p."candidateId"
    WHERE p.disposition IN ('accepted', 'rejected') AND p."atsConnectionId" IS NULL AND c."erasedAt" IS NULL
      AND NOT EXISTS (SELECT FROM "Decision" d WHERE d."applicationId" = p.id)`,
  "a file has waited more than an hour to be read": Prisma.sql`
    SELECT id::text FROM "Attachment"
    WHERE "readStatus" = 'pending' AND "createdAt" < now() - interval '1 hour' AND kind = 'cv'`,
};

/**
 * Checks invariants of the whole service: each balance is the sum of its ledger, each row has its file and each file
 * its row, each application is in a possible state, and no event waits. Changes nothing but records the check.
 */
export const verify = flow({
  name: "verify",
  permission: "service:operate",
  output: z.object({ organizations: z.int(), files: z.int(), problems: z.array(Problem) }),

  async run(actor) {
    const report = { organizations: 0, files: 0, problems: [...(await waitingEvents())] };
    for await (const organizationId of organizationIds()) {
      report.organizations += 1;
      const { keys, problems } = await inTenant(
        wholeOrganization(organizationId),
        async (db) => ({ keys: await keptKeys(db), problems: await broken(db) }),
        120_000,
      );
      const stored = await storedKeys(organizationId);
      report.files += stored.size;
      // The rows were read first: a file stored or deleted since then is reported here, too.
      const missing = [...keys.required].filter((key) => !stored.has(key));
      const strays = [...stored].filter((key) => !keys.known.has(key));
      report.problems.push(
        ...problems.map((problem) => ({ ...problem, organizationId })),
        ...asProblem(organizationId, "a row without its file", missing),
        ...asProblem(organizationId, "a file without a row", strays),
      );
    }
    const particulars = { ...report, problems: report.problems.length };
    await recordAct(actor, { act: sentence("service verified"), particulars });
    return report;
  },
});

async function broken(db: TenantDb): Promise<Omit<Problem, "organizationId">[]> {
  const problems = [];
  for (const [what, rule] of Object.entries(rules)) {
    const rows = await db.$queryRaw<{ id: string }[]>(rule);
    if (rows[0]) problems.push({ what, count: rows.length, example: rows[0].id });
  }
  return problems;
}

/** Storage keys in rows: `required` ones must have a file; `known` also has those that may have one. */
async function keptKeys(db: TenantDb) {
  const attachments = await db.attachment.findMany({ select: { storageKey: true } });
  const mailed = await db.replyFile.findMany({ select: { storageKey: true } });
  const uploads = await db.upload.findMany({ select: { storageKey: true } });
  const imports = await db.csvImport.findMany({ select: { storageKey: true } });
  const required = new Set([...attachments, ...mailed].map(({ storageKey }) => storageKey));
  const others = [...uploads, ...imports].flatMap(({ storageKey }) => storageKey ?? []);
  return { required, known: new Set([...required, ...others]) };
}

async function storedKeys(organizationId: string): Promise<Set<string>> {
  const keys = new Set<string>();
  for await (const key of files.list(organizationId)) keys.add(key);
  return keys;
}

const asProblem = (organizationId: string, what: string, keys: string[]): Problem[] =>
  keys.length > 0 ? [{ organizationId, what, count: keys.length, example: keys[0] ?? null }] : [];

async function waitingEvents(): Promise<Problem[]> {
  const rows = await asRelay(
    (db) => db.$queryRaw<{ id: string }[]>`
      SELECT id::text FROM "OutboxEvent" WHERE "sentAt" IS NULL AND "createdAt" < now() - interval '5 minutes'`,
  );
  const what = "an event the workflow engine has not accepted for five minutes";
  return rows[0] ? [{ organizationId: null, what, count: rows.length, example: rows[0].id }] : [];
}

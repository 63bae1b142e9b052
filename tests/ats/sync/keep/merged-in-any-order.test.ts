import { connected } from "../../connected";
import { expect, test } from "vitest";
import { rejectApplication } from "@/lib/applications/reject-application";
import { AtsCredentials } from "@/lib/ats/credentials";
import { vendors } from "@/lib/ats/vendors";
import { handleChange } from "@/lib/ats/webhooks/handle-change";
import { receiveWebhook } from "@/lib/ats/webhooks/receive-webhook";
import { seal } from "@/lib/security/secrets";
import { dialects, worldOf } from "../../../simulators/ats/dialects";
import { ownerDb } from "../../../support/world";

const secret = "secret-of-the-webhook";
const provided = ["person", "application", "sync"] as const;
type News = (typeof provided)[number];

const permutations = <T>(list: readonly T[]): T[][] =>
  list.length < 2
    ? [[...list]]
    : list.flatMap((one, i) => permutations(list.toSpliced(i, 1)).map((rest) => [one, ...rest]));

/** Two people, the second rejected here with a comment, and what the vendor says when they are merged. */
async function company(provider: string) {
  const dialect = dialects[provider]!;
  const world = worldOf(dialect);
  const into = world.addCandidate("Ada", "Reyes");
  const from = world.addCandidate("Ada", "Reyes-Lima");
  world.apply(into.id, world.addJob("Backend Engineer").id);
  const moved = world.apply(from.id, world.addJob("Data Analyst").id);
  const credentials = AtsCredentials.parse({ provider, ...vendors[provider]!.simulated });
  const team = await connected(credentials, dialect.simulator(world));
  const { connectionId, organization, recruiter, syncer } = team;
  const sealed = seal(secret, `webhook:${connectionId}`).bytes;
  await ownerDb.atsConnection.update({ where: { id: connectionId }, data: { webhookSecret: sealed } });
  await team.sync(true);
  const row = await ownerDb.application.findFirstOrThrow({
    where: { organizationId: organization.id, externalId: moved.id },
  });
  const feedback = "Knows no SQL.";
  const { decisionId } = await rejectApplication(recruiter, { applicationId: row.id, feedback });
  world.takeChanges();
  world.merge(into.id, from.id);
  const changes = world.takeChanges();

  async function tell(news: News) {
    if (news === "sync") return team.sync();
    for (const change of changes.filter(
      ({ kind }) => (kind === "application") === (news === "application"),
    )) {
      const call = dialect.webhook(change, secret, world);
      if (!call) continue;
      const address = { organizationId: organization.id, connectionId };
      await receiveWebhook(address, new Headers(call.headers), call.body);
    }
    const waiting = await ownerDb.atsWebhook.findMany({ where: { connectionId, handledAt: null } });
    for (const { id } of waiting) await handleChange(syncer, { connectionId, webhookId: id });
  }
  return { ...team, tell, into, from, applicationId: row.id, decisionId, feedback };
}

// In Workable a candidate is an application: it merges nobody, and says so to nobody.
test.each(Object.keys(dialects).filter((provider) => !dialects[provider]!.oneEach))(
  "%s: a merge loses a decision, its comment or its trail, or leaves them with the person who is gone",
  async (provider) => {
    for (const order of permutations(provided)) {
      const { tell, sync, into, from, applicationId, decisionId, feedback, organization } =
        await company(provider);
      const label = order.join(", ");
      for (const news of order) await tell(news);
      await sync(true);
      const application = await ownerDb.application.findUniqueOrThrow({
        where: { id: applicationId },
        include: { candidate: true, decisions: true },
      });
      expect(application.candidate.externalId, label).toBe(into.id);
      expect(application, label).toMatchObject({ disposition: "rejected", atsRemovedAt: null });
      expect(application.decisions, label).toMatchObject([{ id: decisionId, feedback }]);
      const where = { organizationId: organization.id };
      expect(
        await ownerDb.auditEvent.count({ where: { ...where, subjectId: applicationId } }),
        label,
      ).toBeGreaterThan(0);
      expect(await ownerDb.application.count({ where }), label).toBe(2);
      const gone = await ownerDb.candidate.findFirstOrThrow({ where: { ...where, externalId: from.id } });
      const alias = { where: { ...where, kind: "merged", value: gone.id } };
      expect(await ownerDb.candidateAlias.findMany(alias), label).toMatchObject([
        { candidateId: application.candidateId },
      ]);
    }
  },
  240_000,
);

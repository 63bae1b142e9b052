import { connected, simulatedCredentials } from "../../connected";
import { expect, test } from "vitest";
import { handleChange } from "@/lib/records/ats/webhooks/handle-change";
import { receiveWebhook } from "@/lib/records/ats/webhooks/receive-webhook";
import { dialects, worldOf } from "../../../simulators/ats/dialects";
import { ownerDb } from "../../../support/world";
import { rejectApplication } from "../../../support/decide";

const secret = "secret-of-the-webhook";
const sources = ["person", "application", "sync"] as const;
type Source = (typeof sources)[number];

const permutations = <T>(list: readonly T[]): T[][] =>
  list.length < 2
    ? [[...list]]
    : list.flatMap((item, i) => permutations(list.toSpliced(i, 1)).map((rest) => [item, ...rest]));

/** Two candidates, the second rejected here with a comment, and the webhooks of their merge in the ATS. */
async function company(provider: string) {
  const dialect = dialects[provider]!;
  const world = worldOf(dialect);
  const into = world.addCandidate("Ada", "Reyes");
  const from = world.addCandidate("Ada", "Reyes-Lima");
  world.apply(into.id, world.addJob("Backend Engineer").id);
  const moved = world.apply(from.id, world.addJob("Data Analyst").id);
  const team = await connected(simulatedCredentials(provider), dialect.simulator(world));
  const { connectionId, organization, recruiter, syncer } = team;
  await team.setWebhookSecret(secret);
  await team.sync(true);
  const row = await ownerDb.application.findFirstOrThrow({
    where: { organizationId: organization.id, externalId: moved.id },
  });
  const feedback = "Knows no SQL.";
  const { decisionId } = await rejectApplication(recruiter, { applicationId: row.id, feedback });
  world.takeChanges();
  world.merge(into.id, from.id);
  const changes = world.takeChanges();

  async function deliver(source: Source) {
    if (source === "sync") return team.sync();
    for (const change of changes.filter(
      ({ kind }) => (kind === "application") === (source === "application"),
    )) {
      const call = dialect.webhook(change, secret, world);
      if (!call) continue;
      const address = { organizationId: organization.id, connectionId };
      await receiveWebhook(address, new Headers(call.headers), call.body);
    }
    const waiting = await ownerDb.atsWebhook.findMany({ where: { connectionId, handledAt: null } });
    for (const { id } of waiting) await handleChange(syncer, { connectionId, webhookId: id });
  }
  return { ...team, deliver, into, from, applicationId: row.id, decisionId, feedback };
}

// In Workable a candidate is an application, so there are no merges.
test.each(Object.keys(dialects).filter((provider) => !dialects[provider]!.candidateIsApplication))(
  "%s: a merge moves a decision, its comment and its audit trail to the surviving candidate, in any order",
  async (provider) => {
    for (const order of permutations(sources)) {
      const { deliver, sync, into, from, applicationId, decisionId, feedback, organization } =
        await company(provider);
      const label = order.join(", ");
      for (const source of order) await deliver(source);
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
      const merged = await ownerDb.candidate.findFirstOrThrow({ where: { ...where, externalId: from.id } });
      const alias = { where: { ...where, kind: "merged", value: merged.id } };
      expect(await ownerDb.candidateAlias.findMany(alias), label).toMatchObject([
        { candidateId: application.candidateId },
      ]);
    }
  },
  240_000,
);

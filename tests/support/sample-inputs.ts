import { randomUUID } from "node:crypto";
import * as z from "zod";
import type { Actor } from "@/lib/platform/access/actor";
import type { UseCase } from "@/lib/platform/access/use-case";
import type { JsonSchema } from "./json-schema";
import { applicant, configuredJob, ownerDb } from "./world";

export const inputOf = (useCase: UseCase) =>
  z.toJSONSchema(useCase.input, { io: "input", unrepresentable: "any" }) as JsonSchema;

/** The ids that the input of a use case requires. */
export function idsIn({ properties = {}, required = [] }: JsonSchema): string[] {
  return required.flatMap((name) => {
    const { format, items } = properties[name]!;
    if (format === "uuid") return [name];
    if (items?.format === "uuid") return [name.replace(/s$/, "")];
    return items ? idsIn(items) : [];
  });
}

const strings: Record<string, () => string> = {
  uuid: randomUUID,
  email: () => "ada@example.com",
  "date-time": () => new Date().toISOString(),
  date: () => "2026-01-31",
  uri: () => "https://example.com/",
};

/** An input that the schema accepts, with the given ids wherever it takes one. */
export function sampleOf(schema: JsonSchema, ids: Record<string, string>, name = ""): unknown {
  const { type, properties = {}, required = [], items } = schema;
  const alternatives = schema.anyOf ?? schema.oneOf ?? [];
  if (alternatives.some((each) => each.type === "null")) return null;
  const [first] = alternatives;
  if (first) return sampleOf(first, ids, name);
  if (Array.isArray(type)) return null;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (type === "object")
    return Object.fromEntries(required.map((key) => [key, sampleOf(properties[key] ?? {}, ids, key)]));
  if (type === "array")
    return Array.from({ length: schema.minItems ?? 1 }, () =>
      sampleOf(items ?? {}, ids, name.replace(/s$/, "")),
    );
  if (type === "string")
    return ids[name] ?? strings[schema.format ?? ""]?.() ?? "a".repeat(schema.minLength ?? 1);
  if (type === "integer" || type === "number") return Math.max(schema.minimum ?? 1, 1);
  if (type === "boolean") return true;
  if (type === "null") return null;
  // JSON Schema has no type for dates, so what is left is a date.
  return new Date();
}

/** Creates a row for every kind of id that use cases take, and returns the ids by name. */
export async function rowsOf(recruiter: Actor): Promise<Record<string, string>> {
  const { id: userId, organizationId } = recruiter;
  const { job, versionId } = await configuredJob(recruiter);
  const { id: applicationId, candidateId } = await applicant(recruiter, job.id);
  const { id: otherApplicationId, candidateId: mergedId } = await applicant(recruiter, job.id);
  const of = { organizationId };
  const soon = new Date(Date.now() + 3_600_000);
  const by = { ...of, createdBy: userId };
  const file = { fileName: "cv.pdf", mediaType: "application/pdf", size: 1, sha256: "0", storageKey: "none" };
  const connection = await ownerDb.atsConnection.create({
    data: { ...of, provider: "greenhouse", name: "Theirs" },
  });
  const provider = await ownerDb.identityProvider.create({
    data: { ...by, issuer: "https://idp.example.com", tenant: "", jwksUri: "" },
  });
  const decision = await ownerDb.decision.create({
    data: { ...of, applicationId, kind: "accept", decidedBy: userId, leavesAt: soon },
  });
  const client = await ownerDb.oauthClient.create({ data: { clientId: randomUUID(), redirectUris: [] } });
  const rows = {
    attachment: ownerDb.attachment.create({ data: { ...by, ...file, candidateId, kind: "cv" } }),
    note: ownerDb.note.create({ data: { ...of, candidateId, authorId: userId, body: "Theirs." } }),
    view: ownerDb.savedView.create({
      data: { ...of, jobId: job.id, ownerId: userId, shared: true, name: "Theirs", query: "" },
    }),
    entry: ownerDb.libraryEntry.create({
      data: { ...of, name: "Theirs", department: "", template: false, content: {}, keptBy: userId },
    }),
    department: ownerDb.department.create({ data: { ...of, name: "Theirs" } }),
    invitation: ownerDb.invitation.create({
      data: { ...of, email: "theirs@example.com", expiresAt: soon, inviterId: userId },
    }),
    import: ownerDb.csvImport.create({
      data: { ...by, kind: "jobs", fileName: "jobs.csv", mapping: {}, rows: 1 },
    }),
    confirmation: ownerDb.confirmation.create({
      data: {
        ...of,
        userId,
        act: "acceptCandidate",
        argumentsDigest: "0",
        subjectRevision: "0",
        preview: {},
        expiresAt: soon,
      },
    }),
    batch: ownerDb.judgeBatch.create({ data: { ...of, jobId: job.id } }),
    rediscovery: ownerDb.rediscovery.create({
      data: { ...by, jobId: job.id, versionId, size: 1, candidates: [], exclusions: {}, revision: "0" },
    }),
    letter: ownerDb.candidateLetter.create({
      data: { ...of, decisionId: decision.id, subject: "Hello", text: "Hello." },
    }),
    file: fileWithReply({ ...of, candidateId }),
    task: ownerDb.agentTask.create({
      data: {
        ...of,
        userId,
        clientId: client.clientId,
        tool: "generateScorecard",
        subject: {},
        expiresAt: soon,
      },
    }),
    notice: ownerDb.notice.create({ data: { ...of, userId, kind: "decided", subjectId: applicationId } }),
    webhook: ownerDb.outgoingWebhook.create({
      data: {
        ...by,
        url: "https://x.example",
        secret: Buffer.from("0"),
        secretKeyId: "0",
        afterAt: "2026-01-01",
      },
    }),
    push: ownerDb.atsPush.create({
      data: { ...of, connectionId: connection.id, applicationId, decisionId: decision.id },
    }),
    request: ownerDb.candidateRequest.create({
      data: { ...of, candidateId, kind: "access", text: "Theirs.", locale: "en", dueAt: soon },
    }),
    draft: ownerDb.scorecardDraft.create({ data: { ...of, jobId: job.id, requestedBy: userId } }),
    hold: ownerDb.legalHold.create({ data: { ...of, candidateId, reason: "Charge", placedBy: userId } }),
    signal: ownerDb.signal.create({ data: { ...of, candidateId, kind: "ats_flag" } }),
    sealed: ownerDb.sealedRecord.create({
      data: { ...of, candidateId: mergedId, holdIds: [], content: {}, storageKeys: [] },
    }),
    login: ownerDb.atsLogin.create({
      data: {
        ...of,
        stateHash: "0",
        provider: "lever",
        simulated: true,
        name: "Theirs",
        userId,
        sessionId: "a",
        expiresAt: soon,
      },
    }),
    grant: ownerDb.oauthConsent.create({
      data: { clientId: client.clientId, userId, referenceId: organizationId, scopes: [] },
    }),
  };
  const created = await Promise.all(
    Object.entries(rows).map(async ([name, row]) => [`${name}Id`, (await row).id] as const),
  );
  return {
    ...Object.fromEntries(created),
    organizationId,
    userId,
    versionId,
    jobId: job.id,
    applicationId,
    otherApplicationId,
    candidateId,
    mergedId,
    connectionId: connection.id,
    providerId: provider.id,
    decisionId: decision.id,
    // A random id: a criterion is a part of a scorecard version.
    criterionId: randomUUID(),
    // An email address, which the schema does not require.
    email: "ada@example.com",
  };
}

/** A file that came with an answer to a message. */
export async function fileWithReply(of: { organizationId: string; candidateId: string }) {
  const id = randomUUID();
  const written = { writtenBy: randomUUID(), leavesAt: new Date(), threadId: id };
  const words = { subject: "Theirs", text: "Theirs." };
  await ownerDb.candidateLetter.create({ data: { ...of, ...words, ...written, id } });
  const about = { kind: "reply", messageId: "<1@theirs>", sender: "ada@theirs.example", quoted: "" } as const;
  const { id: replyId } = await ownerDb.candidateReply.create({
    data: { ...of, ...words, ...about, letterId: id, fromOther: false },
  });
  const file = {
    fileName: "Theirs.pdf",
    mediaType: "application/pdf",
    size: 1,
    sha256: "0",
    storageKey: `${of.organizationId}/${id}`,
  };
  return ownerDb.replyFile.create({ data: { ...of, ...file, replyId } });
}

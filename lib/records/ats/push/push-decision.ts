import type { Actor } from "@/lib/platform/access/actor";
import type { Connector } from "../connector";
import { AtsFailure } from "../failure";
import { openConnector } from "../open-connector";
import type { AtsApplication } from "../records";
import { cannotReopen, rehearsed } from "../settings";
import { wire } from "../wire";
import { claimPush, keptBack, markOf, type Work } from "./claim-push";
import { compare } from "./compare";
import { type Outcome, recordPushOutcome } from "./record-push-outcome";
import { say, storing } from "@/lib/say";

export type PushProgress = { state: "settled" } | { state: "wait"; ms: number };

const busyMs = 5_000;
/** Wait after an ATS could not be reached for reading. */
const unreachableMs = 30_000;

/**
 * Makes one attempt to send a decision to the ATS: reads its state, writes only what differs, and records the attempt
 * before each write. After a write without an answer, nothing is written again until a read shows that it had no
 * effect. Call it until it returns settled; it may be stopped anywhere.
 */
export const pushDecision = (actor: Actor, decision: Decision) => storing(() => attempt(actor, decision));

type Decision = { applicationId: string; decisionId: string };

async function attempt(actor: Actor, decision: Decision): Promise<PushProgress> {
  const { claim } = await claimPush(actor, decision);
  if (claim.state === "settled") return claim;
  if (claim.state === "early") return { state: "wait", ms: claim.ms };
  if (claim.state === "busy") return { state: "wait", ms: busyMs };
  const { work } = claim;
  try {
    const connector = await openConnector(actor, work.connectionId, "push");
    const early = tooEarly(work);
    if (early > 0) return await release(actor, work, early, unclear(work));
    const atsApplication = await connector.one("applications", work.externalId);
    if (!atsApplication)
      return await fail(actor, work, say("{ats} no longer has this application.", { ats: work.ats }));
    if (work.status === "pending") {
      const wait = await sendDecision(actor, connector, work, atsApplication);
      if (wait) return wait;
    }
    if (work.note === "pending" && work.text) {
      const wait = await sendNote(actor, connector, work, atsApplication, decision.decisionId);
      if (wait) return wait;
    }
    await recordPushOutcome(actor, { pushId: work.pushId, part: "note", outcome: "release" });
    return { state: "settled" };
  } catch (error) {
    if (!(error instanceof AtsFailure)) throw error;
    return handleReadFailure(actor, work, error);
  }
}

/** Handles a failed read, which has changed nothing. */
async function handleReadFailure(actor: Actor, work: Work, error: AtsFailure): Promise<PushProgress> {
  if (error.kind === "limited")
    return release(actor, work, error.retryAfterMs, say("{ats} has asked for a pause.", { ats: work.ats }));
  if (error.kind === "unauthorized" || error.kind === "forbidden" || error.kind === "refused")
    return fail(actor, work, error.said);
  return release(actor, work, unreachableMs, say("{ats} does not answer.", { ats: work.ats }));
}

const unclear = ({ ats }: Work) =>
  say("{ats} gave no clear answer. Its state is checked before anything is sent again.", { ats });

/** How long a write without an answer may still take effect: a read before that would prove nothing. */
function tooEarly({ attemptedAt, status, note, noteAttemptedAt }: Work): number {
  const last = Math.max(
    status === "pending" && attemptedAt ? Date.parse(attemptedAt) : 0,
    note === "pending" && noteAttemptedAt ? Date.parse(noteAttemptedAt) : 0,
  );
  return last + wire.settleMs - Date.now();
}

async function release(actor: Actor, { pushId }: Work, ms: number, reason: string): Promise<PushProgress> {
  const waits = { reason, ms: Math.max(ms, 1) };
  await recordPushOutcome(actor, { pushId, part: "decision", outcome: "release", waits });
  return { state: "wait", ms: waits.ms };
}

async function fail(
  actor: Actor,
  { pushId, status }: Work,
  reason: string,
  stageExternalId?: string | null,
): Promise<PushProgress> {
  await recordPushOutcome(actor, {
    pushId,
    part: status === "pending" ? "decision" : "note",
    outcome: "failed",
    reason,
    stageExternalId,
  });
  return { state: "settled" };
}

async function sendDecision(
  actor: Actor,
  connector: Connector,
  work: Work,
  atsApplication: AtsApplication,
): Promise<PushProgress | null> {
  const { pushId, kind, target, stages, reasonId, sends, ats } = work;
  const comparison = compare(kind, atsApplication, target, stages, work);
  if (typeof comparison === "object")
    return fail(actor, work, comparison.conflict, atsApplication.stageExternalId);
  const tell = {
    accept: target && (() => connector.move(atsApplication, target)),
    move: target && (() => connector.move(atsApplication, target)),
    reject: () => connector.reject(atsApplication, reasonId),
    reopen: connector.reopen && (() => connector.reopen!(atsApplication)),
  }[kind];
  if (comparison === "open" && changedSinceAttempt(work, atsApplication))
    return fail(
      actor,
      work,
      say(
        "Conflict: changed in {ats} after the decision had been sent, and it is not known whether it arrived.",
        { ats },
      ),
      atsApplication.stageExternalId,
    );
  if (comparison === "open" && sends && tell && work.rehearses) return rehearse(actor, work, "decision");
  if (comparison === "open" && sends && tell)
    return send(actor, work, "decision", tell, atsApplication.updatedAt);
  await recordPushOutcome(actor, {
    pushId,
    part: "decision" as const,
    ...(comparison === "done"
      ? { outcome: "done" as const }
      : { outcome: "skipped" as const, reason: kind === "reopen" ? cannotReopen(ats) : keptBack(ats) }),
  });
  return null;
}

async function sendNote(
  actor: Actor,
  connector: Connector,
  work: Work,
  atsApplication: AtsApplication,
  decisionId: string,
): Promise<PushProgress | null> {
  if (work.rehearses) return rehearse(actor, work, "note");
  const { noteAttemptedAt: attempted } = work;
  const written =
    attempted !== null && (await connector.hasNote(atsApplication, markOf(decisionId), new Date(attempted)));
  if (!written) return send(actor, work, "note", () => connector.note(atsApplication, work.text ?? ""));
  await recordPushOutcome(actor, { pushId: work.pushId, part: "note", outcome: "done" });
  return null;
}

/** Sends nothing, and shows with the application what would have been sent. */
async function rehearse(actor: Actor, work: Work, part: "decision" | "note"): Promise<null> {
  const { pushId, ats, kind, target, status, text, note } = work;
  const act = {
    accept: say("move it to “{name}”", { name: target?.name ?? "" }),
    move: say("move it to “{name}”", { name: target?.name ?? "" }),
    reject: say("reject the application"),
    reopen: say("reopen the application"),
  }[kind];
  const decision = status === "pending" ? [say("would have been told to {act}", { act })] : [];
  const noted = note === "pending" && text ? [say("would have received the feedback as a note")] : [];
  const reason = `${say(rehearsed)} ${say("{ats} {would}.", { ats, would: [...decision, ...noted] })}`;
  await recordPushOutcome(actor, { pushId, part, outcome: "skipped", reason });
  return null;
}

/**
 * Whether the application has changed since an attempt with unknown outcome. An open application then proves nothing:
 * the decision may have arrived and been undone by somebody.
 */
const changedSinceAttempt = ({ attemptedAt, seenUpdatedAt }: Work, { updatedAt }: AtsApplication) =>
  attemptedAt !== null &&
  seenUpdatedAt !== null &&
  updatedAt !== null &&
  Date.parse(updatedAt) !== Date.parse(seenUpdatedAt);

/** Writes once. Returns null on success; the caller then continues. */
async function send(
  actor: Actor,
  work: Work,
  part: "decision" | "note",
  write: () => Promise<void>,
  seenUpdatedAt?: string | null,
): Promise<PushProgress | null> {
  const report = (outcome: Omit<Outcome, "part">) =>
    recordPushOutcome(actor, { pushId: work.pushId, part, ...outcome });
  const moves = part === "decision" && (work.kind === "accept" || work.kind === "move");
  const stays = moves ? { stageExternalId: work.stageExternalId } : {};
  await report({
    outcome: "attempting",
    seenUpdatedAt,
    ...(moves ? { stageExternalId: work.target?.externalId ?? null } : {}),
  });
  try {
    await write();
  } catch (error) {
    if (!(error instanceof AtsFailure)) throw error;
    switch (error.kind) {
      case "limited":
        await report({
          outcome: "unsent",
          ...stays,
          waits: { reason: say("{ats} has asked for a pause.", { ats: work.ats }), ms: error.retryAfterMs },
        });
        return { state: "wait", ms: error.retryAfterMs };
      case "refused":
      case "unauthorized":
      case "forbidden":
        await report({ outcome: "failed", reason: error.said, ...stays });
        return { state: "settled" };
      default:
        await report({ outcome: "unknown", reason: unclear(work) });
        return { state: "wait", ms: Math.max(wire.settleMs, 1) };
    }
  }
  await report({ outcome: "done" });
  return null;
}

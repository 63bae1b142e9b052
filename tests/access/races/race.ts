import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import { DomainError, type ErrorCode } from "@/lib/errors";
import type { Prisma } from "@/lib/db/generated/client";
import { ownerDb } from "../../support/world";

/** Acts that people or agents do at the same moment, and what has to be true of the rows afterwards. */
export type Race = {
  name: string;
  /** By the names of their exports. */
  useCases: string[];
  /** A fresh world for each round. */
  arrange: () => Promise<Started>;
  /** A table that the acts write to: in one round both have read before either of them writes there. */
  table?: string;
};

export type Started = {
  organizationId: string;
  acts: (() => Promise<unknown>)[];
  /** What some order, one after the other, would have left. */
  holds: (outcomes: Outcome[]) => Promise<unknown> | void;
};

/** What came of each act, in the order of `acts`: "done", or the code of the refusal. */
export type Outcome = "done" | ErrorCode;

/** A refusal that its caller can understand; anything else is the fault of the product. */
function outcomeOf(settled: PromiseSettledResult<unknown>): Outcome {
  if (settled.status === "fulfilled") return "done";
  if (!(settled.reason instanceof DomainError)) throw settled.reason;
  return settled.reason.code;
}

/**
 * Runs a race several times, each in another order: with writes to its table held up, so that the later acts begin while
 * the first is under way; with the audit trail held up, so that the first has written everything and not committed when
 * the others come; and freely.
 */
export async function run({ arrange, table }: Race) {
  const rounds = [...(table ? [table, table] : []), "AuditEvent", null];
  for (const [round, held] of rounds.entries()) {
    const { acts, holds, organizationId } = await arrange();
    const order = acts.map((_, at) => (round % 2 ? acts.length - 1 - at : at));
    const inOrder = order.map((at) => acts[at]!);
    const settled =
      held === null ? await Promise.allSettled(inOrder.map((act) => act())) : await whileHeld(held, inOrder);
    const outcomes = acts.map((_, at) => outcomeOf(settled[order.indexOf(at)]!));
    await holds(outcomes);
    await expectBalance(organizationId);
  }
}

/** Begins one act after the other while nobody can write to a table: each once the one before waits, or has ended. */
async function whileHeld(table: string, acts: (() => Promise<unknown>)[]) {
  const started = await ownerDb.$transaction(
    async (db) => {
      await db.$executeRawUnsafe(`LOCK TABLE "${table}" IN SHARE MODE`);
      let pending = 0;
      const results: Promise<unknown>[] = [];
      for (const act of acts) {
        pending += 1;
        const result = act().finally(() => (pending -= 1));
        results.push(Promise.allSettled([result]));
        const until = Date.now() + MEETING_MS;
        while (Date.now() < until && (await waiting(db)) < pending) await sleep(5);
      }
      return results as Promise<[PromiseSettledResult<unknown>]>[];
    },
    { timeout: 20_000 },
  );
  return (await Promise.all(started)).flat();
}

/** An act that thinks first, or writes elsewhere, is not waited for any longer. */
const MEETING_MS = 400;

async function waiting(db: Prisma.TransactionClient): Promise<number> {
  const [row] = await db.$queryRaw<[{ waiting: number }]>`
    SELECT count(*)::int AS waiting FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  return row.waiting;
}

/** Whatever happened: the ledger's lines are its balance. */
async function expectBalance(organizationId: string) {
  const account = await ownerDb.creditAccount.findUnique({ where: { organizationId } });
  const lines = await ownerDb.creditTransaction.aggregate({
    where: { organizationId },
    _sum: { amount: true },
  });
  expect(lines._sum.amount ?? 0).toBe(account?.balance ?? 0);
}

/** That one act was done, and the others were refused in this way. */
export function expectOne(outcomes: Outcome[], refusal: ErrorCode | ErrorCode[] = "conflict") {
  expect(outcomes.filter((outcome) => outcome === "done")).toHaveLength(1);
  for (const outcome of outcomes) expect(["done", refusal].flat()).toContain(outcome);
}

export const expectDone = (outcomes: Outcome[]) => expect(new Set(outcomes)).toEqual(new Set(["done"]));

/** How often something is on record. */
export const recorded = (organizationId: string, name: string) =>
  ownerDb.auditEvent.count({ where: { organizationId, name } });

/** How many events of a name wait to be sent. */
export const emitted = (organizationId: string, name: string) =>
  ownerDb.outboxEvent.count({ where: { organizationId, name } });

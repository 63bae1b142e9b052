import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import { DomainError, type ErrorCode } from "@/lib/errors";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { ownerDb } from "../../support/world";

/** Concurrent acts of people or agents, and what must be true of the rows afterwards. */
type Race<World> = {
  name: string;
  /** The names of the exported use cases. */
  useCases: string[];
  /** A table that the acts write to: in some rounds all acts have read before any of them writes there. */
  table?: string;
  /** A fresh world for each round. */
  arrange: () => Promise<World>;
  acts: (world: World) => (() => Promise<unknown>)[];
  /** Asserts that the rows are as some serial order of the acts would have left them. */
  check: (outcomes: Outcome[], world: World) => Promise<void>;
};

export const race = <World extends { organizationId: string }>(race: Race<World>) => ({
  name: race.name,
  useCases: race.useCases,
  run: () => run(race),
});

/** The outcome of an act: "done", or the code of its error. */
type Outcome = "done" | ErrorCode;

/** Returns the code of a DomainError; rethrows any other error, which is a bug in the product. */
function outcomeOf(settled: PromiseSettledResult<unknown>): Outcome {
  if (settled.status === "fulfilled") return "done";
  if (!(settled.reason instanceof DomainError)) throw settled.reason;
  return settled.reason.code;
}

/**
 * Runs a race several times in alternating order: with its table locked against writes, so that later acts start
 * while the first is running; with the audit trail locked, so that the first has written everything but not committed
 * when the others start; and without a lock.
 */
async function run<World extends { organizationId: string }>(race: Race<World>) {
  const { table } = race;
  const rounds = [...(table ? [table, table] : []), "AuditEvent", null];
  for (const [round, held] of rounds.entries()) {
    const world = await race.arrange();
    const acts = race.acts(world);
    const order = acts.map((_, at) => (round % 2 ? acts.length - 1 - at : at));
    const inOrder = order.map((at) => acts[at]!);
    const settled =
      held === null ? await Promise.allSettled(inOrder.map((act) => act())) : await runLocked(held, inOrder);
    const outcomes = acts.map((_, at) => outcomeOf(settled[order.indexOf(at)]!));
    await race.check(outcomes, world);
    await expectBalance(world.organizationId);
  }
}

/** Starts the acts one by one while a table is locked against writes: each once the one before waits or has ended. */
async function runLocked(table: string, acts: (() => Promise<unknown>)[]) {
  const started = await ownerDb.$transaction(
    async (db) => {
      await db.$executeRawUnsafe(`LOCK TABLE "${table}" IN SHARE MODE`);
      let pending = 0;
      const results: Promise<unknown>[] = [];
      for (const act of acts) {
        pending += 1;
        const result = act().finally(() => (pending -= 1));
        results.push(Promise.allSettled([result]));
        const until = Date.now() + LOCK_WAIT_MS;
        while (Date.now() < until && (await waiting(db)) < pending) await sleep(5);
      }
      return results as Promise<[PromiseSettledResult<unknown>]>[];
    },
    { timeout: 60_000 },
  );
  return (await Promise.all(started)).flat();
}

/** How long to wait until an act meets the lock: one that computes first, or writes elsewhere, may not meet it. */
const LOCK_WAIT_MS = 400;

async function waiting(db: Prisma.TransactionClient): Promise<number> {
  const [row] = await db.$queryRaw<[{ waiting: number }]>`
    SELECT count(*)::int AS waiting FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  return row.waiting;
}

/** Expects that the credit transactions add up to the balance of the account. */
async function expectBalance(organizationId: string) {
  const account = await ownerDb.creditAccount.findUnique({ where: { organizationId } });
  const lines = await ownerDb.creditTransaction.aggregate({
    where: { organizationId },
    _sum: { amount: true },
  });
  expect(lines._sum.amount ?? 0).toBe(account?.balance ?? 0);
}

/** Two calls of one act. */
export const twice = <Act>(act: Act) => [act, act];

/** Expects that exactly one act was done and the others were refused with one of these codes. */
export function expectOne(outcomes: Outcome[], refusal: ErrorCode | ErrorCode[] = "conflict") {
  expect(outcomes.filter((outcome) => outcome === "done")).toHaveLength(1);
  for (const outcome of outcomes) expect(["done", refusal].flat()).toContain(outcome);
}

export const expectDone = (outcomes: Outcome[]) => expect(new Set(outcomes)).toEqual(new Set(["done"]));

/** The number of audit events with this name. */
export const recorded = (organizationId: string, name: string) =>
  ownerDb.auditEvent.count({ where: { organizationId, name } });

/** The number of events with this name in the outbox. */
export const emitted = (organizationId: string, name: string) =>
  ownerDb.outboxEvent.count({ where: { organizationId, name } });

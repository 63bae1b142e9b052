import type { Context } from "@/lib/platform/access/use-case";
import type { CreditTransactionKind } from "@/lib/platform/db/generated/enums";
import { env } from "@/lib/env";
import { DomainError } from "@/lib/errors";
import { say, stored } from "@/lib/say";

/** Thrown inside the transaction that would have spent them; everything it wrote is rolled back. */
export class OutOfCredits extends DomainError {
  constructor() {
    super(
      "conflict",
      say("The organization has no credits left. Work resumes automatically when credits are added."),
    );
    this.name = "OutOfCredits";
  }
}

type Entry = {
  kind: CreditTransactionKind;
  amount: number;
  /** Identifies what it pays for: the same thing always has the same key, so that it is booked at most once. */
  key: string;
  description: string;
  subjectId: string | null;
};

type Booking = Pick<Context, "actor" | "db">;

/** Locks the organization's account, which serializes its bookings, and returns the balance. */
export async function lockAccount({ actor, db }: Booking): Promise<number> {
  const { organizationId } = actor;
  // Not upsert: two concurrent ones would both insert.
  await db.creditAccount.createMany({ data: [{ organizationId }], skipDuplicates: true });
  const [account] = await db.$queryRaw<{ balance: number }[]>`
    SELECT balance FROM "CreditAccount" WHERE "organizationId" = ${organizationId}::uuid FOR UPDATE`;
  return account?.balance ?? 0;
}

/**
 * Books one line and moves the balance, in the caller's transaction. A key already booked changes nothing; neither
 * does a charge where billing is off. Returns whether a line was booked. The balance never goes below zero.
 */
export async function book({ actor, db }: Booking, entry: Entry): Promise<boolean> {
  if (env.BILLING === "off" && isCharge(entry)) return false;
  const { organizationId } = actor;
  await lockAccount({ actor, db });
  const booked = await db.creditTransaction.findUnique({
    where: { organizationId_key: { organizationId, key: entry.key } },
    select: { id: true },
  });
  if (booked) return false;
  const [account] = await db.creditAccount.updateManyAndReturn({
    where: { organizationId, balance: { gte: -entry.amount } },
    data: { balance: { increment: entry.amount } },
  });
  if (!account) throw new OutOfCredits();
  await db.creditTransaction.create({
    data: { ...entry, ...stored("description", entry.description), balanceAfter: account.balance },
  });
  return true;
}

const isCharge = ({ kind, amount }: Entry) => kind !== "grant" && amount < 0;

type Charge = Omit<Entry, "amount">;

/**
 * Books a line of the same price for each charge, in their order and as far as the balance allows, in the caller's
 * transaction. Returns the charges that are paid, including earlier ones; all of them where billing is off.
 */
export async function bookMany<C extends Charge>(
  { actor, db }: Booking,
  price: number,
  charges: C[],
): Promise<C[]> {
  if (env.BILLING === "off") return charges;
  const balance = await lockAccount({ actor, db });
  const booked = await db.creditTransaction.findMany({
    where: { key: { in: charges.map(({ key }) => key) } },
    select: { key: true },
  });
  const bookedKeys = new Set(booked.map(({ key }) => key));
  const due = charges.filter(({ key }) => !bookedKeys.has(key));
  const paid = due.slice(0, Math.floor(balance / price));
  await db.creditTransaction.createMany({
    data: paid.map(({ kind, key, description, subjectId }, index) => ({
      kind,
      key,
      description,
      subjectId,
      amount: -price,
      balanceAfter: balance - price * (index + 1),
    })),
  });
  await db.creditAccount.updateMany({
    where: { organizationId: actor.organizationId },
    data: { balance: { decrement: price * paid.length } },
  });
  return charges.filter((charge) => bookedKeys.has(charge.key) || paid.includes(charge));
}

/** Whether the balance covers `amount` right now. Only a hint: `book` decides. */
export async function hasCredits(ctx: Booking, amount: number): Promise<boolean> {
  return env.BILLING === "off" || (await balanceOf(ctx)) >= amount;
}

/** How many charges of this price the balance covers right now; without a limit where billing is off. */
export async function affordable(ctx: Booking, price: number): Promise<number> {
  return env.BILLING === "off" ? Number.MAX_SAFE_INTEGER : Math.floor((await balanceOf(ctx)) / price);
}

/** The credits left right now. */
export async function balanceOf({ actor, db }: Booking): Promise<number> {
  const account = await db.creditAccount.findUnique({ where: { organizationId: actor.organizationId } });
  return account?.balance ?? 0;
}

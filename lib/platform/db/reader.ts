import { AsyncLocalStorage } from "node:async_hooks";
import { PrismaPg } from "@prisma/adapter-pg";
import type { Transaction } from "@prisma/driver-adapter-utils";
import type pg from "pg";
import { type Prisma, PrismaClient } from "./generated/client";
import { prepared } from "./statement";
import { statementPool } from "./statement-pool";
import type { Answer, Prepared } from "./together";

type Send = (statement: Prepared) => Promise<Answer>;

// On globalThis: Next loads a module once for pages and once for routes, and both use the same client.
const shared = globalThis as unknown as {
  shortlistReader?: { sender: AsyncLocalStorage<Send>; client: PrismaClient };
};

/** Prisma's adapter for PostgreSQL whose transactions hand their statements to a sender, without BEGIN and COMMIT. */
class PrismaPgToSender extends PrismaPg {
  constructor(
    pool: pg.Pool,
    private readonly sender: AsyncLocalStorage<Send>,
  ) {
    super(pool);
  }

  override async connect() {
    const adapter = await super.connect();
    adapter.startTransaction = () => {
      const send = this.sender.getStore();
      if (!send) throw new Error("Only work of readThrough has statements to send.");
      const query = ({ text, values, ...form }: Omit<Prepared, "name">) => {
        const { name, ...statement } = prepared({ text, values });
        // The same text may be read as objects elsewhere.
        return send({ ...statement, ...form, name: name && `array ${name}` });
      };
      const ended = () => Promise.resolve();
      const reading = Object.create(adapter, { client: { value: { query } } }) as Transaction;
      return Promise.resolve(
        Object.assign(reading, { options: { usePhantomQuery: true }, commit: ended, rollback: ended }),
      );
    };
    return adapter;
  }
}

function connect() {
  const sender = new AsyncLocalStorage<Send>();
  const adapter = new PrismaPgToSender(statementPool, sender);
  return { sender, client: new PrismaClient({ adapter, transactionOptions: { timeout: 30_000 } }) };
}

const { sender, client } = (shared.shortlistReader ??= connect());

/**
 * Runs work whose statements are sent by `send`; an `include` is part of its statement, as a join. Outside a transaction
 * Prisma would merge findUnique calls of different tenants.
 */
export const readThrough = <T>(send: Send, work: (db: Prisma.TransactionClient) => Promise<T>): Promise<T> =>
  sender.run(send, () => client.$transaction(work));

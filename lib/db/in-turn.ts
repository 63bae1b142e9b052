import { PrismaPg } from "@prisma/adapter-pg";
import type { Transaction } from "@prisma/driver-adapter-utils";
import { sendStatement } from "./presence";

/**
 * Prisma's adapter for PostgreSQL, with the statements of a transaction one after the other. Prisma hands over at once
 * all that an `include` takes; pg lets them wait in a queue of its own, and gives that up in version 9.
 */
export class PrismaPgInTurn extends PrismaPg {
  override async connect() {
    const adapter = await super.connect();
    const start = adapter.startTransaction.bind(adapter);
    adapter.startTransaction = async (isolationLevel) => inTurn(await start(isolationLevel));
    return adapter;
  }
}

function inTurn(transaction: Transaction): Transaction {
  const query = transaction.queryRaw.bind(transaction);
  const execute = transaction.executeRaw.bind(transaction);
  let last: Promise<unknown> = Promise.resolve();
  function afterLast<T>(send: () => Promise<T>): Promise<T> {
    // Also after one that failed: a ROLLBACK has its turn too.
    const timed = () => sendStatement(send);
    const sent = last.then(timed, timed);
    last = sent;
    return sent;
  }
  transaction.queryRaw = (statement) => afterLast(() => query(statement));
  transaction.executeRaw = (statement) => afterLast(() => execute(statement));
  return transaction;
}

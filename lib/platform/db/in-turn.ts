import { PrismaPg } from "@prisma/adapter-pg";
import type { Transaction } from "@prisma/driver-adapter-utils";
import { sendStatement } from "./presence";

/**
 * Prisma's adapter for PostgreSQL that sends a transaction's statements one after the other. Prisma hands over all
 * statements of an `include` together; pg puts them in its own queue, which version 9 drops.
 */
export class PrismaPgInTurn extends PrismaPg {
  override async connect() {
    const adapter = await super.connect();
    const start = adapter.startTransaction.bind(adapter);
    adapter.startTransaction = async (isolationLevel) => inTurn(await start(isolationLevel));
    // Joins are for reader.ts: an act on thousands of rows would have them built as JSON.
    adapter.getConnectionInfo = () => ({ supportsRelationJoins: false });
    return adapter;
  }
}

function inTurn(transaction: Transaction): Transaction {
  const query = transaction.queryRaw.bind(transaction);
  const execute = transaction.executeRaw.bind(transaction);
  let last: Promise<unknown> = Promise.resolve();
  function afterLast<T>(send: () => Promise<T>): Promise<T> {
    // Also after a failed statement: a ROLLBACK has to be sent too.
    const timed = () => sendStatement(send);
    const sent = last.then(timed, timed);
    last = sent;
    return sent;
  }
  transaction.queryRaw = (statement) => afterLast(() => query(statement));
  transaction.executeRaw = (statement) => afterLast(() => execute(statement));
  return transaction;
}

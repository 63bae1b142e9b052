import { AsyncLocalStorage } from "node:async_hooks";
import { prisma } from "./client";
import type { Prisma } from "./generated/client";
import { statementPool } from "./statement-pool";
import { prepared } from "./statement";
import type { TenantDb } from "./tenant";
import { sendTogether } from "./together";

/**
 * Users, sessions, memberships and OAuth: what is needed before the organization is known. The login role inherits
 * privileges on these tables only. For identity and organizations, not for domain data.
 */
export const identityDb = prisma;

const transaction = new AsyncLocalStorage<TenantDb>();

/** The same for better-auth, which takes one client: what it does within `inIdentity` is part of that transaction. */
export const authDb = new Proxy(identityDb, {
  get: (client, name) => Reflect.get(transaction.getStore() ?? client, name) as unknown,
});

/** Runs work, including what it asks of better-auth, in one transaction. */
export const inIdentity = <T>(work: (db: TenantDb) => Promise<T>): Promise<T> =>
  identityDb.$transaction((db) => transaction.run(db, () => work(db)));

/** One statement on the same tables, prepared once: for lookups of every request. */
export const identityRows = async <T extends object>(statement: Prisma.Sql): Promise<T[]> =>
  (await sendTogether(statementPool, [prepared(statement)]))[0]?.rows as T[];

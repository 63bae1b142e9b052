import { asRelay } from "@/lib/db/relay";

/** Connections whose sign-in has to be renewed so that it does not run out, of every organization. */
export const dueLogins = (limit = 200) =>
  asRelay(
    (db) => db.$queryRaw<{ organizationId: string; connectionId: string }[]>`
      SELECT "organizationId", id AS "connectionId" FROM "AtsConnection"
      WHERE "loginState" = 'good' AND "loginRenewAt" <= now() ORDER BY "loginRenewAt" LIMIT ${limit}`,
  );

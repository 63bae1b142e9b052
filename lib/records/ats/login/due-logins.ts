import { asRelay } from "@/lib/platform/db/relay";

/** Connections of every organization whose sign-in must be renewed before it expires. */
export const dueLogins = (limit = 200) =>
  asRelay(
    (db) => db.$queryRaw<{ organizationId: string; connectionId: string }[]>`
      SELECT "organizationId", id AS "connectionId" FROM "AtsConnection"
      WHERE "loginState" = 'good' AND "loginRenewAt" <= now() ORDER BY "loginRenewAt" LIMIT ${limit}`,
  );

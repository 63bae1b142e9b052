import { connected } from "../../scripts/postgres/roles.ts";

/** The databases of the apps that were started here, by their address. */
const databases = new Map<string, string>();

/** Where the users of the app at this address stand, by a login that row-level security does not hold back. */
export function rememberDatabase(site: string, ownerUrl: string) {
  databases.set(site, ownerUrl);
}

/** What opening the link of the letter does, for tests that are about something else. */
export async function confirmAddressOf(site: string, email: string) {
  const owner = databases.get(site);
  if (!owner) return;
  await connected(owner, (db) =>
    db.query('UPDATE "User" SET "emailVerified" = true WHERE email = $1', [email]),
  );
}

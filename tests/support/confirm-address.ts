import { connected } from "../../scripts/postgres/roles.ts";

/** The databases of the apps started in this process, by URL of the app. */
const databases = new Map<string, string>();

/** Stores which database the app at this URL uses, with a login that bypasses row-level security. */
export function rememberDatabase(site: string, ownerUrl: string) {
  databases.set(site, ownerUrl);
}

/** Confirms an email address as its letter's link would, for tests that check something else. */
export async function confirmAddressOf(site: string, email: string) {
  const owner = databases.get(site);
  if (!owner) return;
  await connected(owner, (db) =>
    db.query('UPDATE "User" SET "emailVerified" = true WHERE email = $1', [email]),
  );
}

import { identityDb } from "@/lib/db/identity";

/** Whether the database answers. */
export async function isHealthy(): Promise<boolean> {
  try {
    await identityDb.$queryRaw`SELECT 1`;
    return true;
  } catch {
    return false;
  }
}

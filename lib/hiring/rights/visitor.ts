import type { Actor } from "@/lib/platform/access/actor";
import { candidateActor } from "@/lib/platform/access/system";
import { identityDb } from "@/lib/platform/db/identity";
import type { Locale } from "@/messages/locales";
import { organizationIn } from "./own-link";

/** A reader of the public pages of the organization with this slug; null where there is none. */
export async function visitorOf(slug: string, locale: Locale): Promise<Actor | null> {
  // PostgreSQL refuses NUL in texts.
  if (slug.includes("\0")) return null;
  const organization = await identityDb.organization.findUnique({ where: { slug }, select: { id: true } });
  return organization && candidateActor(organization.id, locale);
}

/** Whoever opens a mailed link; null where it is none. Use cases check its token. */
export function linkHolder(token: string, locale: Locale): Actor | null {
  const organizationId = organizationIn(token);
  return organizationId === null ? null : candidateActor(organizationId, locale);
}

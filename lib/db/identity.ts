import { prisma } from "./client";

/**
 * Users, sessions, memberships and OAuth: what must be known before the organization is. The login role inherits
 * privileges on these tables only. For lib/access and lib/organizations' sign-up; nothing else.
 */
export const identityDb = prisma;

import { env } from "@/lib/env";

/** Calls of tools and lists that agents may make a minute, counted over all instances. */
export const callLimits = {
  /** One client that one recruiter authorized. */
  perGrant: env.MCP_CALLS_PER_GRANT,
  /** All agents of an organization. */
  perOrganization: env.MCP_CALLS_PER_ORGANIZATION,
};

import { env } from "@/lib/env";

/** How many tool and list calls agents may make per minute, counted across all instances. */
export const callLimits = {
  /** One client that one recruiter authorized. */
  perGrant: env.MCP_CALLS_PER_GRANT,
  /** All agents of an organization. */
  perOrganization: env.MCP_CALLS_PER_ORGANIZATION,
};

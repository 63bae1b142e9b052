/** Calls of tools and lists that agents may make a minute, counted over all instances. */
export const callLimits = {
  /** One client that one recruiter authorized. */
  perGrant: 1_200,
  /** All agents of an organization. */
  perOrganization: 6_000,
};

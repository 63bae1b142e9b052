/** Requests per minute allowed to one address. */
export const addressLimits = {
  // A host registers all its users from few addresses. What is never used is deleted (sweep-identity.ts).
  register: 120,
  // Whole companies browse from one address.
  authorize: 300,
  "client-document": 20,
  // Refused requests only; those of a known client and person have their own limit.
  token: 300,
  revoke: 300,
  unsubscribe: 60,
  // Refused requests of directories only; those of a known token have their own limit.
  scim: 60,
  "sign-in": 20,
  // While an address is typed on the sign-in page.
  "sign-in-organization": 60,
  "sign-up": 5,
  // A candidate's own page and what is asked there, without an account.
  "own-page": 60,
  "candidate-link": 5,
  // Whole schools and offices apply from one address.
  apply: 10,
  // An ATS calls from few addresses for all its customers.
  webhook: 1_200,
} as const;

/** Token and revocation requests of one client for one person. */
export const grantLimit = { limit: 300, seconds: 60 };

/** How many links to their own page anybody may have us mail to one address of an organization's candidates. */
export const linksToOneAddress = { limit: 3, seconds: 3600 };

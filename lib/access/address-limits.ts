/** Requests per minute allowed to one address. */
export const addressLimits = {
  register: 10,
  authorize: 60,
  "client-document": 20,
  token: 60,
  revoke: 60,
  unsubscribe: 60,
  "sign-in": 20,
  "sign-up": 5,
  // An ATS calls from few addresses for all its customers.
  webhook: 1_200,
} as const;

/** What one address may do in a minute. */
export const addressLimits = {
  register: 10,
  authorize: 60,
  "client-document": 20,
  token: 60,
  revoke: 60,
  "sign-in": 20,
  "sign-up": 5,
} as const;

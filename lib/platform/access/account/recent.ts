/**
 * Whoever takes an account over adds something soon that stays: a passkey, an agent. What was added in these days
 * before its owner took it back is therefore suspended until they have reviewed it, and suggested for removal. As long,
 * a notice's link takes an account back.
 */
export const RECENT_DAYS = 7;

/** The start of the last days before `at`. */
export const daysBefore = (at: Date) => new Date(at.getTime() - RECENT_DAYS * 24 * 3600 * 1000);

import { deciding } from "./decide";

/**
 * Makes an accepted, rejected or withdrawn application undecided again. This is recorded as a decision, and sent to
 * the ATS where its API can reopen applications.
 */
export const reopenApplication = deciding("reopenApplication", "reopen");

import { deciding } from "./decide";

/** Rejects an application. Always a person's decision. */
export const rejectApplication = deciding("rejectApplication", "reject");

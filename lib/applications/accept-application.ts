import { deciding } from "./decide";

/** Puts an application on the shortlist. */
export const acceptApplication = deciding("acceptApplication", "accept");

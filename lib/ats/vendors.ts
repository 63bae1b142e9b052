import type { Vendor } from "./vendor";
import { ashby } from "./vendors/ashby/vendor";
import { greenhouse } from "./vendors/greenhouse/vendor";
import { lever } from "./vendors/lever/vendor";
import { teamtailor } from "./vendors/teamtailor/vendor";
import { workable } from "./vendors/workable/vendor";

/** Every applicant tracking system that can be connected, by the id it is kept under. Each is its folder and its line. */
export const vendors: Record<string, Vendor> = { greenhouse, ashby, teamtailor, lever, workable };

/** The vendor of a connection; undefined for imports from files. */
export const vendorOf = (provider: string): Vendor | undefined =>
  Object.hasOwn(vendors, provider) ? vendors[provider] : undefined;

import type { Vendor } from "./vendor";
import { ashby } from "./vendors/ashby/vendor";
import { greenhouse } from "./vendors/greenhouse/vendor";
import { lever } from "./vendors/lever/vendor";
import { teamtailor } from "./vendors/teamtailor/vendor";
import { workable } from "./vendors/workable/vendor";

/** Every applicant tracking system that can be connected, by stored id. A new one is a folder and a line here. */
export const vendors: Record<string, Vendor> = { greenhouse, ashby, teamtailor, lever, workable };

/** The vendor of a connection; undefined for imports from files. */
export const vendorOf = (provider: string): Vendor | undefined =>
  Object.hasOwn(vendors, provider) ? vendors[provider] : undefined;

import { afterEach, expect } from "vitest";
import { breaches } from "../simulators/contracts/under-contract";

// Whatever a test is about: no exchange with an ATS may use what the vendor's sources do not have.
afterEach(() => expect(breaches.splice(0), "breaches of a vendor's contract").toEqual([]));

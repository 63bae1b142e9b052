import { afterAll, afterEach, expect, vi } from "vitest";
import { breaches } from "../simulators/contracts/under-contract";

// Whatever a test is about: no exchange with an ATS may use what the vendor's sources do not have.
afterEach(() => expect(breaches.splice(0), "breaches of a vendor's contract").toEqual([]));

// Files share a process: what one has put in place of a function or the clock goes with it.
afterAll(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

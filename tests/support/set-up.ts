import { afterAll, afterEach, expect, vi } from "vitest";
import { breaches } from "../simulators/contracts/under-contract";

// In every test, requests and responses of an ATS may use only what the vendor documents.
afterEach(() => expect(breaches.splice(0), "breaches of a vendor's contract").toEqual([]));

// Files share a process: each file's mocks and fake timers are removed after it.
afterAll(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

import { after } from "next/server";

/** Keeps a serverless process running until `work` is done: otherwise the host freezes it after the response. */
export function outliveResponse(work: Promise<void>) {
  try {
    after(work);
  } catch {
    // Not in a request: called by a workflow step or at start.
  }
}

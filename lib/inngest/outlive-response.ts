import { after } from "next/server";

/** Has a serverless host keep the process until this is done: it freezes one that has answered, unless it is told. */
export function outliveResponse(work: Promise<void>) {
  try {
    after(work);
  } catch {
    // Not in a request: a workflow step's or a start's.
  }
}

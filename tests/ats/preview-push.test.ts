import { expect, test } from "vitest";
import type { Disposition } from "@/lib/platform/db/generated/enums";
import { previewPush } from "@/lib/records/ats/preview-push";

const greenhouse = (settings: object, status = "active") => ({
  name: "Greenhouse",
  provider: "greenhouse",
  status,
  settings,
});

const before = (hasFeedback: boolean, refusal: string | null, disposition: Disposition = "active") => ({
  disposition,
  removed: false,
  hasFeedback,
  refusal,
});

test("says before a decision what the ATS will do with it", () => {
  const both = greenhouse({ push: "both", acceptStage: "On-site", comments: true });
  expect(previewPush(both, "accept", before(true, null))).toEqual([
    "Greenhouse moves the application to “On-site”, unless it is already that far, and may e-mail the candidate by its own rules.",
    "The feedback goes to Greenhouse as a note.",
  ]);
  expect(previewPush(both, "reject", before(false, null))).toEqual([
    "Greenhouse rejects the application and may e-mail the candidate by its own rules.",
  ]);
  const rejections = greenhouse({ push: "reject" });
  expect(previewPush(rejections, "accept", before(true, null))).toEqual([
    "The decision is not sent to Greenhouse: its sync settings keep it here.",
  ]);
  expect(previewPush(both, "accept", before(true, "No such stage."))).toEqual([
    "Nothing is sent to Greenhouse. No such stage.",
  ]);
  expect(previewPush(greenhouse({ push: "both" }, "paused"), "reject", before(true, null))).toEqual([
    "Greenhouse is paused: the decision is sent when the connection is resumed.",
  ]);
  expect(previewPush({ ...both, provider: "csv" }, "accept", before(true, null))[0]).toContain(
    "nobody is e-mailed",
  );
  expect(previewPush(both, "reopen", before(false, null, "rejected"))).toEqual([
    "Greenhouse reopens the application and may e-mail the candidate by its own rules.",
  ]);
  expect(previewPush(both, "reopen", { ...before(true, null, "withdrawn"), removed: true })).toEqual([
    "Greenhouse no longer has this application: nothing is sent.",
  ]);
  expect(previewPush(both, "reopen", before(false, null, "accepted"))).toEqual([
    "Greenhouse leaves the application in its current stage.",
  ]);
});

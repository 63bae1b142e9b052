import { expect, test } from "vitest";
import type { Disposition } from "@/lib/db/generated/enums";
import { foretellPush } from "@/lib/ats/foretell-push";

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

test("says before a decision what the ATS will do of it", () => {
  const both = greenhouse({ push: "both", acceptStage: "On-site", comments: true });
  expect(foretellPush(both, "accept", before(true, null))).toEqual([
    "Greenhouse moves the application to “On-site”, if it is not that far already, and may e-mail the candidate by its own rules.",
    "The feedback goes to Greenhouse as a note.",
  ]);
  expect(foretellPush(both, "reject", before(false, null))).toEqual([
    "Greenhouse rejects the application and may e-mail the candidate by its own rules.",
  ]);
  const rejections = greenhouse({ push: "reject" });
  expect(foretellPush(rejections, "accept", before(true, null))).toEqual([
    "Greenhouse is not told of the decision: its sync settings keep it here.",
  ]);
  expect(foretellPush(both, "accept", before(true, "No such stage."))).toEqual([
    "Greenhouse is not told. No such stage.",
  ]);
  expect(foretellPush(greenhouse({ push: "both" }, "paused"), "reject", before(true, null))).toEqual([
    "Greenhouse is paused: it is not told until the connection is resumed.",
  ]);
  expect(foretellPush({ ...both, provider: "csv" }, "accept", before(true, null))[0]).toContain(
    "nobody is e-mailed",
  );
  expect(foretellPush(both, "reopen", before(false, null, "rejected"))).toEqual([
    "Greenhouse reopens the application and may e-mail the candidate by its own rules.",
  ]);
  expect(foretellPush(both, "reopen", { ...before(true, null, "withdrawn"), removed: true })).toEqual([
    "Greenhouse no longer has this application: it is told nothing.",
  ]);
  expect(foretellPush(both, "reopen", before(false, null, "accepted"))).toEqual([
    "Greenhouse leaves the application in the stage where it is there.",
  ]);
});

import { expect, test } from "vitest";
import { foretellPush } from "@/lib/ats/foretell-push";

const greenhouse = (settings: object, status = "active") => ({
  ...{ name: "Greenhouse", provider: "greenhouse", status, settings },
});

test("says before a decision what the ATS will do of it", () => {
  const both = greenhouse({ push: "both", acceptStage: "On-site", comments: true });
  expect(foretellPush(both, "accept", true, null)).toEqual([
    "Greenhouse moves the application to “On-site”, if it is not that far already, and may e-mail the candidate by its own rules.",
    "The feedback goes to Greenhouse as a note.",
  ]);
  expect(foretellPush(both, "reject", false, null)).toEqual([
    "Greenhouse rejects the application and may e-mail the candidate by its own rules.",
  ]);
  const rejections = greenhouse({ push: "reject" });
  expect(foretellPush(rejections, "accept", true, null)).toEqual([
    "Greenhouse is not told of the decision: its sync settings keep it here.",
  ]);
  expect(foretellPush(both, "accept", true, "No such stage.")).toEqual([
    "Greenhouse is not told. No such stage.",
  ]);
  expect(foretellPush(greenhouse({ push: "both" }, "paused"), "reject", true, null)).toEqual([
    "Greenhouse is paused: it is not told until the connection is resumed.",
  ]);
  expect(foretellPush({ ...both, provider: "csv" }, "accept", true, null)[0]).toContain("nobody is e-mailed");
});

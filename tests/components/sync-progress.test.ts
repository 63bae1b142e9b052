import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type Progress, SyncProgress } from "@/components/settings/sync-progress";

const importing: Progress = {
  running: true,
  full: true,
  startedAt: "2026-11-22T08:00:00Z",
  finishedAt: null,
  steps: [
    { step: "jobs", state: "done", seen: 40, expected: null, readAt: null },
    { step: "candidates", state: "reading", seen: 4_500, expected: 12_340, readAt: null },
    { step: "applications", state: "waiting", seen: 0, expected: null, readAt: null },
    { step: "attachments", state: "waiting", seen: 0, expected: null, readAt: null },
    { step: "removals", state: "waiting", seen: 0, expected: null, readAt: null },
  ],
  perSecond: 42,
};

const shown = (more: Partial<Progress> = {}, halted = false) =>
  renderToStaticMarkup(createElement(SyncProgress, { progress: { ...importing, ...more }, halted })).replace(
    /<[^>]+>/g,
    " ",
  );
const onReading = (more: Partial<Progress["steps"][number]>) =>
  importing.steps.map((each) => (each.state === "reading" ? { ...each, ...more } : each));

test("shows what was read, of how many where the ATS says so, and the pace", () => {
  expect(shown()).toContain("42 records a second");
  expect(shown()).toContain("4,500 of 12,340");
  const unknown = shown({ steps: onReading({ expected: null }), perSecond: 0.2 });
  expect(unknown).toContain("12 records a minute");
  expect(unknown).toContain("4,500");
  expect(unknown).not.toContain("of 12,340");
});

test("shows no pace for a stopped sync", () => {
  const page = shown({}, true);
  expect(page).toContain("Stopped while importing everything");
  expect(page).not.toContain("a second");
});

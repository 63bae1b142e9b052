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
    { step: "jobs", state: "done", seen: 40, expected: null, basis: null, readAt: null },
    { step: "candidates", state: "reading", seen: 4_500, expected: 12_340, basis: "dates", readAt: null },
    { step: "applications", state: "waiting", seen: 0, expected: null, basis: null, readAt: null },
    { step: "attachments", state: "waiting", seen: 0, expected: null, basis: null, readAt: null },
    { step: "removals", state: "waiting", seen: 0, expected: null, basis: null, readAt: null },
  ],
  perSecond: 42,
  secondsLeft: 187,
  endKnown: false,
  doubt: null,
};

const shown = (more: Partial<Progress> = {}, halted = false) =>
  renderToStaticMarkup(createElement(SyncProgress, { progress: { ...importing, ...more }, halted })).replace(
    /<[^>]+>/g,
    " ",
  );
const onReading = (more: Partial<Progress["steps"][number]>) =>
  importing.steps.map((each) => (each.state === "reading" ? { ...each, ...more } : each));

test("labels an estimate as such, and shows its list, its basis and what is not known yet", () => {
  const page = shown();
  expect(page).toContain("42 records a second, about 3 min left for candidates");
  expect(page).toContain("4,500 of about 12,340");
  expect(page).toContain(
    "The ATS gives no totals: this is an estimate based on the dates of what has arrived.",
  );
  expect(page).toContain("How long applications and attachments will take is not known yet.");
});

test("shows the ATS's own total without “about”, and the time left without a list when the end is known", () => {
  const page = shown({
    steps: onReading({ basis: "total", readAt: null }),
    secondsLeft: 7_400,
    endKnown: true,
  });
  expect(page).toContain("about 2 h 3 min left");
  expect(page).not.toContain("left for");
  expect(page).toContain("4,500 of 12,340");
  expect(page).not.toContain("no totals");
  expect(page).not.toContain("not known");
});

test("says why there is no estimate, and shows a slow pace per minute", () => {
  const unknown = {
    secondsLeft: null,
    steps: onReading({ expected: null, basis: null, readAt: null }),
    perSecond: 0.2,
  };
  const page = shown({ ...unknown, doubt: "unordered" });
  expect(page).toContain("12 records a minute");
  expect(page).not.toContain("left");
  expect(page).toContain("does not list these records by date");
  expect(shown({ ...unknown, doubt: "early" })).toContain("too little has arrived yet");
  expect(shown({ ...unknown, doubt: "past" })).toContain("how much more is not known");
  expect(shown({ ...unknown, doubt: "quiet" })).toContain("Nothing has arrived for some minutes");
});

test("shows no estimate for a stopped sync", () => {
  const page = shown({}, true);
  expect(page).toContain("Stopped while importing everything");
  expect(page).not.toContain("left");
  expect(page).not.toContain("estimate");
});

import { createElement } from "react";
import { expect, test } from "vitest";
import { AtsNotice } from "@/components/application/ats-notice";
import { PermissionsProvider } from "@/components/shell/permitted";
import { SyncState } from "@/components/application/sync-state";
import { AccessList } from "@/components/settings/access-list";
import { SettingsForm } from "@/components/settings/settings-form";
import type { ShownApplication } from "@/components/application/shown";
import { reasonInWords, type Sync } from "@/components/application/sync-words";
import { inLanguage } from "@/lib/in-language";
import { say } from "@/lib/say";
import { rendered } from "./rendered";
import german from "@/messages/de/sentences.json";

const words = (markup: string) =>
  markup
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

/** The text of the ATS notice on an application's page, and its buttons. */
function notice(
  atsSync: Sync,
  commentSync: Sync,
  syncReason: string | null = null,
  atsWaits: { reason: string; until: string | null } | null = null,
  undoable: ShownApplication["undoable"] = null,
) {
  const decisions = [
    {
      decisionId: "d",
      kind: "accept" as const,
      feedback: "Strong.",
      reason: null,
      letter: null,
      stage: null,
      decidedBy: "Robin",
      throughAgent: false,
      createdAt: "2026-03-31T10:00:00Z",
      undone: null,
      seen: null,
      inConversation: false,
    },
  ];
  const application = {
    applicationId: "a",
    ats: "Greenhouse",
    atsSync,
    commentSync,
    syncReason,
    atsWaits,
    undoable,
    decisions,
  };
  const succeed = () => Promise.resolve({ ok: true as const });
  const acts = { retry: succeed, leave: succeed, keepTheirs: succeed };
  const shown = createElement(AtsNotice, { application, acts });
  const markup = rendered(
    createElement(PermissionsProvider, { permissions: ["application:decide"], children: shown }),
  );
  const buttons = [...markup.matchAll(/<button.*?<\/button>/g)].map(([button]) => words(button));
  return { text: words(markup), buttons };
}
const both = ["Retry", "Leave as is"];

test.each<[Sync, Sync, string | null, string, string[]]>([
  ["pending", "pending", null, "Sending to Greenhouse …", []],
  ["synced", "pending", null, "Sending to Greenhouse …", []],
  ["synced", "synced", null, "Greenhouse has the decision and the feedback.", []],
  ["synced", "not_linked", null, "Greenhouse has the decision.", []],
  ["not_linked", "not_linked", "Left as it is in the ATS.", "Left as it is in the ATS.", []],
  [
    "failed",
    "failed",
    "Greenhouse rejected the request (HTTP 422).",
    "Greenhouse does not have the decision",
    both,
  ],
  ["unknown", "pending", "No clear answer.", "It is not known whether Greenhouse has the decision", both],
  ["synced", "failed", "HTTP 422.", "Greenhouse does not have the feedback", both],
  ["synced", "unknown", "No clear answer.", "It is not known whether Greenhouse has the feedback", both],
  [
    "failed",
    "failed",
    "Conflict: accepted here, but rejected in Greenhouse.",
    "Greenhouse says something different from what was decided here",
    ["Keep ours", "Keep theirs", "Leave as is"],
  ],
])("shows the message, reason and buttons for a %s decision with %s feedback", (...row) => {
  const [atsSync, commentSync, reason, message, offered] = row;
  const { text, buttons } = notice(atsSync, commentSync, reason);
  expect(text).toContain(message);
  expect(text).toContain(reason ?? "");
  expect(buttons).toEqual(offered);
});

test("offers both sides of a conflict to a German reader, too", async () => {
  const conflicts = Object.keys(german).filter((sentence) => sentence.startsWith("Conflict:"));
  expect(conflicts.length).toBeGreaterThan(5);
  const values = {
    ats: "Greenhouse",
    state: "hired",
    stage: "Offer",
    name: "Offer",
    now: "Phone",
    words: "Hired.",
  };
  const reasons = await inLanguage("de", async () => conflicts.map((sentence) => say(sentence, values)));
  for (const reason of reasons) {
    const { buttons } = notice("failed", "failed", reason);
    expect(buttons, reason).toEqual(["Keep ours", "Keep theirs", "Leave as is"]);
    expect(reasonInWords(reason)).not.toMatch(/conflict|konflikt/i);
  }
});

test("shows why a pending decision waits, and until when", () => {
  const waits = { reason: "Greenhouse has asked for a pause.", until: "2026-03-31T10:05:00Z" };
  const { text } = notice("pending", "pending", null, waits);
  expect(text).toBe(
    "Sending to Greenhouse … Greenhouse has asked for a pause. Next attempt after 31 Mar 2026 .",
  );
  const reason = "Waiting for the workflow service since 2026-03-31 09:12 UTC.";
  expect(notice("pending", "pending", null, { reason, until: null }).text).toBe(
    `Sending to Greenhouse … ${reason}`,
  );
});

test("shows a label for each sync state in the list", () => {
  const shown = (sync: Sync, conflict = false) =>
    words(rendered(createElement(SyncState, { sync, conflict })));
  const states = ["pending", "synced", "failed", "unknown"] as const;
  expect(states.map((sync) => shown(sync))).toEqual(["Pending", "Synced", "Failed", "Unknown until checked"]);
  expect(shown("failed", true)).toBe("Conflict");
});

test("shows the state of each permission, and for a missing one what does not work", () => {
  const permission = { label: "Reject applications", disables: "Rejections are not sent.", required: false };
  const shown = (state: "granted" | "missing" | "unknown") =>
    words(rendered(createElement(AccessList, { access: [{ id: "x", ...permission, state }] })));
  expect(shown("granted")).toBe("Permissions Reject applications granted");
  expect(shown("missing")).toBe("Permissions Reject applications missing Rejections are not sent.");
  expect(shown("unknown")).toBe("Permissions Reject applications not known");
});

test("marks a chosen stage or reason that the ATS has removed, and asks for another", () => {
  const settings = {
    jobExternalIds: null,
    attachments: true,
    push: "both" as const,
    acceptStage: "On-site",
    rejectionReasonId: "7",
    reasons: {},
    comments: false,
    sandbox: false,
    everyMinutes: 15,
  };
  const removed = { stage: "On-site", reason: { externalId: "7", name: "Position filled" } };
  const props = {
    settings,
    wantsReason: true,
    stageNames: ["Offer"],
    rejectionReasons: [],
    ownReasons: [],
    jobs: [],
  };
  const save = () => Promise.resolve({ ok: true as const });
  const form = (removal: typeof removed | { stage: null; reason: null }) =>
    words(rendered(createElement(SettingsForm, { ...props, removed: removal, save })));
  expect(form(removed)).toContain("On-site (removed)");
  expect(form(removed)).toContain("The ATS has removed this stage. Choose another");
  expect(form(removed)).toContain("Position filled (removed)");
  expect(form(removed)).toContain("The ATS has removed this reason. Choose another");
  expect(form({ stage: null, reason: null })).not.toContain("removed");
});

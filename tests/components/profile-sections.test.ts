import { createElement } from "react";
import { expect, test } from "vitest";
import { type Corrected } from "@/components/candidate/correct-list";
import { ProfileSections } from "@/components/candidate/profile-sections";
import type { ShownProfile } from "@/components/candidate/shown";
import { PermissionsProvider } from "@/components/shell/permitted";
import type { Permission } from "@/lib/platform/access/permissions";
import { rendered } from "./rendered";

const profile: ShownProfile = {
  headline: null,
  roles: [
    {
      title: "Cook",
      organization: "Acme",
      from: "2019-03",
      to: null,
      current: true,
      span: { start: 0, end: 9 },
      months: 20,
    },
  ],
  education: [],
  skills: [],
  languages: [],
  certificates: [],
  years: 1.7,
  language: "en",
  contact: null,
  corrections: [{ list: "roles", by: "Cora", at: "2026-11-29T10:00:00Z" }],
  revision: "r",
};
const of: Corrected = { candidateId: "c", attachmentId: "a", profile };

const shown = (permissions: Permission[], corrected: Corrected | null) =>
  rendered(
    createElement(PermissionsProvider, {
      permissions,
      children: createElement(ProfileSections, {
        profile,
        of: corrected,
        acts: { correctList: () => Promise.resolve({ ok: true as const }) },
      }),
    }),
  );

test("says who corrected a list, and offers to correct every list, also one in which nothing was read", () => {
  const page = shown(["candidate:write"], of);
  expect(page.match(/Correct: [A-Z]\w+/g)).toEqual([
    "Correct: Roles",
    "Correct: Skills",
    "Correct: Education",
    "Correct: Languages",
    "Correct: Certificates",
  ]);
  expect(page).toMatch(/Corrected by <bdi>Cora<\/bdi>/);
  expect(page.match(/Show what was read again: \w+/g)).toEqual(["Show what was read again: Roles"]);
  expect(page.match(/Nothing was read\./g)).toHaveLength(4);
});

test("offers corrections neither to readers nor in a blind review", () => {
  for (const page of [shown([], of), shown(["candidate:write"], null)]) {
    expect(page).not.toMatch(/Correct:|Show what was read|Nothing was read/);
    expect(page).toContain("Cook");
  }
});

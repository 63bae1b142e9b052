import "../support/database";
import { beforeAll, expect, test } from "vitest";
import type { Application } from "@/lib/platform/db/generated/client";
import { agentOf, callLegacy, doorFor, READ, type Serve } from "../mcp/door";
import { allPages } from "../support/all-pages";
import { applicant, configuredJob, hiringTeam, ownerDb } from "../support/world";

// A job whose candidates share scores and names, so that only the id tells them apart.
let serve: Serve;
let jobId: string;
let all: (Application & { name: string })[];

const scores = [90, 70, 70, 70, 69.9, 12.5, undefined, undefined];
const names = ["Ada Reyes", "Bo Lind", "Cy Okafor"];
const dispositions = ["active", "active", "accepted", "rejected", "withdrawn"] as const;

beforeAll(async () => {
  const { recruiter } = await hiringTeam();
  ({ serve } = doorFor(agentOf(recruiter, READ)));
  jobId = (await configuredJob(recruiter)).job.id;
  all = [];
  for (let i = 0; i < 26; i++) {
    const overall = scores[i % scores.length];
    const name = names[i % names.length]!;
    const scoreStatus = overall === undefined ? (i % 2 ? "failed" : "queued") : "scored";
    const { id } = await applicant(recruiter, jobId, { fullName: name, overall, scoreStatus });
    const data = {
      disposition: dispositions[i % dispositions.length]!,
      source: i % 4 === 0 ? ("rediscovered" as const) : ("applied" as const),
      verification: i % 5 === 0 ? ("flagged" as const) : ("unverified" as const),
      openCriteria: overall === undefined ? null : i % 3,
    };
    all.push({ ...(await ownerDb.application.update({ where: { id }, data })), name });
  }
  const other = await configuredJob(recruiter);
  await applicant(recruiter, other.job.id, { overall: 99 });
});

type Row = (typeof all)[number];
const byId = (a: Row, b: Row) => (a.id < b.id ? -1 : 1);
const orders: Record<string, (a: Row, b: Row) => number> = {
  score: (a, b) => (b.overall ?? -1) - (a.overall ?? -1) || byId(a, b),
  recent: (a, b) => -byId(a, b),
  name: (a, b) => a.name.localeCompare(b.name) || byId(a, b),
};

const onShortlist = ({ disposition, overall }: Row) =>
  disposition === "accepted" || (disposition === "active" && (overall ?? 0) >= 70);
const filters: [object, (row: Row) => boolean][] = [
  [{}, () => true],
  [{ shortlist: true }, onShortlist],
  [{ shortlist: false }, (row) => !onShortlist(row)],
  [{ rejected: true }, (row) => row.disposition === "rejected"],
  [{ rejected: false }, (row) => row.disposition !== "rejected"],
  [{ rediscovered: true }, (row) => row.source === "rediscovered"],
  [{ rediscovered: false }, (row) => row.source !== "rediscovered"],
  [{ disposition: "active" }, (row) => row.disposition === "active"],
  [
    { minScore: 69.9, maxScore: 70 },
    (row) => row.overall !== null && row.overall >= 69.9 && row.overall <= 70,
  ],
  [{ missingAtMost: 1 }, (row) => row.openCriteria !== null && row.openCriteria <= 1],
  [{ shortlist: true, rediscovered: true }, (row) => onShortlist(row) && row.source === "rediscovered"],
];

type Page = {
  items: { applicationId: string; rank: number | null; name: string }[];
  total: number;
  nextCursor: string | null;
};

async function walk(args: object, limit: number) {
  const pages = await allPages(async (cursor) => {
    const reply = await callLegacy(serve, "listJobCandidates", { jobId, limit, cursor, ...args });
    return reply.structuredContent as unknown as Page;
  });
  for (const { items, total } of pages) {
    expect(items.length).toBeLessThanOrEqual(limit);
    expect(total).toBe(all.filter(matching(args)).length);
  }
  return pages.flatMap(({ items }) => items);
}
const matching = (args: object) => {
  const wanted = JSON.stringify({ ...args, sort: undefined });
  return filters.find(([filter]) => JSON.stringify(filter) === wanted)![1];
};

const ranked = () => all.filter(({ overall }) => overall !== null).sort(orders.score);

test.each(Object.keys(orders))(
  "sorted by %s, every page continues where the last one ended, with every filter",
  async (sort) => {
    for (const [filter, matches] of filters) {
      const expected = all.filter(matches).sort(orders[sort]);
      const items = await walk({ sort, ...filter }, 4);
      const label = JSON.stringify(filter);
      expect(
        items.map((item) => item.applicationId),
        label,
      ).toEqual(expected.map(({ id }) => id));
      expect(
        items.map((item) => item.name),
        label,
      ).toEqual(expected.map(({ name }) => name));
      // The rank among all of the job's candidates, not among those listed.
      const ranks = expected.map(({ id }) => ranked().findIndex((each) => each.id === id) + 1 || null);
      expect(
        items.map((item) => item.rank),
        label,
      ).toEqual(ranks);
    }
  },
);

test("lists the best first, ten at a time, by default", async () => {
  const { structuredContent } = await callLegacy(serve, "listJobCandidates", { jobId });
  const { items, total, nextCursor } = structuredContent as unknown as Page;
  expect(items.map((item) => item.applicationId)).toEqual(
    [...all]
      .sort(orders.score)
      .slice(0, 10)
      .map(({ id }) => id),
  );
  expect(total).toBe(26);
  expect(nextCursor).toEqual(expect.any(String));
});

test("refuses an invalid cursor and names the argument", async () => {
  for (const cursor of ["", "{}", "bm9uZQ"]) {
    const reply = await callLegacy(serve, "listJobCandidates", { jobId, cursor });
    expect(reply).toMatchObject({ isError: true, content: [{ text: expect.stringMatching(/^cursor: /) }] });
  }
});

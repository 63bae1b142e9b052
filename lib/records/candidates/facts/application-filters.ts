import * as z from "zod";
import { flagKinds } from "@/lib/judging/ai/judging";
import { Prisma } from "@/lib/platform/db/generated/client";
import { ApplicationSource } from "@/lib/platform/db/generated/enums";
import { invalid } from "@/lib/errors";
import { Dispositions } from "@/lib/judging/states/status";
import { isSnoozed } from "@/lib/judging/states/snoozed";
import { isBlindCandidate } from "@/lib/platform/blind-review/blind-candidate";
import { hasSignal, signalKinds } from "@/lib/records/candidates/signals/signal";
import { type ApplicationFilter, readQuery, type SearchQuery } from "./search-query";

type Condition = (value: string, name: string) => Prisma.Sql;

/** The filters of a search that are about an application, as SQL conditions on application `a`. */
export const applicationFilters = (text: string): Prisma.Sql[] =>
  readQuery(text).ofApplication.map(({ name, value, not }) => {
    const condition = conditions[name]!(value, name);
    return not ? Prisma.sql`NOT coalesce(${condition}, false)` : condition;
  });

/** Whether application `a` has this tag, whatever its case. */
export const hasTag = (tag: string) =>
  Prisma.sql`EXISTS (SELECT FROM unnest(a.tags) tag WHERE folded(tag) = folded(${tag}))`;

/** A text for LIKE that contains the value. */
const containing = (value: string) => `%${value.replace(/[\\%_]/g, "\\$&")}%`;

/** SQL: criteria `k` of the current scorecard version `s` whose name contains this. */
const criterionNamed = (value: string) => Prisma.sql`
  "Scorecard" s JOIN "Criterion" k ON k."organizationId" = s."organizationId" AND k."versionId" = s."currentVersionId"
    AND folded(k.name) LIKE folded(${containing(value)})`;

const points = (value: string, test: Prisma.Sql) => Prisma.sql`NOT a.outdated AND EXISTS (
  SELECT 1 FROM ${criterionNamed(value)} WHERE s."jobId" = a."jobId" AND a.points[k.position + 1] ${test})`;

const oneOf = (options: readonly string[], value: string, typed: string) => {
  const option = options.find((each) => each === value.toLowerCase());
  if (!option) throw invalid('"{typed}": choose from {options}.', { typed, options: [...options] });
  return option;
};

/** Decisions that still stand. */
const decided = (test: Prisma.Sql) => Prisma.sql`EXISTS (
  SELECT 1 FROM "Decision" d JOIN "User" u ON u.id::text = d."decidedBy"
  WHERE d."applicationId" = a.id AND d."undoneAt" IS NULL AND ${test})`;

const within =
  (column: Prisma.Sql): Condition =>
  (value, name) => {
    const [from, to] = range(value, (day) => {
      if (!z.iso.date().safeParse(day).success)
        throw invalid('"{typed}": dates are such as {name}:2026-01-31 or {name}:2026-01-01..2026-01-31.', {
          typed: `${name}:${value}`,
          name,
        });
      return day;
    });
    const after = from === null ? Prisma.sql`${column} IS NOT NULL` : Prisma.sql`${column} >= ${from}::date`;
    // Up to the end of the last day.
    return to === null ? after : Prisma.sql`${after} AND ${column} < ${to}::date + 1`;
  };

/** "60..80", "60..", "..80", ">=60", "<=80" or one value for both ends. */
function range<T>(value: string, read: (end: string) => T): [T | null, T | null] {
  const end = (text: string | undefined) => (text ? read(text.trim()) : null);
  if (value.startsWith(">=") || value.startsWith(">")) return [end(value.replace(/^>=?/, "")), null];
  if (value.startsWith("<=") || value.startsWith("<")) return [null, end(value.replace(/^<=?/, ""))];
  const at = value.indexOf("..");
  return at < 0 ? [end(value), end(value)] : [end(value.slice(0, at)), end(value.slice(at + 2))];
}

const conditions: Record<string, Condition> = {
  met: (value) => points(value, Prisma.sql`> 0`),
  open: (value) => points(value, Prisma.sql`= 0`),
  score(value) {
    const [from, to] = range(value, (end) => {
      const score = Number(end);
      if (!(score >= 0 && score <= 100))
        throw invalid("score: 0 to 100, such as score:60..80 or score:>=70.");
      return score;
    });
    // "70" is any score that is shown as 70.
    const least =
      from === null ? Prisma.sql`a.overall IS NOT NULL` : Prisma.sql`a.overall >= ${from}::float8`;
    const most = from === to && to !== null ? to + 0.999 : to;
    return most === null ? least : Prisma.sql`${least} AND a.overall <= ${most}::float8`;
  },
  stage: (value) => Prisma.sql`folded(a.stage) = folded(${value})`,
  decision: (value, name) =>
    Prisma.sql`a.disposition = ${oneOf(Dispositions.options, value, `${name}:${value}`)}::"Disposition"`,
  reason: (value) => decided(Prisma.sql`folded(d.reason) LIKE folded(${containing(value)})`),
  by: (value) => decided(Prisma.sql`folded(u.name) LIKE folded(${containing(value)})`),
  source: (value, name) =>
    Prisma.sql`a.source = ${oneOf(Object.values(ApplicationSource), value, `${name}:${value}`)}::"ApplicationSource"`,
  flag: (value, name) =>
    Prisma.sql`(a.summary->'flags')::jsonb ?| ${
      value.toLowerCase() === "any"
        ? [...flagKinds]
        : [oneOf([...flagKinds, "any"], value, `${name}:${value}`)]
    }::text[]`,
  signal: (value, name) =>
    hasSignal(
      value.toLowerCase() === "any" ? null : oneOf([...signalKinds, "any"], value, `${name}:${value}`),
    ),
  tag: hasTag,
  ats: (value) => Prisma.sql`EXISTS (
    SELECT FROM "Candidate" c, json_array_elements(c."atsFields") f
    WHERE c."organizationId" = a."organizationId" AND c.id = a."candidateId" AND NOT ${isBlindCandidate}
      AND folded(concat(f->>'name', ': ', f->>'value')) LIKE folded(${containing(value)}))`,
  snoozed: (value, name) =>
    Prisma.sql`${isSnoozed} = ${oneOf(["yes", "no"], value, `${name}:${value}`) === "yes"}`,
  applied: within(Prisma.sql`a."appliedAt"`),
  changed: within(Prisma.sql`a."updatedAt"`),
  decided: within(Prisma.sql`a."decidedAt"`),
};

/** What shows a filter: a criterion with its points and its quote, or when, by whom and why somebody was decided on. */
export type ShownOfApplication = { candidateId: string; asked: string; what: string; detail: string | null };

/** SQL: for each of these candidates (of a job) what shows the criteria and decisions that a search asks for. */
export function shownOfApplications(
  { ofApplication }: SearchQuery,
  candidateIds: string[],
  jobId?: string,
): Prisma.Sql | null {
  const theirs = Prisma.sql`a."candidateId" = ANY(${candidateIds}::uuid[])
    AND ${jobId ? Prisma.sql`a."jobId" = ${jobId}::uuid` : Prisma.sql`true`}`;
  const shown = ofApplication.flatMap(({ name, value, typed, not }) => {
    if (not) return [];
    if (name === "met" || name === "open")
      return [
        Prisma.sql`(SELECT DISTINCT ON (a."candidateId") a."candidateId", ${typed}::text AS asked,
            k.name || ', ' || a.points[k.position + 1] || '/100' AS what, v.quote AS detail
          FROM ${criterionNamed(value)} JOIN "Application" a ON a."jobId" = s."jobId"
          LEFT JOIN "Evaluation" e ON e.id = a."currentEvaluationId"
          LEFT JOIN "CriterionAssessment" m ON m."evaluationId" = coalesce(e."verdictsOfId", e.id)
            AND m."criterionId" = k."criterionId"
          LEFT JOIN "Evidence" v ON v."assessmentId" = m.id AND v.position = 0
          WHERE ${theirs} AND ${conditions[name]!(value, name)}
            AND (a.points[k.position + 1] > 0) = ${name === "met"}
          ORDER BY a."candidateId", a.points[k.position + 1] DESC)`,
      ];
    // A hit says how it ended, so "decision" needs no line.
    if (!["reason", "by", "decided"].includes(name)) return [];
    // A reason may name the person.
    return [
      Prisma.sql`(SELECT DISTINCT ON (a."candidateId") a."candidateId", ${typed}::text AS asked,
          d."createdAt"::date || ', ' || u.name AS what, d.reason AS detail
        FROM "Application" a JOIN "Decision" d ON d."applicationId" = a.id AND d."undoneAt" IS NULL
        JOIN "User" u ON u.id::text = d."decidedBy" JOIN "Candidate" c ON c.id = a."candidateId"
        WHERE ${theirs} AND ${conditions[name]!(value, name)} AND NOT ${isBlindCandidate}
        ORDER BY a."candidateId", d."createdAt" DESC)`,
    ];
  });
  return shown.length > 0 ? Prisma.join(shown, " UNION ALL ") : null;
}

export type Criteria = { asked: string; matches: boolean; nearest: string[] };

/** For each criterion that a search names: whether a current scorecard has it, and the nearest names. Null without. */
export function criteriaNamed(text: string, jobId?: string): Prisma.Sql | null {
  const asked = readQuery(text)
    .ofApplication.filter(({ name }: ApplicationFilter) => name === "met" || name === "open")
    .map(({ value }) => value);
  if (asked.length === 0) return null;
  const ofJob = jobId ? Prisma.sql`s."jobId" = ${jobId}::uuid` : Prisma.sql`true`;
  const each = asked.map(
    (value) => Prisma.sql`
      SELECT ${value}::text AS asked, EXISTS (SELECT 1 FROM ${criterionNamed(value)} WHERE ${ofJob}) AS matches,
        ARRAY(SELECT k.name FROM ${criterionNamed("")} WHERE ${ofJob} GROUP BY k.name
          ORDER BY similarity(folded(k.name), folded(${value})) DESC, k.name LIMIT 5) AS nearest`,
  );
  return Prisma.join(each, " UNION ALL ");
}

/** Throws invalid, with the nearest names, if a search names a criterion that no current scorecard has. */
export function assertCriteria(rows: readonly Criteria[]): void {
  const unknown = rows.find(({ matches }) => !matches);
  if (!unknown) return;
  throw unknown.nearest.length > 0
    ? invalid('No criterion is called "{asked}". The nearest are {nearest}.', {
        asked: unknown.asked,
        nearest: unknown.nearest,
      })
    : invalid('No criterion is called "{asked}": no scorecard is published.', { asked: unknown.asked });
}

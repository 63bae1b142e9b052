import type { TenantDb } from "@/lib/platform/db/tenant";
import type { Application } from "@/lib/platform/db/generated/client";
import { memberName } from "@/lib/platform/access/member-name";
import { dispositionAfter } from "@/lib/judging/states/states";
import { say, spokenDay } from "@/lib/say";

type Row = Pick<Application, "id" | "disposition" | "decidedAt" | "atsSync" | "scoreStatus" | "overall">;

/** Describes the status of applications as text, such as "accepted since 2026-11-20 by Robin Recruiter". */
export async function standings(db: TenantDb, rows: readonly Row[]): Promise<(row: Row) => string> {
  const decided = rows.filter(({ disposition }) => disposition !== "active").map(({ id }) => id);
  const decisions = await db.decision.findMany({
    where: { applicationId: { in: decided }, undoneAt: null, kind: { not: "move" } },
    distinct: ["applicationId"],
    orderBy: [{ applicationId: "asc" }, { createdAt: "desc" }, { id: "desc" }],
    select: { applicationId: true, kind: true, decidedBy: true },
  });
  const latest = new Map(decisions.map((decision) => [decision.applicationId, decision]));
  const nameOf = await memberName(
    db,
    decisions.map(({ decidedBy }) => decidedBy),
  );
  return (row) => {
    const { disposition, decidedAt, atsSync } = row;
    if (disposition === "active") return say("open, {score}", { score: scoreOf(row) });
    const decision = latest.get(row.id);
    // Ignore the decision made here when the ATS has changed the disposition since.
    const current = decision && dispositionAfter[decision.kind] === disposition ? decision : null;
    const day = decidedAt ? spokenDay(decidedAt) : "";
    const who = current ? nameOf(current.decidedBy) : "";
    return say(
      "{disposition}{hasDay, select, yes { since {day}} other {}}{hasName, select, yes { by {who}} other {}}{synced, select, yes {, which the ATS knows} other {}}",
      {
        disposition,
        day,
        who,
        hasDay: day ? "yes" : "no",
        hasName: who ? "yes" : "no",
        synced: atsSync === "synced" ? "yes" : "no",
      },
    );
  };
}

const scoreOf = ({ scoreStatus, overall }: Row) =>
  overall === null
    ? say(scoreStatus.replaceAll("_", " "))
    : say("score {score}", { score: Math.round(overall) });

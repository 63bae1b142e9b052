import "../support/database";
import { expect, test } from "vitest";
import { operatorActor } from "@/lib/platform/access/system";
import { getCreditBalance } from "@/lib/platform/credits/get-credit-balance";
import { gatherFigures } from "@/lib/doors/operating/figures/gather-figures";
import { deleteOldFigures, listFigures } from "@/lib/doors/operating/figures/list-figures";
import { startTelemetry } from "@/lib/doors/operating/start-telemetry";
import { providerFailed } from "@/lib/platform/telemetry/telemetry";
import { hiringTeam, ownerDb } from "../support/world";

test("counts use cases with their durations over all instances, and refuses anyone but operators", async () => {
  const { recruiter } = await hiringTeam();
  await startTelemetry();
  await getCreditBalance(recruiter, {});
  await getCreditBalance(recruiter, {});
  const another = gatherFigures();
  another.useCaseDone({ useCase: "getCreditBalance", ms: 3_000, problem: "unavailable" });
  await another.written();
  const { useCases } = await listFigures(operatorActor(), {});
  const [first] = useCases;
  expect(first).toMatchObject({ useCase: "getCreditBalance", calls: 3, overSecond: 1, longestMs: 3_000 });
  expect(first?.meanMs).toBeGreaterThan(1_000);
  await expect(listFigures(recruiter, {})).rejects.toMatchObject({ code: "forbidden" });
});

test("counts providers' failures by kind of error, and deletes them after a week", async () => {
  await startTelemetry();
  for (let i = 0; i < 2; i++) providerFailed({ kind: "mail", provider: "smtp" }, "unavailable");
  providerFailed({ kind: "ats", provider: "lever" }, "rate_limited");
  const { providers } = await listFigures(operatorActor(), {});
  expect(providers.map(({ lastHour, ...each }) => each)).toEqual([
    { provider: "mail smtp", problem: "unavailable", failures: 2 },
    { provider: "ats lever", problem: "rate_limited", failures: 1 },
  ]);
  // Figures are counted by the hour, so they may be an hour old already.
  const afterDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000);
  expect(await deleteOldFigures(afterDays(6.9))).toBe(0);
  expect(await deleteOldFigures(afterDays(7.1))).toBeGreaterThan(2);
  expect(await ownerDb.serviceFigure.count()).toBe(0);
});

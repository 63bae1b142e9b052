import "../support/database";
import { expect, test } from "vitest";
import { operatorActor } from "@/lib/access/system";
import { getCreditBalance } from "@/lib/credits/get-credit-balance";
import { gatherFigures } from "@/lib/operating/figures/gather-figures";
import { forgetFigures, listFigures } from "@/lib/operating/figures/list-figures";
import { startTelemetry } from "@/lib/operating/start-telemetry";
import { providerFailed } from "@/lib/telemetry/telemetry";
import { hiringTeam, ownerDb } from "../support/world";

test("use cases are counted with what they took, over all instances, and who is no operator is not told", async () => {
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

test("what others' services failed at is told by kind of error, and forgotten after a week", async () => {
  await startTelemetry();
  for (let i = 0; i < 2; i++) providerFailed({ kind: "mail", provider: "smtp" }, "unavailable");
  providerFailed({ kind: "ats", provider: "lever" }, "rate_limited");
  const { providers } = await listFigures(operatorActor(), {});
  expect(providers.map(({ lastHour, ...each }) => each)).toEqual([
    { provider: "mail smtp", problem: "unavailable", failures: 2 },
    { provider: "ats lever", problem: "rate_limited", failures: 1 },
  ]);
  expect(await forgetFigures()).toBe(0);
  expect(await forgetFigures(new Date(Date.now() + 8 * 24 * 3_600_000))).toBeGreaterThan(2);
  expect(await ownerDb.serviceFigure.count()).toBe(0);
});

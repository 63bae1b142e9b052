import "../support/database";
import fs from "node:fs";
import { Cron } from "croner";
import { expect, test } from "vitest";
import { inngest } from "@/lib/doors/inngest/client";
import { functions } from "@/lib/doors/inngest/functions";

type Registrable = {
  getConfig(at: { baseUrl: URL; appPrefix: string }): { triggers: { cron?: string }[] }[];
};

test("an idle service needs few of an engine's executions, as many as docs/deploy-vercel.md says", () => {
  const at = { baseUrl: new URL("http://127.0.0.1:1/api/inngest"), appPrefix: inngest.id };
  const crons = functions.flatMap((fn) =>
    (fn as unknown as Registrable)
      .getConfig(at)
      .flatMap(({ triggers }) => triggers.flatMap(({ cron }) => cron ?? [])),
  );
  const from = new Date("2026-01-01T00:00:00Z");
  const perDay = (cron: string) =>
    new Cron(cron, { timezone: "UTC", paused: true })
      .nextRuns(2_000, from)
      .filter((run) => run.getTime() <= from.getTime() + 86_400_000).length;
  const runs = crons.reduce((sum, cron) => sum + perDay(cron), 0);
  // A run and its one step, and of the hourly clean-up a second one.
  const executions = ((2 * runs + 24) * 365) / 12;
  const [, said = ""] =
    /Idle, that is about ([\d,]+) a month/.exec(fs.readFileSync("docs/deploy-vercel.md", "utf8")) ?? [];
  expect(Math.abs(executions - Number(said.replace(",", "")))).toBeLessThan(200);
  expect(executions).toBeLessThan(15_000);
});

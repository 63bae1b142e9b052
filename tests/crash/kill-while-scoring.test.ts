import { database } from "../support/database";
import { readFileSync, readdirSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { createCandidate } from "@/lib/candidates/create-candidate";
import { getCreditBalance } from "@/lib/credits/get-credit-balance";
import { env } from "@/lib/env";
import { startApp } from "../support/app";
import { configuredJob, hiringTeam, ownerDb } from "../support/world";
import { honestMind } from "../simulators/openai/minds";
import { simulatorKey, startOpenAiSimulator } from "../simulators/openai/server";

// A slow model, so that a kill falls between asking it and recording what it said.
const model = await startOpenAiSimulator(async (request) => {
  await sleep(250);
  return honestMind(request);
});
afterAll(() => model.close());

const start = () =>
  startApp({
    database,
    engine: true,
    home: env.SHORTLIST_HOME,
    env: {
      BETTER_AUTH_SECRET: env.BETTER_AUTH_SECRET,
      OPENAI_API_KEY: simulatorKey,
      OPENAI_BASE_URL: model.baseUrl,
      OPENAI_MODEL: "gpt-5.4-mini",
    },
  });

const readable = readdirSync("samples/candidates").filter((name) => !/scan|cut-short|protected/.test(name));

test("killed again and again in the middle of scoring, it loses nothing and charges nothing twice", async () => {
  const { recruiter, organization } = await hiringTeam({ credits: 100 });
  const { job } = await configuredJob(recruiter);
  for (const fileName of readable) {
    const contentBase64 = readFileSync(`samples/candidates/${fileName}`).toString("base64");
    await createCandidate(recruiter, { jobId: job.id, files: [{ fileName, contentBase64 }] });
  }
  const scored = () => ownerDb.application.count({ where: { jobId: job.id, scoreStatus: "scored" } });
  const untilMoreThan = async (count: number) => {
    for (const deadline = Date.now() + 120_000; (await scored()) <= count; await sleep(30))
      if (Date.now() > deadline) throw new Error(`Only ${await scored()} scored.`);
  };

  let kills = 0;
  for (const count of [0, 3, 6]) {
    const app = await start();
    await untilMoreThan(count);
    await app.kill();
    kills += 1;
    expect(await scored()).toBeLessThan(readable.length);
  }
  const app = await start();
  await untilMoreThan(readable.length - 1);
  await app.stop();

  expect(kills).toBe(3);
  const where = { organizationId: organization.id };
  expect(await ownerDb.evaluation.count({ where })).toBe(readable.length);
  const charges = await ownerDb.creditTransaction.findMany({ where: { ...where, kind: "evaluation" } });
  expect(charges).toHaveLength(readable.length);
  expect(new Set(charges.map((line) => line.subjectId)).size).toBe(readable.length);
  expect((await getCreditBalance(recruiter, {})).balance).toBe(100 - readable.length);
}, 300_000);

import "../support/database";
import { expect, test, vi } from "vitest";
import * as reading from "@/lib/jobs/read-job";
import { createJob } from "@/lib/jobs/create-job";
import { hiringTeam } from "../support/world";

test("a job with every field given is created without asking anybody what its text says", async () => {
  const { recruiter } = await hiringTeam();
  const asked = vi.spyOn(reading, "readJob").mockRejectedValue(new Error("The model is away."));
  const given = {
    title: "Backend engineer",
    department: "Platform",
    location: "Lisbon",
    employmentType: "full_time" as const,
    description: "We look for an engineer who runs PostgreSQL in production, from 1 March.",
  };
  expect(await createJob(recruiter, given)).toMatchObject({
    ...given,
    start: "from 1 March",
    structuredBy: "given",
  });
  await expect(createJob(recruiter, { ...given, location: undefined })).rejects.toThrow("The model is away.");
  expect(asked).toHaveBeenCalledTimes(1);
});

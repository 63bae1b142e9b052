import "../support/database";
import { expect, test } from "vitest";
import { getApplication } from "@/lib/hiring/applications/get-application";
import { createCandidate } from "@/lib/records/candidates/create-candidate";
import { runPipeline } from "../support/pipeline";
import { sentFile } from "../support/sent-file";
import { configuredJob, hiringTeam } from "../support/world";

const polish = `Katarzyna Zielińska
Doświadczenie zawodowe
Programistka, Fabryka Danych, Gdańsk
03/2019 – obecnie
- Przenosiłam systemy płatności do nowej bazy danych i prowadziłam zespół
- Pisałam testy i wdrażałam zmiany co tydzień
Wykształcenie
Politechnika Gdańska, 2018`;

test("a document that the rules do not read has no score and a reason, and is not flagged as suspicious", async () => {
  const { recruiter } = await hiringTeam({ credits: 10 });
  const { job } = await configuredJob(recruiter);
  const { applicationId } = await createCandidate(recruiter, {
    jobId: job.id,
    files: [sentFile("cv.txt", polish)],
  });
  await runPipeline(recruiter.organizationId);
  const { evaluation, verification, summary } = await getApplication(recruiter, { applicationId });
  expect(evaluation).toMatchObject({
    totals: { overall: null, advice: null },
    flags: [{ kind: "not_judged" }],
  });
  expect(summary).toMatch(/^No score: the document is in Polish/);
  expect(verification).toBe("unverified");
});

import * as z from "zod";
import { getCandidateData } from "@/lib/records/candidates/get-candidate-data";
import { Added, Assessment, Evidence, Totals } from "@/lib/judging/evaluation/evaluation";
import { candidateData } from "../text/candidate-data";
import { outline } from "../text/outline";
import { ProfileInWords, profileInWords } from "../text/profile-in-words";
import { reads, shapedTool } from "../tool";
import { detail } from "./detail";

const Application = getCandidateData.output.shape.applications.element;
const Evaluated = Application.shape.scoreHistory.element;

/** Without the offsets into documents, which are useless without the document's text. */
const Judged = Assessment.extend({
  criterion: z.string(),
  ...Added.shape,
  evidence: z.array(Evidence.omit({ start: true, end: true })),
});

const View = getCandidateData.output.extend({
  profile: ProfileInWords.nullable().describe("As the CV says; null before it is read."),
  applications: z.array(
    Application.extend({
      scoreHistory: z.array(
        Evaluated.omit({ totals: true }).extend({ ...Totals.shape, assessments: z.array(Judged) }),
      ),
    }),
  ),
});

export const getCandidateDataTool = shapedTool({
  name: "getCandidateData",
  title: "Get candidate data",
  description:
    "Everything on one candidate: profile, applications, score history with reasons, attachments, answers, decisions, completion, and working styles in their own words (personality is never inferred).",
  safety: reads,
  next: { not_found: "listJobCandidates gives the candidateIds of a job." },
  useCase: getCandidateData,
  input: getCandidateData.input.extend({ detail }),
  output: View,
  shape: (result, { detail }) => ({
    ...result,
    profile: result.profile && profileInWords(result.profile),
    applications: result.applications.map((application) => ({
      ...application,
      scoreHistory: application.scoreHistory.map(({ totals, assessments, ...evaluation }) => ({
        ...evaluation,
        ...totals,
        assessments:
          detail === "detailed" || evaluation.current ? assessments.map((a) => judged(a, detail)) : [],
      })),
    })),
  }),
  text: (result) => candidateData(outline(result)),
});

type Judgement = z.output<typeof Evaluated>["assessments"][number];

const judged = (assessment: Judgement, detail: "concise" | "detailed") => ({
  ...assessment,
  evidence: assessment.evidence
    .slice(0, detail === "detailed" ? undefined : 1)
    .map(({ quote, source, page }) => ({ quote, source, page })),
});

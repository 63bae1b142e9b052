import { invalid } from "@/lib/errors";
import { type Prompt, asUser } from "./prompt";

const LONGEST = 20_000;

export const publishScorecardPrompt: Prompt = {
  listing: {
    name: "publish-scorecard",
    title: "From job description to published scorecard",
    description: "Turns a job description into a job and a weighted scorecard that you adjust and publish.",
    arguments: [
      { name: "description", description: "The job description, as text.", required: true },
      { name: "title", description: "The job's title, when the text does not say it.", required: false },
    ],
  },
  uses: ["createJob", "generateScorecard", "getGeneratedScorecard", "editScorecardDraft", "saveScorecard"],
  completes: {},
  async run(_, { description = "", title }) {
    if (description.trim().length < 40)
      throw invalid("description: give the job description as text, at least a few sentences of it.");
    if (description.length > LONGEST) throw invalid(`description: at most ${LONGEST} characters.`);
    const text = [
      `Make a job${title ? ` with the title “${title.slice(0, 200)}”` : ""} and its scorecard from the job description below.`,
      "1. Call createJob with the description.",
      "2. Call generateScorecard, then getGeneratedScorecard every few seconds until it is ready.",
      "3. Show me the criteria by dimension with weight, importance and knock-outs, and ask what to change. Write my changes as edits; editScorecardDraft shows what they do.",
      "4. When I am satisfied, call saveScorecard with the draftId and the edits. It shows what will happen and needs my yes.",
      "",
      "The job description:",
      description.trim(),
    ];
    return { kind: "messages", messages: [asUser(text.join("\n"))] };
  },
};

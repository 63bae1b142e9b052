import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

/**
 * What a person can do, an agent can, and the other way round. What has one door only stands here, with the reason:
 * a use case that gets its second door, or a new one with one, fails until this list says so.
 */
const pagesOnly: Record<string, readonly string[]> = {
  "Approving agents and what they ask for is the person's own: an agent that could would approve itself.": [
    "answerConfirmation",
    "getConfirmation",
    "listPendingConfirmations",
    "countPendingConfirmations",
    "changeAgent",
    "disconnectAgent",
    "listConnectedAgents",
    "chooseConfirmationPolicy",
  ],
  "Agents hold no scope for administering an organization, connecting systems, paying or erasing people.": [
    "chooseModel",
    "getModelChoice",
    "describeOrganization",
    "getOrganization",
    "describeDepartment",
    "removeDepartment",
    "listDepartments",
    "chooseRejectionReasons",
    "chooseLetters",
    "getLetters",
    "chooseUndoTime",
    "chooseRetention",
    "previewRetention",
    "getDecisionRules",
    "buyCredits",
    "listPurchases",
    "eraseCandidate",
    "previewErasure",
    "listMembers",
    "changeRole",
    "removeMember",
    "leaveOrganization",
    "transferOwnership",
    "inviteMember",
    "listInvitations",
    "withdrawInvitation",
    "connectAts",
    "listConnections",
    "listSystems",
    "testConnection",
    "replaceCredentials",
    "startLogin",
    "finishLogin",
    "getLoginProblem",
    "pauseConnection",
    "resumeConnection",
    "removeConnection",
    "keepWebhookSecret",
    "renewWebhookSecret",
    "subscribeWebhooks",
    "startSync",
    "getSyncProgress",
    "updateSyncSettings",
    "beginImport",
    "discardImport",
    "getImport",
    "listImports",
    "listProblems",
    "mapImport",
    "startImport",
    "exportDecisions",
  ],
  "Running the service is done by whoever signed in, never by an agent.": [
    "addCredits",
    "listActs",
    "listOrganizations",
    "reindex",
    "resetPasswordOf",
    "rotateKeys",
    "runFailed",
    "setAdministrator",
    "listUndelivered",
    "sendInvitationAgain",
    "verify",
    "listFigures",
    "getWork",
  ],
  "What a decision met in the ATS is settled by a person who looks there; agents see that it is unsettled.": [
    "keepTheirs",
    "leavePush",
    "retryPush",
    "countUnsettled",
  ],
  "A letter to a candidate is written and read over by whoever decides on a page: agents write to nobody outside.":
    ["prepareLetters", "sendLetterAgain"],
  "What a member is told of is their own: an agent asks for what it needs.": [
    "listNotices",
    "countUnread",
    "markRead",
    "getNoticeChoices",
    "chooseNotices",
  ],
  "Undoing takes seconds, and an agent's decision was confirmed before: later reopenCandidate is for both.": [
    "undoDecision",
  ],
  "A chart by day for the eye: an agent's tool tells what the period took (getCreditBalance).": [
    "getCreditUsage",
  ],
  "A person's word: that they have read a file themselves.": ["sayRead"],
  "A page reads in parts what an agent's tool reads at once (getCandidateData, presentCandidate, searchCandidates).":
    [
      "countJobCandidates",
      "listApplicationFilters",
      "listPageStarts",
      "listVerdicts",
      "listEvaluations",
      "getCandidate",
      "explainEvaluation",
      "openAttachment",
      "addressOriginal",
      "searchPeople",
      "getPool",
      "getRediscovery",
      "latestRediscovery",
      "listRediscoveries",
      "getMoves",
    ],
  "How often something has changed, for an open page to notice; an agent asks for what it wants to know.": [
    "getChangeCounts",
  ],
  "Made-up people for a first look at the pages.": ["addSampleData", "findSampleData", "removeSampleData"],
  "What somebody wrote is theirs to change: an agent adds a note, and a person changes or deletes it.": [
    "editNote",
    "deleteNote",
  ],
  "A saved view is an address of the page: an agent gives its filters anew each time.": [
    "saveView",
    "deleteView",
    "listViews",
  ],
  "The agent's tool of the same act is a use case of its own over the same steps (createCandidates, publishScorecard, rediscoverCandidates).":
    ["createCandidate", "publishReviewed", "confirmRediscovery"],
  "The agent's tool does what both buttons do, whichever it is that failed (retryScoring).": [
    "evaluateAgain",
    "readAgain",
  ],
  "The agent's tool says who is on the team whenever it is asked to change it (changeHiringTeam).": [
    "listHiringTeam",
  ],
  "What a provider of language models has in hand, and stopping it, is for who chose the model.": [
    "cancelBatch",
    "listBatches",
  ],
  "A page does at once what an agent does with three tools (getScorecardConfig, createJob, saveScorecard), and every tool costs each agent's every session its share of the catalogue's tokens.":
    ["duplicateJob"],
};

const agentsOnly: Record<string, readonly string[]> = {
  "The protocol's own: tasks, completion, and confirmations, which on a page are a dialog.": [
    "endTask",
    "findTask",
    "replyToTask",
    "startTask",
    "suggestCandidates",
    "checkConfirmation",
    "declineConfirmation",
    "requestConfirmation",
    "previewJobEdit",
    "previewInvitation",
    "previewNote",
    "previewMerge",
    "previewUndoMerge",
    "previewCorrection",
    "previewHiringTeam",
  ],
  "The page's act of the same is a use case of its own over the same steps (acceptApplication, createCandidate, publishReviewed, confirmRediscovery).":
    ["createCandidates", "publishScorecard", "rediscoverCandidates", "retryScoring"],
  "A page shows it as it is: the list, the file, the search as one types.": [
    "scoringProgress",
    "nearestJobs",
    "searchRecords",
    "getCvText",
    "parseDocument",
  ],
  "Administrators of the service have these by agents, as the interface has it.": [
    "findOrganizations",
    "inviteRecruiter",
    "queryDatabase",
  ],
};

const root = path.join(import.meta.dirname, "../..");

test("every use case with a door for people has one for agents, and the other way round, or a reason why not", () => {
  const useCases = declared();
  const pages = usedIn(["app", "components"], useCases);
  const agents = usedIn(["lib/mcp"], useCases);
  expect(useCases.size).toBeGreaterThan(150);
  expect([...pages].filter((each) => !agents.has(each)).sort()).toEqual(
    Object.values(pagesOnly).flat().sort(),
  );
  expect([...agents].filter((each) => !pages.has(each)).sort()).toEqual(
    Object.values(agentsOnly).flat().sort(),
  );
});

/** Names of all use cases with the modules that export them. */
function declared(): Map<string, string> {
  return new Map(
    filesIn("lib").flatMap((file) =>
      [...read(file).matchAll(/^export const (\w+) = (?:useCase|reading|flow)\(/gm)].map(([, name]) => [
        name!,
        file.replace(/\.ts$/, ""),
      ]),
    ),
  );
}

/** The names of use cases that files in these folders import by themselves. */
function usedIn(folders: string[], useCases: Map<string, string>): Set<string> {
  const names = folders.flatMap(filesIn).flatMap((file) =>
    [...read(file).matchAll(/^import \{([^}]*)\} from "([^"]+)"/gm)].flatMap(([, imported, from]) => {
      const module = from!.startsWith("@/")
        ? from!.slice(2)
        : path.posix.join(path.posix.dirname(file), from!);
      return imported!
        .split(",")
        .map((name) => name.trim().split(" ")[0]!)
        .filter((name) => useCases.get(name) === module);
    }),
  );
  return new Set(names);
}

const filesIn = (folder: string): string[] =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.posix.join(folder, file.split(path.sep).join("/")));

const read = (file: string) => fs.readFileSync(path.join(root, file), "utf8");

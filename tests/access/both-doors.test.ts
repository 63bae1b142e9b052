import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

/**
 * Every use case has a door for people and a door for agents. Those with only one door are listed here with the
 * reason; the test fails when a listed use case gets its second door, or a new one has only one.
 */
const pagesOnly: Record<string, readonly string[]> = {
  "Only a person approves agents and their requests: an agent that could do it would approve itself.": [
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
    "getTrial",
    "startTrial",
    "chooseEncoding",
    "describeOrganization",
    "getOrganization",
    "describeDepartment",
    "removeDepartment",
    "listDepartments",
    "chooseRejectionReasons",
    "chooseLetters",
    "getLetters",
    "chooseUndoTime",
    "chooseLooks",
    "chooseWithheld",
    "chooseRetention",
    "previewRetention",
    "getDecisionRules",
    "buyCredits",
    "listPurchases",
    "eraseCandidate",
    "previewErasure",
    "placeHold",
    "releaseHold",
    "listHolds",
    "openSealed",
    "listMembers",
    "changeRole",
    "removeMember",
    "leaveOrganization",
    "transferOwnership",
    "inviteMember",
    "inviteToJob",
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
    "storeWebhookSecret",
    "renewWebhookSecret",
    "listWebhooks",
    "addWebhook",
    "changeWebhook",
    "listIdentityProviders",
    "addIdentityProvider",
    "removeIdentityProvider",
    "getSignIn",
    "setSignInProvider",
    "changeSignIn",
    "addDomain",
    "verifyDomain",
    "removeDomain",
    "renewProvisioningToken",
    "endProvisioning",
    "chooseAccessRules",
    "subscribeWebhooks",
    "startSync",
    "getSyncProgress",
    "updateSyncSettings",
    "answerRepeats",
    "beginImport",
    "discardImport",
    "getImport",
    "listImports",
    "listProblems",
    "mapImport",
    "startImport",
    "exportDecisions",
    "listTrail",
    "checkTrail",
    "getHead",
    "getImpactReport",
    "previewImpact",
    "previewJudge",
    "evaluateEarlier",
    "exportImpactRows",
    "chooseSelfQuestions",
  ],
  "The public notice and a candidate's own page are the candidate's, and what they ask is answered by a person: no agent speaks for either side.":
    [
      "publishNotice",
      "getNotice",
      "chooseNoticeWait",
      "readNotice",
      "requestLink",
      "getOwnPage",
      "getOwnMail",
      "exportOwnData",
      "askHumanReview",
      "objectToPool",
      "reportSelf",
      "askOrganization",
      "listRequests",
      "takeRequest",
      "answerRequest",
      "applyForJob",
    ],
  "A recruiter decides what strangers read, and looks at the page; and one more tool would exceed what tools/list may cost.":
    ["changeApplyPage", "getApplyPage", "getMailAddress", "replaceMailAddress"],
  "Only a person who is signed in runs the service, never an agent.": [
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
  "A person who looks in the ATS resolves a decision's conflict there; agents see that it is unresolved.": [
    "keepTheirs",
    "leavePush",
    "retryPush",
    "countUnsettled",
  ],
  "No mail without a person's act: whoever writes to a candidate reviews it on a page, and reads there what comes back.":
    [
      "prepareLetters",
      "sendLetterAgain",
      "writeMessages",
      "takeBackMessages",
      "getConversation",
      "acceptReplyFile",
      "getCalendar",
      "chooseCalendar",
    ],
  "A member's notices are their own: an agent queries what it needs.": [
    "listNotices",
    "countUnread",
    "markRead",
    "getNoticeChoices",
    "chooseNotices",
  ],
  "An agent gives the reason with the rejection, whose tool cannot take a decided application; one given later, or corrected, is the recruiter's own afterthought, and one more tool would exceed what tools/list may cost.":
    ["giveReason"],
  "Undo is for the first seconds, and an agent's decision was confirmed before; reopenCandidate is for both.":
    ["undoDecision"],
  "A chart by day for people: an agent's tool returns the period's total (getCreditBalance).": [
    "getCreditUsage",
  ],
  "A person who looked says that a signal is harmless: an agent reads signals (getCandidateData) and searches by signal:.":
    ["dismissSignal"],
  "A person's statement that they have read a file themselves.": ["confirmRead"],
  "What an agent wrote in place of what was read would be judged as the candidate's words.": [
    "correctProfile",
  ],
  "A page reads in parts what an agent's tool reads in one call (getCandidateData, presentCandidate, searchCandidates).":
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
      "getPool",
      "getRediscovery",
      "latestRediscovery",
      "listRediscoveries",
      "getMoves",
    ],
  "A file for spreadsheet programs, whose address exportShortlist gives.": ["exportWorkbook"],
  "An agent adds a person with their CV (createCandidate), a note with addNote: one without a CV is not judged.":
    ["addPerson"],
  "Sample people for a first look at the pages.": ["addSampleData", "findSampleData", "removeSampleData"],
  "The agent's tool returns all its tables (getHiringReport).": ["exportHiringReport"],
  "How colleagues decide is between them and who administers; and one more tool would exceed what tools/list may cost.":
    ["getLookReport"],
  "An agent reads the same figures in the documentation; one more tool would exceed what tools/list may cost.":
    ["getJudgeCards"],
  "A rating is a person's own judgement: an agent asks for it and reads it (requestFeedback, getFeedback).": [
    "giveFeedback",
    "prepareFeedback",
    "listFeedbackRequests",
  ],
  "A note is its author's to change: an agent adds one, and a person changes or deletes it.": [
    "editNote",
    "deleteNote",
  ],
  "An agent writes the criteria it wants with saveScorecard; and three more tools would exceed what tools/list may cost.":
    ["keepInLibrary", "listLibrary", "removeFromLibrary"],
  "An agent searches by tag: and snoozed:; and three more tools would exceed what tools/list may cost.": [
    "snoozeApplications",
    "tagApplications",
    "wakeApplications",
  ],
  "A saved view is an address of the page: an agent passes its filters in each call.": [
    "saveView",
    "deleteView",
    "listViews",
  ],
  "The agent's tool for the same act is another use case over the same steps (createCandidates, publishScorecard, rediscoverCandidates).":
    ["createCandidate", "publishReviewed", "confirmRediscovery"],
  "The agent's tool does what both buttons do, whichever step failed (retryScoring).": [
    "evaluateAgain",
    "readAgain",
  ],
  "The agent's tool returns the team with each change (changeHiringTeam).": ["listHiringTeam"],
  "Batches at a provider of language models are listed and stopped by those who chose the model.": [
    "cancelBatch",
    "listBatches",
  ],
  "An agent gets the same account with the draft (getGeneratedScorecard).": ["readBrief"],
  "A page does in one act what an agent does with three tools (getScorecardConfig, createJob, saveScorecard), and each further tool costs every agent session catalogue tokens.":
    ["duplicateJob"],
};

const agentsOnly: Record<string, readonly string[]> = {
  "Parts of the protocol: tasks, completion, and confirmations, which are a dialog on a page.": [
    "endTask",
    "findTask",
    "replyToTask",
    "startTask",
    "suggestCandidates",
    "suggestJobs",
    "checkConfirmation",
    "noteReply",
    "readReply",
    "declineConfirmation",
    "requestConfirmation",
    "previewJobEdit",
    "previewInvitation",
    "previewNote",
    "previewFeedbackRequest",
    "previewMerge",
    "previewUndoMerge",
    "previewCorrection",
    "previewHiringTeam",
  ],
  "The page's door to the same act is another use case over the same steps (createCandidate, publishReviewed, confirmRediscovery).":
    ["createCandidates", "publishScorecard", "rediscoverCandidates", "retryScoring"],
  "A page shows these directly: the list, the file, the search while typing.": [
    "scoringProgress",
    "nearestJobs",
    "searchRecords",
    "getCvText",
  ],
  "The interface gives service administrators these through agents.": [
    "findOrganizations",
    "inviteRecruiter",
    "queryDatabase",
  ],
};

test("every use case has a door for people and one for agents, or a listed reason for only one", () => {
  const useCases = declared();
  const pages = usedIn(["app", "components"], useCases);
  const agents = usedIn(["lib/doors/mcp"], useCases);
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
      [...read(file).matchAll(/^export const (\w+) = (?:useCase|reading|flow|deciding|counted)\(/gm)].map(
        ([, name]) => [name!, file.replace(/\.ts$/, "")],
      ),
    ),
  );
}

/** The names of use cases that files in these folders import directly. */
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
  globSync(`${folder}/**/*.{ts,tsx}`).map((file) => file.split(path.sep).join("/"));

const read = (file: string) => readFileSync(file, "utf8");

import { catalogueOf } from "./catalogue";
import { allPrompts } from "./all-prompts";
import { allResources } from "./all-resources";
import { addAttachmentTool } from "./tools/add-attachment";
import { addNoteTool } from "./tools/add-note";
import { assignCandidateTool } from "./tools/assign-candidate";
import { changeHiringTeamTool } from "./tools/change-hiring-team";
import { changesSinceTool } from "./tools/changes-since";
import { compareCandidatesTool } from "./tools/compare-candidates";
import { correctCandidateTool } from "./tools/correct-candidate";
import { createCandidateTool } from "./tools/create-candidate";
import { createJobTool } from "./tools/create-job";
import { createUploadTool } from "./tools/create-upload";
import {
  acceptCandidateTool,
  decideCandidatesTool,
  rejectCandidateTool,
  reopenCandidateTool,
} from "./tools/decide-candidates";
import { editScorecardDraftTool } from "./tools/edit-scorecard-draft";
import { explainDifferenceTool } from "./tools/explain-difference";
import { exportShortlistTool } from "./tools/export-shortlist";
import { fetchTool } from "./tools/fetch";
import { findDuplicatesTool } from "./tools/find-duplicates";
import { findOrganizationsTool } from "./tools/find-organizations";
import { generateScorecardTool } from "./tools/generate-scorecard";
import { getAiUsageTool } from "./tools/get-ai-usage";
import { getCandidateDataTool } from "./tools/get-candidate-data";
import { getCreditBalanceTool } from "./tools/get-credit-balance";
import { getFeedbackTool } from "./tools/get-feedback";
import { getGeneratedScorecardTool } from "./tools/get-generated-scorecard";
import { getHiringReportTool } from "./tools/get-hiring-report";
import { getScorecardConfigTool } from "./tools/get-scorecard-config";
import { inviteRecruiterTool } from "./tools/invite-recruiter";
import { listConfiguredJobsTool } from "./tools/list-configured-jobs";
import { listCreditTransactionsTool } from "./tools/list-credit-transactions";
import { listJobCandidatesTool } from "./tools/list-job-candidates";
import { listNotesTool } from "./tools/list-notes";
import { mergeCandidatesTool } from "./tools/merge-candidates";
import { parseDocumentTool } from "./tools/parse-document";
import { presentCandidateTool } from "./tools/present-candidate";
import { previewScorecardTool } from "./tools/preview-scorecard";
import { queryDatabaseTool } from "./tools/query-database";
import { rediscoverCandidatesTool } from "./tools/rediscover-candidates";
import { requestFeedbackTool } from "./tools/request-feedback";
import { retryScoringTool } from "./tools/retry-scoring";
import { saveScorecardTool } from "./tools/save-scorecard";
import { searchTool } from "./tools/search";
import { searchCandidateApplicationsTool } from "./tools/search-candidate-applications";
import { searchCandidatesTool } from "./tools/search-candidates";
import { undoMergeTool } from "./tools/undo-merge";
import { updateJobTool } from "./tools/update-job";
import type { Tool } from "./tool";

/** Every tool an agent can be offered, in the order it is listed: reading, writing, then administering. */
export const allTools: readonly Tool[] = [
  listConfiguredJobsTool,
  listJobCandidatesTool,
  exportShortlistTool,
  searchCandidatesTool,
  searchCandidateApplicationsTool,
  searchTool,
  fetchTool,
  presentCandidateTool,
  compareCandidatesTool,
  explainDifferenceTool,
  getCandidateDataTool,
  changesSinceTool,
  listNotesTool,
  getFeedbackTool,
  findDuplicatesTool,
  getScorecardConfigTool,
  getGeneratedScorecardTool,
  editScorecardDraftTool,
  previewScorecardTool,
  getHiringReportTool,
  getCreditBalanceTool,
  listCreditTransactionsTool,
  getAiUsageTool,
  createUploadTool,
  parseDocumentTool,
  createJobTool,
  updateJobTool,
  changeHiringTeamTool,
  generateScorecardTool,
  saveScorecardTool,
  createCandidateTool,
  addAttachmentTool,
  assignCandidateTool,
  retryScoringTool,
  correctCandidateTool,
  addNoteTool,
  requestFeedbackTool,
  mergeCandidatesTool,
  undoMergeTool,
  rediscoverCandidatesTool,
  acceptCandidateTool,
  rejectCandidateTool,
  reopenCandidateTool,
  decideCandidatesTool,
  findOrganizationsTool,
  inviteRecruiterTool,
  queryDatabaseTool,
];

export const catalogue = catalogueOf(allTools, allPrompts, allResources);

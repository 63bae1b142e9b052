-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "Disposition" AS ENUM ('active', 'accepted', 'rejected', 'withdrawn', 'hired');

-- CreateEnum
CREATE TYPE "ScoreStatus" AS ENUM ('not_scored', 'queued', 'processing', 'scored', 'stale', 'failed', 'awaiting_credits');

-- CreateEnum
CREATE TYPE "VerificationStatus" AS ENUM ('unverified', 'verified', 'flagged');

-- CreateEnum
CREATE TYPE "ApplicationSource" AS ENUM ('applied', 'rediscovered', 'employee');

-- CreateEnum
CREATE TYPE "SyncStatus" AS ENUM ('not_linked', 'pending', 'synced', 'failed', 'unknown');

-- CreateEnum
CREATE TYPE "AtsProvider" AS ENUM ('greenhouse', 'ashby', 'teamtailor', 'csv');

-- CreateEnum
CREATE TYPE "AtsConnectionStatus" AS ENUM ('active', 'paused', 'failing');

-- CreateEnum
CREATE TYPE "AttachmentKind" AS ENUM ('cv', 'cover_letter', 'job_description', 'other');

-- CreateEnum
CREATE TYPE "ReadStatus" AS ENUM ('pending', 'read', 'failed');

-- CreateEnum
CREATE TYPE "CandidateSource" AS ENUM ('upload', 'ats', 'employee');

-- CreateEnum
CREATE TYPE "ConfirmationStatus" AS ENUM ('pending', 'redeemed', 'declined');

-- CreateEnum
CREATE TYPE "CreditTransactionKind" AS ENUM ('grant', 'evaluation', 'scorecard_generation', 'refund');

-- CreateEnum
CREATE TYPE "Verdict" AS ENUM ('met', 'partly', 'not_evidenced', 'contradicted');

-- CreateEnum
CREATE TYPE "Dimension" AS ENUM ('hard_skills', 'soft_skills', 'culture_fit', 'team_fit');

-- CreateEnum
CREATE TYPE "Importance" AS ENUM ('must', 'nice');

-- CreateEnum
CREATE TYPE "DecisionKind" AS ENUM ('accept', 'reject');

-- CreateEnum
CREATE TYPE "JobStatus" AS ENUM ('open', 'on_hold', 'closed');

-- CreateEnum
CREATE TYPE "EmploymentType" AS ENUM ('full_time', 'part_time', 'contract', 'temporary', 'internship');

-- CreateEnum
CREATE TYPE "ConfirmationPolicy" AS ENUM ('agent', 'recruiter');

-- CreateEnum
CREATE TYPE "DraftStatus" AS ENUM ('generating', 'ready', 'failed');

-- CreateEnum
CREATE TYPE "UploadStatus" AS ENUM ('waiting', 'received');

-- CreateTable
CREATE TABLE "Account" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "accountId" TEXT NOT NULL,
    "providerId" TEXT NOT NULL,
    "accessToken" TEXT,
    "refreshToken" TEXT,
    "idToken" TEXT,
    "accessTokenExpiresAt" TIMESTAMPTZ,
    "refreshTokenExpiresAt" TIMESTAMPTZ,
    "scope" TEXT,
    "password" TEXT,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "Account_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AiUsage" (
    "id" UUID NOT NULL,
    "organizationId" UUID NOT NULL DEFAULT current_setting('app.organization_id')::uuid,
    "task" TEXT NOT NULL,
    "model" TEXT NOT NULL,
    "inputTokens" INTEGER NOT NULL,
    "outputTokens" INTEGER NOT NULL,
    "costMicros" INTEGER,
    "subjectId" UUID,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "AiUsage_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Answer" (
    "id" UUID NOT NULL,
    "organizationId" UUID NOT NULL DEFAULT current_setting('app.organization_id')::uuid,
    "applicationId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "question" TEXT NOT NULL,
    "text" TEXT NOT NULL,

    CONSTRAINT "Answer_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Application" (
    "id" UUID NOT NULL,
    "organizationId" UUID NOT NULL DEFAULT current_setting('app.organization_id')::uuid,
    "jobId" UUID NOT NULL,
    "candidateId" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "stage" TEXT NOT NULL DEFAULT 'Applied',
    "disposition" "Disposition" NOT NULL DEFAULT 'active',
    "decidedAt" TIMESTAMPTZ,
    "scoreStatus" "ScoreStatus" NOT NULL DEFAULT 'not_scored',
    "scoreReason" TEXT,
    "verification" "VerificationStatus" NOT NULL DEFAULT 'unverified',
    "source" "ApplicationSource" NOT NULL DEFAULT 'applied',
    "internal" BOOLEAN NOT NULL DEFAULT false,
    "atsConnectionId" UUID,
    "externalId" TEXT,
    "atsSync" "SyncStatus" NOT NULL DEFAULT 'not_linked',
    "commentSync" "SyncStatus" NOT NULL DEFAULT 'not_linked',
    "syncReason" TEXT,
    "currentEvaluationId" UUID,
    "overall" DOUBLE PRECISION,
    "hardSkills" DOUBLE PRECISION,
    "softSkills" DOUBLE PRECISION,
    "cultureFit" DOUBLE PRECISION,
    "teamFit" DOUBLE PRECISION,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "appliedAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "Application_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AtsConnection" (
    "id" UUID NOT NULL,
    "organizationId" UUID NOT NULL DEFAULT current_setting('app.organization_id')::uuid,
    "provider" "AtsProvider" NOT NULL,
    "name" TEXT NOT NULL,
    "status" "AtsConnectionStatus" NOT NULL DEFAULT 'active',
    "credentials" BYTEA,
    "credentialsKey" TEXT,
    "settings" JSONB NOT NULL DEFAULT '{}',
    "lastSyncedAt" TIMESTAMPTZ,
    "lastError" TEXT,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "AtsConnection_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Attachment" (
    "id" UUID NOT NULL,
    "organizationId" UUID NOT NULL DEFAULT current_setting('app.organization_id')::uuid,
    "candidateId" UUID,
    "jobId" UUID,
    "kind" "AttachmentKind" NOT NULL,
    "fileName" TEXT NOT NULL,
    "mediaType" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "sha256" TEXT NOT NULL,
    "storageKey" TEXT NOT NULL,
    "readStatus" "ReadStatus" NOT NULL DEFAULT 'pending',
    "readFailure" TEXT,
    "createdBy" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Attachment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AuditEvent" (
    "id" UUID NOT NULL,
    "organizationId" UUID NOT NULL DEFAULT current_setting('app.organization_id')::uuid,
    "name" TEXT NOT NULL,
    "actorKind" TEXT NOT NULL,
    "actorId" TEXT NOT NULL,
    "clientId" TEXT,
    "subjectId" UUID,
    "particulars" JSONB NOT NULL DEFAULT '{}',
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "AuditEvent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CandidateAlias" (
    "id" UUID NOT NULL,
    "organizationId" UUID NOT NULL DEFAULT current_setting('app.organization_id')::uuid,
    "candidateId" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "CandidateAlias_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Candidate" (
    "id" UUID NOT NULL,
    "organizationId" UUID NOT NULL DEFAULT current_setting('app.organization_id')::uuid,
    "number" INTEGER NOT NULL DEFAULT 0,
    "fullName" TEXT,
    "email" TEXT,
    "phone" TEXT,
    "location" TEXT,
    "headline" TEXT,
    "source" "CandidateSource" NOT NULL DEFAULT 'upload',
    "atsConnectionId" UUID,
    "externalId" TEXT,
    "optedOutAt" TIMESTAMPTZ,
    "erasedAt" TIMESTAMPTZ,
    "createdBy" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "Candidate_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Confirmation" (
    "id" UUID NOT NULL,
    "organizationId" UUID NOT NULL DEFAULT current_setting('app.organization_id')::uuid,
    "userId" UUID NOT NULL,
    "clientId" TEXT,
    "tool" TEXT NOT NULL,
    "argumentsDigest" TEXT NOT NULL,
    "subjectRevision" TEXT NOT NULL,
    "preview" JSONB NOT NULL,
    "arguments" JSONB,
    "status" "ConfirmationStatus" NOT NULL DEFAULT 'pending',
    "outcome" JSONB,
    "expiresAt" TIMESTAMPTZ NOT NULL,
    "answeredAt" TIMESTAMPTZ,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Confirmation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CreditAccount" (
    "organizationId" UUID NOT NULL DEFAULT current_setting('app.organization_id')::uuid,
    "balance" INTEGER NOT NULL DEFAULT 0,
    "updatedAt" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "CreditAccount_pkey" PRIMARY KEY ("organizationId")
);

-- CreateTable
CREATE TABLE "CreditTransaction" (
    "id" UUID NOT NULL,
    "organizationId" UUID NOT NULL DEFAULT current_setting('app.organization_id')::uuid,
    "kind" "CreditTransactionKind" NOT NULL,
    "amount" INTEGER NOT NULL,
    "balanceAfter" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "subjectId" UUID,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "CreditTransaction_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CriterionAssessment" (
    "id" UUID NOT NULL,
    "organizationId" UUID NOT NULL DEFAULT current_setting('app.organization_id')::uuid,
    "evaluationId" UUID NOT NULL,
    "criterionId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "verdict" "Verdict" NOT NULL,
    "rating" DOUBLE PRECISION,
    "confidence" DOUBLE PRECISION NOT NULL,
    "reason" TEXT NOT NULL,
    "question" TEXT,
    "years" DOUBLE PRECISION,

    CONSTRAINT "CriterionAssessment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Criterion" (
    "id" UUID NOT NULL,
    "organizationId" UUID NOT NULL DEFAULT current_setting('app.organization_id')::uuid,
    "versionId" UUID NOT NULL,
    "criterionId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "dimension" "Dimension" NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "weight" INTEGER NOT NULL,
    "importance" "Importance" NOT NULL,
    "knockOut" BOOLEAN NOT NULL,
    "minimumYears" DOUBLE PRECISION,
    "skills" JSONB NOT NULL,

    CONSTRAINT "Criterion_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Decision" (
    "id" UUID NOT NULL,
    "organizationId" UUID NOT NULL DEFAULT current_setting('app.organization_id')::uuid,
    "applicationId" UUID NOT NULL,
    "kind" "DecisionKind" NOT NULL,
    "feedback" TEXT,
    "decidedBy" TEXT NOT NULL,
    "clientId" TEXT,
    "confirmationId" UUID,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Decision_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "DocumentText" (
    "id" UUID NOT NULL,
    "organizationId" UUID NOT NULL DEFAULT current_setting('app.organization_id')::uuid,
    "attachmentId" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "pages" JSONB NOT NULL,
    "lines" JSONB NOT NULL,
    "hidden" JSONB NOT NULL,
    "profile" JSONB,
    "readerVersion" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "DocumentText_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Employee" (
    "id" UUID NOT NULL,
    "organizationId" UUID NOT NULL DEFAULT current_setting('app.organization_id')::uuid,
    "candidateId" UUID NOT NULL,
    "title" TEXT,
    "team" TEXT,
    "consentedAt" TIMESTAMPTZ,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Employee_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Evaluation" (
    "id" UUID NOT NULL,
    "organizationId" UUID NOT NULL DEFAULT current_setting('app.organization_id')::uuid,
    "applicationId" UUID NOT NULL,
    "scorecardVersionId" UUID NOT NULL,
    "attachmentId" UUID,
    "judge" TEXT NOT NULL,
    "judgeVersion" TEXT NOT NULL,
    "inputHash" TEXT NOT NULL,
    "overall" DOUBLE PRECISION,
    "low" DOUBLE PRECISION,
    "high" DOUBLE PRECISION,
    "dimensions" JSONB NOT NULL,
    "knockedOutBy" UUID[],
    "advice" TEXT,
    "flags" JSONB NOT NULL DEFAULT '[]',
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Evaluation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Evidence" (
    "id" UUID NOT NULL,
    "organizationId" UUID NOT NULL DEFAULT current_setting('app.organization_id')::uuid,
    "assessmentId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "quote" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "start" INTEGER NOT NULL,
    "end" INTEGER NOT NULL,
    "page" INTEGER NOT NULL,

    CONSTRAINT "Evidence_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Invitation" (
    "id" UUID NOT NULL,
    "organizationId" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "role" TEXT,
    "status" TEXT NOT NULL DEFAULT 'pending',
    "expiresAt" TIMESTAMPTZ NOT NULL,
    "inviterId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Invitation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Job" (
    "id" UUID NOT NULL,
    "organizationId" UUID NOT NULL DEFAULT current_setting('app.organization_id')::uuid,
    "title" TEXT NOT NULL,
    "department" TEXT,
    "location" TEXT,
    "employmentType" "EmploymentType",
    "description" TEXT NOT NULL,
    "status" "JobStatus" NOT NULL DEFAULT 'open',
    "lastNumber" INTEGER NOT NULL DEFAULT 0,
    "atsConnectionId" UUID,
    "externalId" TEXT,
    "createdBy" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "Job_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Jwks" (
    "id" UUID NOT NULL,
    "publicKey" TEXT NOT NULL,
    "privateKey" TEXT NOT NULL,
    "alg" TEXT,
    "crv" TEXT,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ,

    CONSTRAINT "Jwks_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Member" (
    "id" UUID NOT NULL,
    "organizationId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "role" TEXT NOT NULL DEFAULT 'recruiter',
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Member_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "OauthClientAssertion" (
    "id" TEXT NOT NULL,
    "expiresAt" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "OauthClientAssertion_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "OauthClient" (
    "id" UUID NOT NULL,
    "clientId" TEXT NOT NULL,
    "clientSecret" TEXT,
    "clientDiscoveryId" TEXT,
    "disabled" BOOLEAN DEFAULT false,
    "skipConsent" BOOLEAN,
    "enableEndSession" BOOLEAN,
    "subjectType" TEXT,
    "scopes" TEXT[],
    "clientCredentialsScopes" TEXT[],
    "userId" UUID,
    "name" TEXT,
    "uri" TEXT,
    "icon" TEXT,
    "contacts" TEXT[],
    "tos" TEXT,
    "policy" TEXT,
    "softwareId" TEXT,
    "softwareVersion" TEXT,
    "softwareStatement" TEXT,
    "redirectUris" TEXT[],
    "postLogoutRedirectUris" TEXT[],
    "backchannelLogoutUri" TEXT,
    "backchannelLogoutSessionRequired" BOOLEAN,
    "tokenEndpointAuthMethod" TEXT,
    "applicationType" TEXT,
    "jwks" TEXT,
    "jwksUri" TEXT,
    "grantTypes" TEXT[],
    "responseTypes" TEXT[],
    "requirePKCE" BOOLEAN,
    "dpopBoundAccessTokens" BOOLEAN DEFAULT false,
    "referenceId" TEXT,
    "metadata" JSONB,
    "createdAt" TIMESTAMPTZ DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ,

    CONSTRAINT "OauthClient_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "OauthConsent" (
    "id" UUID NOT NULL,
    "clientId" TEXT NOT NULL,
    "userId" UUID,
    "referenceId" TEXT,
    "resources" TEXT[],
    "requestedUserInfoClaims" TEXT[],
    "scopes" TEXT[],
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "OauthConsent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "OauthResource" (
    "id" UUID NOT NULL,
    "identifier" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "accessTokenTtl" INTEGER,
    "refreshTokenTtl" INTEGER,
    "signingAlgorithm" TEXT,
    "signingKeyId" TEXT,
    "allowedScopes" TEXT[],
    "customClaims" JSONB,
    "dpopBoundAccessTokensRequired" BOOLEAN DEFAULT false,
    "disabled" BOOLEAN DEFAULT false,
    "policyVersion" INTEGER DEFAULT 1,
    "metadata" JSONB,
    "createdAt" TIMESTAMPTZ DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ,

    CONSTRAINT "OauthResource_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "OauthClientResource" (
    "id" UUID NOT NULL,
    "clientId" TEXT NOT NULL,
    "resourceId" TEXT NOT NULL,
    "metadata" JSONB,
    "createdAt" TIMESTAMPTZ DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "OauthClientResource_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "OauthAccessToken" (
    "id" UUID NOT NULL,
    "token" TEXT NOT NULL,
    "clientId" TEXT NOT NULL,
    "sessionId" UUID,
    "userId" UUID,
    "referenceId" TEXT,
    "authorizationCodeId" TEXT,
    "resources" TEXT[],
    "requestedUserInfoClaims" TEXT[],
    "refreshId" UUID,
    "scopes" TEXT[],
    "confirmation" JSONB,
    "expiresAt" TIMESTAMPTZ NOT NULL,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "revoked" TIMESTAMPTZ,

    CONSTRAINT "OauthAccessToken_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "OauthRefreshToken" (
    "id" UUID NOT NULL,
    "token" TEXT NOT NULL,
    "clientId" TEXT NOT NULL,
    "sessionId" UUID,
    "userId" UUID NOT NULL,
    "referenceId" TEXT,
    "authorizationCodeId" TEXT,
    "resources" TEXT[],
    "requestedUserInfoClaims" TEXT[],
    "scopes" TEXT[],
    "confirmation" JSONB,
    "authTime" TIMESTAMPTZ,
    "expiresAt" TIMESTAMPTZ NOT NULL,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "revoked" TIMESTAMPTZ,
    "rotatedAt" TIMESTAMPTZ,
    "rotationReplayResponse" TEXT,
    "rotationReplayExpiresAt" TIMESTAMPTZ,

    CONSTRAINT "OauthRefreshToken_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Organization" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "logo" TEXT,
    "metadata" TEXT,
    "values" TEXT,
    "teamNeeds" TEXT,
    "confirmationPolicy" "ConfirmationPolicy" NOT NULL DEFAULT 'agent',
    "lastCandidateNumber" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Organization_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "OutboxEvent" (
    "id" UUID NOT NULL,
    "organizationId" UUID NOT NULL DEFAULT current_setting('app.organization_id')::uuid,
    "name" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "lastError" TEXT,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sentAt" TIMESTAMPTZ,

    CONSTRAINT "OutboxEvent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PostingDelta" (
    "organizationId" UUID NOT NULL DEFAULT current_setting('app.organization_id')::uuid,
    "candidateNumber" INTEGER NOT NULL,
    "terms" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PostingDelta_pkey" PRIMARY KEY ("organizationId","candidateNumber")
);

-- CreateTable
CREATE TABLE "PostingList" (
    "organizationId" UUID NOT NULL DEFAULT current_setting('app.organization_id')::uuid,
    "term" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "ids" BYTEA NOT NULL,
    "impacts" BYTEA NOT NULL,

    CONSTRAINT "PostingList_pkey" PRIMARY KEY ("organizationId","term")
);

-- CreateTable
CREATE TABLE "RateLimit" (
    "id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "lastRequest" BIGINT NOT NULL,

    CONSTRAINT "RateLimit_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ScorecardDraft" (
    "id" UUID NOT NULL,
    "organizationId" UUID NOT NULL DEFAULT current_setting('app.organization_id')::uuid,
    "jobId" UUID NOT NULL,
    "status" "DraftStatus" NOT NULL DEFAULT 'generating',
    "content" JSONB,
    "refused" JSONB NOT NULL DEFAULT '[]',
    "failure" TEXT,
    "generatedBy" TEXT,
    "requestedBy" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "ScorecardDraft_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ScorecardVersion" (
    "id" UUID NOT NULL,
    "organizationId" UUID NOT NULL DEFAULT current_setting('app.organization_id')::uuid,
    "scorecardId" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "shortlistFrom" INTEGER NOT NULL,
    "declineBelow" INTEGER NOT NULL,
    "rediscovery" BOOLEAN NOT NULL,
    "blindReview" BOOLEAN NOT NULL,
    "contentHash" TEXT NOT NULL,
    "publishedBy" TEXT NOT NULL,
    "publishedAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ScorecardVersion_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Scorecard" (
    "id" UUID NOT NULL,
    "organizationId" UUID NOT NULL DEFAULT current_setting('app.organization_id')::uuid,
    "jobId" UUID NOT NULL,
    "currentVersionId" UUID,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Scorecard_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Session" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "token" TEXT NOT NULL,
    "expiresAt" TIMESTAMPTZ NOT NULL,
    "ipAddress" TEXT,
    "userAgent" TEXT,
    "activeOrganizationId" UUID,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "Session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "StoredVerdict" (
    "id" UUID NOT NULL,
    "organizationId" UUID NOT NULL DEFAULT current_setting('app.organization_id')::uuid,
    "key" TEXT NOT NULL,
    "assessments" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "StoredVerdict_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SyncCursor" (
    "id" UUID NOT NULL,
    "organizationId" UUID NOT NULL DEFAULT current_setting('app.organization_id')::uuid,
    "connectionId" UUID NOT NULL,
    "resource" TEXT NOT NULL,
    "cursor" JSONB NOT NULL,
    "updatedAt" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "SyncCursor_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Upload" (
    "id" UUID NOT NULL,
    "organizationId" UUID NOT NULL DEFAULT current_setting('app.organization_id')::uuid,
    "fileName" TEXT NOT NULL,
    "mediaType" TEXT NOT NULL,
    "size" INTEGER,
    "sha256" TEXT,
    "storageKey" TEXT NOT NULL,
    "status" "UploadStatus" NOT NULL DEFAULT 'waiting',
    "createdBy" TEXT NOT NULL,
    "expiresAt" TIMESTAMPTZ NOT NULL,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Upload_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "User" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "emailVerified" BOOLEAN NOT NULL DEFAULT false,
    "image" TEXT,
    "serviceAdministrator" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "User_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Verification" (
    "id" UUID NOT NULL,
    "identifier" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "expiresAt" TIMESTAMPTZ NOT NULL,
    "createdAt" TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ NOT NULL,

    CONSTRAINT "Verification_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Account_userId_idx" ON "Account"("userId");

-- CreateIndex
CREATE INDEX "AiUsage_organizationId_createdAt_idx" ON "AiUsage"("organizationId", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "Answer_organizationId_applicationId_position_key" ON "Answer"("organizationId", "applicationId", "position");

-- CreateIndex
CREATE INDEX "Application_organizationId_jobId_overall_id_idx" ON "Application"("organizationId", "jobId", "overall" DESC, "id");

-- CreateIndex
CREATE INDEX "Application_organizationId_candidateId_idx" ON "Application"("organizationId", "candidateId");

-- CreateIndex
CREATE INDEX "Application_organizationId_scoreStatus_idx" ON "Application"("organizationId", "scoreStatus");

-- CreateIndex
CREATE UNIQUE INDEX "Application_organizationId_id_key" ON "Application"("organizationId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Application_organizationId_jobId_candidateId_key" ON "Application"("organizationId", "jobId", "candidateId");

-- CreateIndex
CREATE UNIQUE INDEX "Application_organizationId_jobId_number_key" ON "Application"("organizationId", "jobId", "number");

-- CreateIndex
CREATE UNIQUE INDEX "Application_organizationId_currentEvaluationId_key" ON "Application"("organizationId", "currentEvaluationId");

-- CreateIndex
CREATE UNIQUE INDEX "Application_organizationId_atsConnectionId_externalId_key" ON "Application"("organizationId", "atsConnectionId", "externalId");

-- CreateIndex
CREATE UNIQUE INDEX "AtsConnection_organizationId_id_key" ON "AtsConnection"("organizationId", "id");

-- CreateIndex
CREATE INDEX "Attachment_organizationId_candidateId_idx" ON "Attachment"("organizationId", "candidateId");

-- CreateIndex
CREATE INDEX "Attachment_organizationId_jobId_idx" ON "Attachment"("organizationId", "jobId");

-- CreateIndex
CREATE UNIQUE INDEX "Attachment_organizationId_id_key" ON "Attachment"("organizationId", "id");

-- CreateIndex
CREATE INDEX "AuditEvent_organizationId_subjectId_createdAt_idx" ON "AuditEvent"("organizationId", "subjectId", "createdAt");

-- CreateIndex
CREATE INDEX "AuditEvent_organizationId_createdAt_idx" ON "AuditEvent"("organizationId", "createdAt" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "CandidateAlias_organizationId_kind_value_key" ON "CandidateAlias"("organizationId", "kind", "value");

-- CreateIndex
CREATE INDEX "Candidate_organizationId_email_idx" ON "Candidate"("organizationId", "email");

-- CreateIndex
CREATE UNIQUE INDEX "Candidate_organizationId_id_key" ON "Candidate"("organizationId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Candidate_organizationId_number_key" ON "Candidate"("organizationId", "number");

-- CreateIndex
CREATE UNIQUE INDEX "Candidate_organizationId_atsConnectionId_externalId_key" ON "Candidate"("organizationId", "atsConnectionId", "externalId");

-- CreateIndex
CREATE INDEX "Confirmation_organizationId_status_createdAt_idx" ON "Confirmation"("organizationId", "status", "createdAt" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "Confirmation_organizationId_id_key" ON "Confirmation"("organizationId", "id");

-- CreateIndex
CREATE INDEX "CreditTransaction_organizationId_createdAt_id_idx" ON "CreditTransaction"("organizationId", "createdAt" DESC, "id");

-- CreateIndex
CREATE UNIQUE INDEX "CreditTransaction_organizationId_key_key" ON "CreditTransaction"("organizationId", "key");

-- CreateIndex
CREATE UNIQUE INDEX "CriterionAssessment_organizationId_id_key" ON "CriterionAssessment"("organizationId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "CriterionAssessment_organizationId_evaluationId_criterionId_key" ON "CriterionAssessment"("organizationId", "evaluationId", "criterionId");

-- CreateIndex
CREATE UNIQUE INDEX "Criterion_organizationId_versionId_criterionId_key" ON "Criterion"("organizationId", "versionId", "criterionId");

-- CreateIndex
CREATE INDEX "Decision_organizationId_applicationId_createdAt_idx" ON "Decision"("organizationId", "applicationId", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "Decision_organizationId_id_key" ON "Decision"("organizationId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "DocumentText_organizationId_attachmentId_key" ON "DocumentText"("organizationId", "attachmentId");

-- CreateIndex
CREATE UNIQUE INDEX "Employee_organizationId_candidateId_key" ON "Employee"("organizationId", "candidateId");

-- CreateIndex
CREATE INDEX "Evaluation_organizationId_applicationId_createdAt_idx" ON "Evaluation"("organizationId", "applicationId", "createdAt" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "Evaluation_organizationId_id_key" ON "Evaluation"("organizationId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Evaluation_organizationId_applicationId_inputHash_key" ON "Evaluation"("organizationId", "applicationId", "inputHash");

-- CreateIndex
CREATE UNIQUE INDEX "Evidence_organizationId_assessmentId_position_key" ON "Evidence"("organizationId", "assessmentId", "position");

-- CreateIndex
CREATE INDEX "Invitation_organizationId_idx" ON "Invitation"("organizationId");

-- CreateIndex
CREATE INDEX "Invitation_email_idx" ON "Invitation"("email");

-- CreateIndex
CREATE INDEX "Job_organizationId_status_createdAt_idx" ON "Job"("organizationId", "status", "createdAt" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "Job_organizationId_id_key" ON "Job"("organizationId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Job_organizationId_atsConnectionId_externalId_key" ON "Job"("organizationId", "atsConnectionId", "externalId");

-- CreateIndex
CREATE INDEX "Member_userId_idx" ON "Member"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "Member_organizationId_userId_key" ON "Member"("organizationId", "userId");

-- CreateIndex
CREATE UNIQUE INDEX "OauthClient_clientId_key" ON "OauthClient"("clientId");

-- CreateIndex
CREATE INDEX "OauthClient_userId_idx" ON "OauthClient"("userId");

-- CreateIndex
CREATE INDEX "OauthConsent_clientId_idx" ON "OauthConsent"("clientId");

-- CreateIndex
CREATE INDEX "OauthConsent_userId_idx" ON "OauthConsent"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "OauthResource_identifier_key" ON "OauthResource"("identifier");

-- CreateIndex
CREATE INDEX "OauthClientResource_clientId_idx" ON "OauthClientResource"("clientId");

-- CreateIndex
CREATE INDEX "OauthClientResource_resourceId_idx" ON "OauthClientResource"("resourceId");

-- CreateIndex
CREATE UNIQUE INDEX "OauthAccessToken_token_key" ON "OauthAccessToken"("token");

-- CreateIndex
CREATE INDEX "OauthAccessToken_clientId_idx" ON "OauthAccessToken"("clientId");

-- CreateIndex
CREATE INDEX "OauthAccessToken_sessionId_idx" ON "OauthAccessToken"("sessionId");

-- CreateIndex
CREATE INDEX "OauthAccessToken_userId_idx" ON "OauthAccessToken"("userId");

-- CreateIndex
CREATE INDEX "OauthAccessToken_authorizationCodeId_idx" ON "OauthAccessToken"("authorizationCodeId");

-- CreateIndex
CREATE INDEX "OauthAccessToken_refreshId_idx" ON "OauthAccessToken"("refreshId");

-- CreateIndex
CREATE UNIQUE INDEX "OauthRefreshToken_token_key" ON "OauthRefreshToken"("token");

-- CreateIndex
CREATE INDEX "OauthRefreshToken_clientId_idx" ON "OauthRefreshToken"("clientId");

-- CreateIndex
CREATE INDEX "OauthRefreshToken_sessionId_idx" ON "OauthRefreshToken"("sessionId");

-- CreateIndex
CREATE INDEX "OauthRefreshToken_userId_idx" ON "OauthRefreshToken"("userId");

-- CreateIndex
CREATE INDEX "OauthRefreshToken_authorizationCodeId_idx" ON "OauthRefreshToken"("authorizationCodeId");

-- CreateIndex
CREATE UNIQUE INDEX "Organization_slug_key" ON "Organization"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "RateLimit_key_key" ON "RateLimit"("key");

-- CreateIndex
CREATE INDEX "ScorecardDraft_organizationId_jobId_createdAt_idx" ON "ScorecardDraft"("organizationId", "jobId", "createdAt" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "ScorecardDraft_organizationId_id_key" ON "ScorecardDraft"("organizationId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "ScorecardVersion_organizationId_id_key" ON "ScorecardVersion"("organizationId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "ScorecardVersion_organizationId_scorecardId_version_key" ON "ScorecardVersion"("organizationId", "scorecardId", "version");

-- CreateIndex
CREATE UNIQUE INDEX "Scorecard_organizationId_id_key" ON "Scorecard"("organizationId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Scorecard_organizationId_jobId_key" ON "Scorecard"("organizationId", "jobId");

-- CreateIndex
CREATE UNIQUE INDEX "Scorecard_organizationId_currentVersionId_key" ON "Scorecard"("organizationId", "currentVersionId");

-- CreateIndex
CREATE UNIQUE INDEX "Session_token_key" ON "Session"("token");

-- CreateIndex
CREATE INDEX "Session_userId_idx" ON "Session"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "StoredVerdict_organizationId_key_key" ON "StoredVerdict"("organizationId", "key");

-- CreateIndex
CREATE UNIQUE INDEX "SyncCursor_organizationId_connectionId_resource_key" ON "SyncCursor"("organizationId", "connectionId", "resource");

-- CreateIndex
CREATE INDEX "Upload_expiresAt_idx" ON "Upload"("expiresAt");

-- CreateIndex
CREATE UNIQUE INDEX "Upload_organizationId_id_key" ON "Upload"("organizationId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "User_email_key" ON "User"("email");

-- CreateIndex
CREATE INDEX "Verification_identifier_idx" ON "Verification"("identifier");

-- AddForeignKey
ALTER TABLE "Account" ADD CONSTRAINT "Account_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AiUsage" ADD CONSTRAINT "AiUsage_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Answer" ADD CONSTRAINT "Answer_organizationId_applicationId_fkey" FOREIGN KEY ("organizationId", "applicationId") REFERENCES "Application"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Application" ADD CONSTRAINT "Application_organizationId_jobId_fkey" FOREIGN KEY ("organizationId", "jobId") REFERENCES "Job"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Application" ADD CONSTRAINT "Application_organizationId_candidateId_fkey" FOREIGN KEY ("organizationId", "candidateId") REFERENCES "Candidate"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Application" ADD CONSTRAINT "Application_organizationId_atsConnectionId_fkey" FOREIGN KEY ("organizationId", "atsConnectionId") REFERENCES "AtsConnection"("organizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Application" ADD CONSTRAINT "Application_organizationId_currentEvaluationId_fkey" FOREIGN KEY ("organizationId", "currentEvaluationId") REFERENCES "Evaluation"("organizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AtsConnection" ADD CONSTRAINT "AtsConnection_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Attachment" ADD CONSTRAINT "Attachment_organizationId_candidateId_fkey" FOREIGN KEY ("organizationId", "candidateId") REFERENCES "Candidate"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Attachment" ADD CONSTRAINT "Attachment_organizationId_jobId_fkey" FOREIGN KEY ("organizationId", "jobId") REFERENCES "Job"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AuditEvent" ADD CONSTRAINT "AuditEvent_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CandidateAlias" ADD CONSTRAINT "CandidateAlias_organizationId_candidateId_fkey" FOREIGN KEY ("organizationId", "candidateId") REFERENCES "Candidate"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Candidate" ADD CONSTRAINT "Candidate_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Candidate" ADD CONSTRAINT "Candidate_organizationId_atsConnectionId_fkey" FOREIGN KEY ("organizationId", "atsConnectionId") REFERENCES "AtsConnection"("organizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Confirmation" ADD CONSTRAINT "Confirmation_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CreditAccount" ADD CONSTRAINT "CreditAccount_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CreditTransaction" ADD CONSTRAINT "CreditTransaction_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "CreditAccount"("organizationId") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CriterionAssessment" ADD CONSTRAINT "CriterionAssessment_organizationId_evaluationId_fkey" FOREIGN KEY ("organizationId", "evaluationId") REFERENCES "Evaluation"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Criterion" ADD CONSTRAINT "Criterion_organizationId_versionId_fkey" FOREIGN KEY ("organizationId", "versionId") REFERENCES "ScorecardVersion"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Decision" ADD CONSTRAINT "Decision_organizationId_applicationId_fkey" FOREIGN KEY ("organizationId", "applicationId") REFERENCES "Application"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DocumentText" ADD CONSTRAINT "DocumentText_organizationId_attachmentId_fkey" FOREIGN KEY ("organizationId", "attachmentId") REFERENCES "Attachment"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Employee" ADD CONSTRAINT "Employee_organizationId_candidateId_fkey" FOREIGN KEY ("organizationId", "candidateId") REFERENCES "Candidate"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Evaluation" ADD CONSTRAINT "Evaluation_organizationId_applicationId_fkey" FOREIGN KEY ("organizationId", "applicationId") REFERENCES "Application"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Evaluation" ADD CONSTRAINT "Evaluation_organizationId_scorecardVersionId_fkey" FOREIGN KEY ("organizationId", "scorecardVersionId") REFERENCES "ScorecardVersion"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Evaluation" ADD CONSTRAINT "Evaluation_organizationId_attachmentId_fkey" FOREIGN KEY ("organizationId", "attachmentId") REFERENCES "Attachment"("organizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Evidence" ADD CONSTRAINT "Evidence_organizationId_assessmentId_fkey" FOREIGN KEY ("organizationId", "assessmentId") REFERENCES "CriterionAssessment"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Invitation" ADD CONSTRAINT "Invitation_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Invitation" ADD CONSTRAINT "Invitation_inviterId_fkey" FOREIGN KEY ("inviterId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Job" ADD CONSTRAINT "Job_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Job" ADD CONSTRAINT "Job_organizationId_atsConnectionId_fkey" FOREIGN KEY ("organizationId", "atsConnectionId") REFERENCES "AtsConnection"("organizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Member" ADD CONSTRAINT "Member_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Member" ADD CONSTRAINT "Member_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OauthClient" ADD CONSTRAINT "OauthClient_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OauthConsent" ADD CONSTRAINT "OauthConsent_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "OauthClient"("clientId") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OauthConsent" ADD CONSTRAINT "OauthConsent_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OauthClientResource" ADD CONSTRAINT "OauthClientResource_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "OauthClient"("clientId") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OauthClientResource" ADD CONSTRAINT "OauthClientResource_resourceId_fkey" FOREIGN KEY ("resourceId") REFERENCES "OauthResource"("identifier") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OauthAccessToken" ADD CONSTRAINT "OauthAccessToken_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "OauthClient"("clientId") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OauthAccessToken" ADD CONSTRAINT "OauthAccessToken_sessionId_fkey" FOREIGN KEY ("sessionId") REFERENCES "Session"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OauthAccessToken" ADD CONSTRAINT "OauthAccessToken_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OauthAccessToken" ADD CONSTRAINT "OauthAccessToken_refreshId_fkey" FOREIGN KEY ("refreshId") REFERENCES "OauthRefreshToken"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OauthRefreshToken" ADD CONSTRAINT "OauthRefreshToken_clientId_fkey" FOREIGN KEY ("clientId") REFERENCES "OauthClient"("clientId") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OauthRefreshToken" ADD CONSTRAINT "OauthRefreshToken_sessionId_fkey" FOREIGN KEY ("sessionId") REFERENCES "Session"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OauthRefreshToken" ADD CONSTRAINT "OauthRefreshToken_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OutboxEvent" ADD CONSTRAINT "OutboxEvent_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PostingDelta" ADD CONSTRAINT "PostingDelta_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PostingList" ADD CONSTRAINT "PostingList_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ScorecardDraft" ADD CONSTRAINT "ScorecardDraft_organizationId_jobId_fkey" FOREIGN KEY ("organizationId", "jobId") REFERENCES "Job"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ScorecardVersion" ADD CONSTRAINT "ScorecardVersion_organizationId_scorecardId_fkey" FOREIGN KEY ("organizationId", "scorecardId") REFERENCES "Scorecard"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Scorecard" ADD CONSTRAINT "Scorecard_organizationId_jobId_fkey" FOREIGN KEY ("organizationId", "jobId") REFERENCES "Job"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Scorecard" ADD CONSTRAINT "Scorecard_organizationId_currentVersionId_fkey" FOREIGN KEY ("organizationId", "currentVersionId") REFERENCES "ScorecardVersion"("organizationId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StoredVerdict" ADD CONSTRAINT "StoredVerdict_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SyncCursor" ADD CONSTRAINT "SyncCursor_organizationId_connectionId_fkey" FOREIGN KEY ("organizationId", "connectionId") REFERENCES "AtsConnection"("organizationId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Upload" ADD CONSTRAINT "Upload_organizationId_fkey" FOREIGN KEY ("organizationId") REFERENCES "Organization"("id") ON DELETE CASCADE ON UPDATE CASCADE;



-- How often things were done and failed, and how long they took, by hour and over all instances. Names of ours only.
CREATE TABLE "ServiceFigure" (
    "hour" TIMESTAMPTZ NOT NULL,
    "what" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "problem" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "overSecond" INTEGER NOT NULL,
    "totalMs" DOUBLE PRECISION NOT NULL,
    "longestMs" DOUBLE PRECISION NOT NULL,

    CONSTRAINT "ServiceFigure_pkey" PRIMARY KEY ("hour", "what", "name", "problem")
);

GRANT SELECT, INSERT, UPDATE, DELETE ON "ServiceFigure" TO shortlist_identity;

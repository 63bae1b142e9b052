import * as z from "zod";
import type { AtsApplication, AtsJob } from "../records";

export const importKinds = ["jobs", "candidates", "applications", "employees"] as const;
export type ImportKind = (typeof importKinds)[number];

const text = (most: number) => z.string().trim().max(most, `is longer than ${most} characters`);
const needed = (most: number) => text(most).min(1, "is missing");
const optional = (most: number) => text(most).transform((value) => value || null);
const id = needed(100);

/** Words for a state, in the languages people's files come in; anything else is a problem of its row. */
function word<T extends string>(words: Record<string, T>, otherwise: T) {
  const listed = [...new Set(Object.values(words))].join(", ");
  return z.string().transform((given, ctx) => {
    const key = given.trim().toLowerCase();
    const known = key === "" ? otherwise : words[key];
    if (known === undefined) ctx.addIssue({ code: "custom", message: `is none of ${listed}` });
    return known ?? otherwise;
  });
}

const status = word<AtsJob["status"]>(
  {
    open: "open",
    published: "open",
    active: "open",
    closed: "closed",
    archived: "closed",
    filled: "closed",
    on_hold: "on_hold",
    "on hold": "on_hold",
    draft: "on_hold",
  },
  "open",
);
const state = word<AtsApplication["state"]>(
  {
    active: "active",
    "in process": "active",
    open: "active",
    rejected: "rejected",
    declined: "rejected",
    withdrawn: "withdrawn",
    hired: "hired",
  },
  "active",
);
const email = z
  .string()
  .trim()
  .transform((given, ctx) => {
    if (given !== "" && !z.email().max(320).safeParse(given).success)
      ctx.addIssue({ code: "custom", message: "is not an e-mail address" });
    return given || null;
  });
/** 2026-03-31, or a whole ISO moment: no other form is the same day everywhere. */
const day = z
  .string()
  .trim()
  .transform((given, ctx) => {
    const known = z.union([z.iso.date(), z.iso.datetime({ offset: true })]).safeParse(given).success;
    if (given !== "" && !known) ctx.addIssue({ code: "custom", message: "is not a date like 2026-03-31" });
    return given !== "" && known ? new Date(given).toISOString() : null;
  });

/** What a row of each kind may have. Cells come as text, empty where there is nothing. */
export const rowSchemas = {
  jobs: z.object({
    id,
    title: needed(160),
    description: text(60_000),
    department: optional(120),
    location: optional(160),
    status,
  }),
  candidates: z.object({ id, fullName: needed(200), email, phone: optional(60), headline: optional(300) }),
  applications: z.object({ id, jobId: id, candidateId: id, stage: optional(200), state, appliedAt: day }),
  employees: z.object({
    id,
    fullName: needed(200),
    email,
    phone: optional(60),
    title: optional(200),
    team: optional(200),
    consentedAt: day,
  }),
};

/** Headings by which a column is recognized, without case, spaces and signs. */
export const headings: Record<ImportKind, Record<string, string[]>> = {
  jobs: {
    id: ["id", "jobid", "requisitionid", "externalid"],
    title: ["title", "jobtitle", "name"],
    description: ["description", "jobdescription", "text"],
    department: ["department", "team"],
    location: ["location", "city", "office"],
    status: ["status", "state"],
  },
  candidates: {
    id: ["id", "candidateid", "externalid"],
    fullName: ["fullname", "name", "candidatename"],
    email: ["email", "emailaddress", "mail"],
    phone: ["phone", "phonenumber", "telephone"],
    headline: ["headline", "title", "currenttitle", "position"],
  },
  applications: {
    id: ["id", "applicationid", "externalid"],
    jobId: ["jobid", "job", "requisitionid"],
    candidateId: ["candidateid", "candidate"],
    stage: ["stage", "currentstage"],
    state: ["state", "status", "disposition"],
    appliedAt: ["appliedat", "applicationdate", "applied", "createdat"],
  },
  employees: {
    id: ["id", "employeeid", "externalid"],
    fullName: ["fullname", "name", "employeename"],
    email: ["email", "emailaddress", "workemail"],
    phone: ["phone", "phonenumber"],
    title: ["title", "jobtitle", "position"],
    team: ["team", "department"],
    consentedAt: ["consentedat", "consent", "consentdate"],
  },
};

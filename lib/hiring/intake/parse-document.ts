import * as z from "zod";
import { flow } from "@/lib/platform/access/use-case";
import { readFailureMessages, readFailures } from "@/lib/reading/documents/document";
import { readJob } from "@/lib/records/jobs/read-job";
import { cut } from "@/lib/reading/language/cut";
import type { Profile } from "@/lib/reading/profile/profile";
import { IncomingFile, withStored } from "@/lib/reading/uploads/incoming-file";
import { readOnce } from "@/lib/reading/uploads/read-once";
import { storeUpload } from "@/lib/reading/uploads/store-upload";

/** Longest text returned; the full text is available from the job or candidate created from the document. */
const maxCharacters = 20_000;

const JobFields = z.object({
  title: z.string().nullable(),
  department: z.string().nullable(),
  location: z.string().nullable(),
  employmentType: z.string().nullable(),
  start: z.string().nullable(),
});

const CandidateFields = z.object({
  fullName: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  headline: z.string().nullable(),
  years: z.number().nullable(),
  language: z.string(),
  roles: z.array(
    z.object({
      title: z.string(),
      organization: z.string().nullable(),
      from: z.string().nullable(),
      to: z.string().nullable(),
    }),
  ),
  skills: z.array(z.string()),
});

/** Reads a document (PDF, DOCX, ODT, RTF, HTML, text) into text and the fields a job or a candidate needs. Creates neither. */
export const parseDocument = flow({
  name: "parseDocument",
  permission: "candidate:write",
  input: z.object({
    document: IncomingFile.describe("The file."),
    purpose: z.enum(["job", "candidate"]).describe("What the text is for: decides which fields are read."),
  }),
  output: z.object({
    uploadId: z.uuid().describe("Give it with the new job or candidate instead of sending the file again."),
    fileName: z.string(),
    readable: z.boolean(),
    failure: z.enum(readFailures).nullable(),
    message: z.string().nullable().describe("Why it cannot be read, and what to do."),
    pages: z.int(),
    text: z.string(),
    truncated: z.boolean(),
    hiddenText: z.boolean().describe("Has text a reader would not see; it is left out here and in scoring."),
    job: JobFields.nullable(),
    candidate: CandidateFields.nullable(),
  }),

  async run(actor, { document: file, purpose }) {
    const { about, read, profile } = await withStored(actor, [file], async ([stored]) => {
      const once = await readOnce(stored!, { isCv: purpose === "candidate" });
      const { uploadId } = await storeUpload(actor, { file: once.file, uploadId: file.uploadId ?? null });
      return { about: { uploadId, fileName: stored!.fileName }, read: once.result, profile: once.profile };
    });
    if (!read.ok) {
      const none = { pages: 0, text: "", truncated: false, hiddenText: false, job: null, candidate: null };
      const message = readFailureMessages[read.failure];
      return { ...about, readable: false, failure: read.failure, message, ...none };
    }
    const { text, pages, hidden } = read.document;
    return {
      ...about,
      readable: true,
      failure: null,
      message: null,
      pages: pages.length,
      text: cut(text, maxCharacters),
      truncated: text.length > maxCharacters,
      hiddenText: hidden.length > 0,
      job: purpose === "job" ? (await readJob(actor, text)).job : null,
      candidate: purpose === "candidate" && profile ? candidateFields(profile) : null,
    };
  },
});

const candidateFields = (profile: Profile): z.input<typeof CandidateFields> => ({
  ...profile,
  fullName: profile.name?.value ?? null,
  email: profile.emails[0]?.value ?? null,
  phone: profile.phones[0]?.value ?? null,
  headline: profile.headline?.value ?? null,
  skills: profile.skills.map((skill) => skill.name),
});

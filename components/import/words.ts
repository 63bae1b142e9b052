import type { ImportKind } from "@/lib/ats/csv/fields";

export const kindWords: Record<ImportKind, { name: string; one: string; about: string }> = {
  jobs: { name: "Jobs", one: "job", about: "Titles, descriptions, where and whether they are open." },
  candidates: { name: "Candidates", one: "candidate", about: "People with their contact data." },
  applications: {
    name: "Applications",
    one: "application",
    about:
      "Who applied for what and how it went. Import jobs and candidates first: a row names both by their IDs.",
  },
  employees: {
    name: "Employees",
    one: "employee",
    about:
      "Who works here. Only those who agreed are proposed for other roles: by a date here, or on their page.",
  },
};

/** "1 job", "2,400 jobs". */
export const counted = (count: number, kind: ImportKind) =>
  `${count.toLocaleString("en-GB")} ${count === 1 ? kindWords[kind].one : kindWords[kind].name.toLowerCase()}`;

export const fieldWords: Record<string, { name: string; hint?: string }> = {
  id: { name: "ID", hint: "Tells rows apart: the same ID again brings a row up to date." },
  title: { name: "Title" },
  description: { name: "Description" },
  department: { name: "Department" },
  location: { name: "Location" },
  status: { name: "Status", hint: "Open, closed or on hold. Open where it is empty." },
  fullName: { name: "Full name", hint: "Or first and last name." },
  firstName: { name: "First name" },
  lastName: { name: "Last name" },
  email: { name: "Email" },
  phone: { name: "Phone" },
  headline: { name: "Headline", hint: "What they do now." },
  jobId: { name: "Job ID" },
  candidateId: { name: "Candidate ID" },
  stage: { name: "Stage" },
  state: { name: "State", hint: "Active, rejected, withdrawn or hired. Active where it is empty." },
  appliedAt: { name: "Applied on", hint: "Like 2026-03-31, 31.03.2026, 31/03/2026 or 31 March 2026." },
  team: { name: "Team" },
  consentedAt: { name: "Consent on", hint: "When they agreed to be considered for other roles." },
};

export const fieldName = (field: string) => fieldWords[field]?.name ?? "Row";

export const importStatusWords = {
  draft: "Not started",
  running: "Importing",
  done: "Imported",
  failed: "Stopped",
};

export const separatorWords = { ",": "comma", ";": "semicolon", "\t": "tab", "|": "bar" };

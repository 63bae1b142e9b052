import { OfCandidates } from "./of-candidates.ts";

/** Records of a simulated ATS. Each provider's simulator returns them in its own format. */
export type SimJob = {
  id: string;
  title: string;
  department: string;
  location: string;
  status: string;
  html: string;
  createdAt: string;
  updatedAt: string;
};
export type SimStage = { id: string; jobId: string; name: string; position: number };
/** `byCandidate`: the reason for withdrawals. */
export type SimReason = { id: string; name: string; byCandidate: boolean };
export type SimCandidate = {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  /** Custom fields, by their names. */
  fields: [name: string, value: unknown][];
  title: string;
  /** Ashby's fraudStatus. */
  fraud?: string;
  createdAt: string;
  updatedAt: string;
};
export type SimApplication = {
  id: string;
  jobId: string;
  candidateId: string;
  stageId: string;
  state: "active" | "rejected" | "hired";
  /** A withdrawn application is rejected for a reason that is `byCandidate`. */
  reasonId: string | null;
  answers: { question: string; answer: string }[];
  createdAt: string;
  updatedAt: string;
};
export type SimFile = {
  id: string;
  candidateId: string;
  name: string;
  type: "resume" | "other";
  bytes: Uint8Array;
  createdAt: string;
  updatedAt: string;
};
export type SimNote = { id: string; candidateId: string; body: string; createdAt: string };

/** A write that came in over the API and took effect. */
export type SimWrite = {
  kind: "reject" | "reopen" | "move" | "note";
  applicationId: string | null;
  candidateId: string;
  detail: string;
};

export type SimChange = {
  kind: "job" | "candidate" | "application";
  id: string;
  gone: boolean;
  /** The surviving candidate, when this one was merged. */
  into?: string;
};

const stageNames = ["Application Review", "Phone Screen", "On-site", "Offer"];

/** A company's records and the changes people make to them. Every change advances time by at least a millisecond. */
export class SimWorld {
  jobs = new Map<string, SimJob>();
  stages = new Map<string, SimStage>();
  reasons = new Map<string, SimReason>();
  candidates = new Map<string, SimCandidate>();
  applications = new OfCandidates<SimApplication>();
  files = new OfCandidates<SimFile>();
  notes: SimNote[] = [];
  writes: SimWrite[] = [];
  /** A candidate is one application, under one id: somebody who applies twice is two candidates. */
  candidateIsApplication = false;
  /** Changes since they were last taken, for webhooks. */
  changes: SimChange[] = [];
  /** Turns a counter into an id in the provider's format. */
  readonly makeId: (n: number) => string;
  #clock: number;
  #past = false;
  #count = 0;

  constructor(makeId: (n: number) => string = (n) => String(4_000_000 + n), start = Date.now()) {
    this.makeId = makeId;
    this.#clock = start;
    for (const name of ["Not enough experience", "Withdrew", "Position filled"]) {
      const id = this.id();
      this.reasons.set(id, { id, name, byCandidate: name === "Withdrew" });
    }
  }

  id = () => this.makeId(++this.#count);
  now() {
    this.#clock = this.#past ? this.#clock + 3_600_000 : Math.max(this.#clock + 1, Date.now());
    return new Date(this.#clock).toISOString();
  }
  /** Runs `change` with a clock that advances an hour per change from `start`, for the same times in every run. */
  inThePast(change: () => void) {
    this.#past = true;
    change();
    this.#past = false;
  }
  #changed = (kind: SimChange["kind"], id: string, gone = false, into?: string) =>
    void this.changes.push({ kind, id, gone, ...(into === undefined ? {} : { into }) });

  addJob(
    title: string,
    html = `<p>We look for a <b>${title}</b>.</p><ul><li>PostgreSQL &amp; TypeScript</li></ul>`,
  ): SimJob {
    const at = this.now();
    const job = {
      id: this.id(),
      title,
      department: "Engineering",
      location: "Utrecht",
      status: "open",
      html,
      createdAt: at,
      updatedAt: at,
    };
    this.jobs.set(job.id, job);
    stageNames.forEach((name, position) => {
      const id = this.id();
      this.stages.set(id, { id, jobId: job.id, name, position });
    });
    this.#changed("job", job.id);
    return job;
  }

  addCandidate(firstName: string, lastName: string, title = "Engineer"): SimCandidate {
    const id = this.id();
    const at = this.now();
    const email = `${firstName}.${lastName}.${id}@candidate.example`.toLowerCase();
    const person = {
      id,
      firstName,
      lastName,
      email,
      fields: [],
      phone: `+31 20 55${id.replace(/\D/g, "").slice(-5)}`,
      title,
      createdAt: at,
      updatedAt: at,
    };
    this.candidates.set(id, person);
    this.#changed("candidate", id);
    return person;
  }

  apply(candidateId: string, jobId: string): SimApplication {
    const at = this.now();
    const application: SimApplication = {
      id: this.candidateIsApplication ? candidateId : this.id(),
      jobId,
      candidateId,
      stageId: this.stagesOf(jobId)[0]!.id,
      state: "active",
      reasonId: null,
      answers: [{ question: "When can you start?", answer: "In a month." }],
      createdAt: at,
      updatedAt: at,
    };
    this.applications.set(application.id, application);
    this.#changed("application", application.id);
    return application;
  }

  addFile(candidateId: string, name: string, bytes: Uint8Array, type: SimFile["type"] = "resume"): SimFile {
    const id = this.id();
    const at = this.now();
    const file = { id, candidateId, name, type, bytes, createdAt: at, updatedAt: at };
    this.files.set(file.id, file);
    const candidate = this.candidates.get(candidateId);
    if (candidate) candidate.updatedAt = file.updatedAt;
    this.#changed("candidate", candidateId);
    return file;
  }

  stagesOf = (jobId: string) =>
    [...this.stages.values()]
      .filter((stage) => stage.jobId === jobId)
      .sort((a, b) => a.position - b.position);

  rename(candidateId: string, firstName: string) {
    const candidate = this.candidates.get(candidateId);
    if (!candidate) return;
    candidate.firstName = firstName;
    candidate.updatedAt = this.now();
    this.#changed("candidate", candidateId);
  }

  setJobStatus(jobId: string, status: string) {
    const job = this.jobs.get(jobId)!;
    job.status = status;
    job.updatedAt = this.now();
    this.#changed("job", jobId);
  }

  moveTo(applicationId: string, stageId: string) {
    this.#touch(applicationId, { stageId });
  }
  reject(applicationId: string, reasonId: string | null = null) {
    this.#touch(applicationId, { state: "rejected", reasonId });
  }
  withdraw(applicationId: string) {
    this.reject(applicationId, [...this.reasons.values()].find(({ byCandidate }) => byCandidate)?.id);
  }
  hasWithdrawn = ({ state, reasonId }: SimApplication) =>
    state === "rejected" && this.reasons.get(reasonId ?? "")?.byCandidate === true;
  reopen(applicationId: string) {
    this.#touch(applicationId, { state: "active", reasonId: null });
  }
  hire(applicationId: string) {
    this.#touch(applicationId, { state: "hired" });
  }
  #touch(id: string, change: Partial<SimApplication>) {
    const application = this.applications.get(id);
    if (!application) return;
    this.applications.set(id, Object.assign(application, change, { updatedAt: this.now() }));
    this.#changed("application", id);
  }

  addNote(candidateId: string, body: string): SimNote {
    const note = { id: this.id(), candidateId, body, createdAt: this.now() };
    this.notes.push(note);
    return note;
  }

  removeApplication(id: string) {
    this.applications.delete(id);
    this.#changed("application", id, true);
  }

  removeCandidate(id: string) {
    this.candidates.delete(id);
    for (const application of this.applications.of(id)) this.removeApplication(application.id);
    for (const file of this.files.of(id)) this.files.delete(file.id);
    this.#changed("candidate", id, true);
  }

  /** Merges the second candidate into the first: moves applications, files and notes, and deletes the second. */
  merge(intoId: string, fromId: string) {
    for (const { id } of this.applications.of(fromId)) this.#touch(id, { candidateId: intoId });
    for (const file of this.files.of(fromId))
      this.files.set(file.id, Object.assign(file, { candidateId: intoId }));
    for (const note of this.notes) if (note.candidateId === fromId) note.candidateId = intoId;
    this.candidates.delete(fromId);
    const into = this.candidates.get(intoId);
    if (into) into.updatedAt = this.now();
    this.#changed("candidate", fromId, true, intoId);
  }

  takeChanges(): SimChange[] {
    const taken = this.changes;
    this.changes = [];
    return taken;
  }
}

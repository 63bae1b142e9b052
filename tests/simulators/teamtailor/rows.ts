import { createHash } from "node:crypto";
import type { SimApplication, SimFile, SimReason, SimStage, SimWorld } from "../ats/world.ts";

export type Row = {
  id: string;
  type: string;
  attributes: Record<string, unknown>;
  relationships?: Record<string, object>;
};

type Many = string[];
/** A relationship has data only when it is named in `include`. */
const to = (include: string[], name: string, type: string, ids: string | Many | null) => ({
  [name]: include.includes(name)
    ? {
        links: {},
        data: Array.isArray(ids) ? ids.map((id) => ({ type, id })) : ids === null ? null : { type, id: ids },
      }
    : { links: {} },
});

/** Ids of records that the world does not have. */
const hiredStageId = "99999999";
const departmentId = "9001";
const locationId = "9002";
/** A numeric id from a text, so that a question has the same id whoever answers it. */
const numberOf = (text: string) =>
  String(parseInt(createHash("sha256").update(text).digest("hex").slice(0, 8), 16));

/** Rows in the shape of Teamtailor's reference (contracts/teamtailor.json). `address` returns a file's signed URL. */
export function teamtailorRows(world: SimWorld, address: (file: SimFile) => string) {
  const job = (id: string, include: string[]): Row => {
    const one = world.jobs.get(id)!;
    return {
      id,
      type: "jobs",
      attributes: {
        title: one.title,
        body: one.html,
        status: one.status === "closed" ? "archived" : "open",
        "updated-at": one.updatedAt,
      },
      relationships: {
        ...to(include, "department", "departments", departmentId),
        ...to(include, "location", "locations", locationId),
      },
    };
  };
  const stage = (one: SimStage, include: string[]): Row => ({
    id: one.id,
    type: "stages",
    attributes: { name: one.name, "row-order": one.position, "stage-type": "In process" },
    relationships: to(include, "job", "jobs", one.jobId),
  });
  const hiredStage: Row = {
    id: hiredStageId,
    type: "stages",
    attributes: { name: "Hired", "row-order": 99, "stage-type": "Hired" },
  };

  const filesOf = (candidateId: string) => world.files.of(candidateId);
  const isResume = ({ type }: SimFile) => type === "resume";
  /** The résumé is the newest one sent; every other file is an upload. */
  const resumeOf = (candidateId: string) => filesOf(candidateId).filter(isResume).at(-1);

  /** Answers belong to the candidate: one per question, whichever job it was given for. */
  const answersOf = (candidateId: string) => {
    const applications = world.applications.of(candidateId);
    return [
      ...new Map(
        applications.flatMap(({ answers }) => answers.map((each) => [each.question, each])),
      ).values(),
    ];
  };

  function candidate(id: string, include: string[]): Row {
    const one = world.candidates.get(id)!;
    const resume = resumeOf(id);
    const uploads = filesOf(id).filter((file) => file !== resume);
    return {
      id,
      type: "candidates",
      attributes: {
        "first-name": one.firstName,
        "last-name": one.lastName,
        email: one.email,
        phone: one.phone,
        pitch: one.title,
        "original-resume": resume ? address(resume) : null,
        "created-at": one.createdAt,
        "updated-at": one.updatedAt,
      },
      relationships: {
        ...to(
          include,
          "uploads",
          "uploads",
          uploads.map((file) => file.id),
        ),
        ...to(
          include,
          "answers",
          "answers",
          answersOf(id).map((each) => numberOf(`${id} ${each.question}`)),
        ),
        ...to(
          include,
          "questions",
          "questions",
          answersOf(id).map((each) => numberOf(each.question)),
        ),
      },
    };
  }

  const application = (one: SimApplication, include: string[]): Row => ({
    id: one.id,
    type: "job-applications",
    attributes: {
      "created-at": one.createdAt,
      "updated-at": one.updatedAt,
      "rejected-at": one.state === "rejected" ? one.updatedAt : null,
    },
    relationships: {
      ...to(include, "job", "jobs", one.jobId),
      ...to(include, "candidate", "candidates", one.candidateId),
      ...to(include, "stage", "stages", one.state === "hired" ? hiredStageId : one.stageId),
      ...to(include, "reject-reason", "reject-reasons", one.reasonId),
    },
  });

  const rejectReason = ({ id, name, byCandidate }: SimReason): Row => ({
    id,
    type: "reject-reasons",
    attributes: { reason: name, "rejected-by-company": !byCandidate },
  });

  const upload = (file: SimFile): Row => ({
    id: file.id,
    type: "uploads",
    attributes: { url: address(file), "file-name": file.name },
  });

  /** The related rows that `include` asks for. */
  function related(rows: Row[], include: string[]): Row[] {
    const included = new Map<string, Row>();
    const add = (row: Row) => included.set(`${row.type} ${row.id}`, row);
    for (const { type, id } of rows) {
      if (type === "jobs") {
        if (include.includes("department"))
          add({
            id: departmentId,
            type: "departments",
            attributes: { name: world.jobs.get(id)!.department },
          });
        if (include.includes("location"))
          add({ id: locationId, type: "locations", attributes: { name: world.jobs.get(id)!.location } });
      }
      if (type === "job-applications") {
        const one = world.applications.get(id)!;
        if (include.includes("stage")) {
          const here = world.stages.get(one.stageId);
          add(one.state === "hired" || !here ? hiredStage : stage(here, []));
        }
        const reason = world.reasons.get(one.reasonId ?? "");
        if (include.includes("reject-reason") && reason) add(rejectReason(reason));
        if (include.includes("candidate") && world.candidates.has(one.candidateId))
          add(candidate(one.candidateId, []));
        if (include.includes("job")) add(job(one.jobId, []));
      }
      if (type === "candidates") {
        const resume = resumeOf(id);
        if (include.includes("uploads"))
          filesOf(id)
            .filter((file) => file !== resume)
            .map(upload)
            .forEach(add);
        for (const { question, answer } of answersOf(id)) {
          if (include.includes("questions"))
            add({
              id: numberOf(question),
              type: "questions",
              attributes: { title: question, "question-type": "Text" },
            });
          if (include.includes("answers"))
            add({
              id: numberOf(`${id} ${question}`),
              type: "answers",
              attributes: { text: answer },
              relationships: to(["question"], "question", "questions", numberOf(question)),
            });
        }
      }
    }
    return [...included.values()];
  }

  const note = ({ id, body, createdAt }: { id: string; body: string; createdAt: string }): Row => ({
    id,
    type: "notes",
    attributes: { note: body, "created-at": createdAt, "updated-at": createdAt },
  });

  return { job, stage, hiredStage, candidate, application, rejectReason, note, related };
}

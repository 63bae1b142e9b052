import type { Actor } from "@/lib/platform/access/actor";
import { memberWhoWrote } from "@/lib/platform/access/member-who-wrote";
import { systemActor } from "@/lib/platform/access/system";
import { step } from "@/lib/platform/access/use-case";
import { DomainError, forbidden, invalid } from "@/lib/errors";
import { record } from "@/lib/platform/events/record";
import { addressedTo } from "@/lib/platform/mail/reply-address";
import { notify } from "@/lib/platform/notices/notify";
import { sha256 } from "@/lib/platform/security/digest";
import { readFailureMessages } from "@/lib/reading/documents/document";
import { isDocument } from "@/lib/reading/documents/format";
import { type Incoming, withStored } from "@/lib/reading/uploads/incoming-file";
import { uploadBytes } from "@/lib/reading/uploads/limits";
import { readOnce } from "@/lib/reading/uploads/read-once";
import { storeUpload } from "@/lib/reading/uploads/store-upload";
import { ownText, readMail } from "@/lib/hiring/letters/in-thread";
import type { ReadMail } from "@/lib/hiring/letters/read-mail";
import { fileNameOf, textOf } from "@/lib/hiring/letters/receive-mail";
import { enrolPerson, TwinError } from "@/lib/records/candidates/create-candidate";
import { SHORTEST_TEXT } from "./add-person";
import { say, sentence } from "@/lib/say";

/** How many people one mail may bring, and how many files one of them, as with an upload. */
const MOST_PEOPLE = 20;
const MOST_FILES = 5;

/** What became of a mail: how many people were added, had their CV on the job already, and could not be added. */
type Outcome = Record<"added" | "known" | "refused", number>;

/**
 * Takes in a mail to a job's address, in the name of the member it comes from, who is notified of the outcome: its
 * documents as people's CVs, also those of mails attached to it, or, without any, the text it has or forwards. Returns
 * false for another address. One that was taken in before, or was sent by a program, changes nothing. Throws
 * `forbidden` unless whoever delivers it has `authenticated` its sender, and that is the confirmed address of a member
 * who may add candidates.
 */
export async function takeInMail(
  mail: ReadMail,
  { envelopeTo, authenticated }: { envelopeTo: string | null; authenticated: boolean },
): Promise<boolean> {
  for (const address of [envelopeTo ?? "", ...mail.recipients].map(addressedTo)) {
    if (!address) continue;
    const reader = systemActor(address.organizationId, "reader");
    const { found } = await findAddressed(reader, { mailToken: address.secret, mail });
    if (!found) continue;
    const { jobId, isNew } = found;
    const { organizationId } = address;
    const member =
      authenticated && (await memberWhoWrote(mail.sender, { organizationId, permission: "candidate:write" }));
    if (!member) throw forbidden(REFUSED);
    if (isNew && mail.kind === "reply") {
      const startedAt = new Date();
      const outcome = await addPeople(member, jobId, mail);
      await recordMail(reader, { jobId, member, mail, outcome, startedAt });
    }
    return true;
  }
  return false;
}

type File = { fileName: string; content: Uint8Array };
type ReadFile = Incoming & { email: string | null; phone: string | null; roles: number };

/** Adds the people whose CVs a mail brings: to the job, each with their own documents. */
async function addPeople(member: Actor, jobId: string, mail: ReadMail): Promise<Outcome> {
  const { files, text } = await contentOf(mail);
  const outcome = { added: 0, known: 0, refused: 0 };
  const read: ReadFile[] = [];
  const typed = { fileName: say("Mail.txt"), content: Buffer.from(text) };
  const given = files.length > 0 ? files : text.length < SHORTEST_TEXT ? [] : [typed];
  const attempt = async (act: () => Promise<unknown>) => {
    try {
      await act();
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      outcome[error instanceof TwinError ? "known" : "refused"]++;
    }
  };
  for (const file of given) await attempt(async () => void read.push(await readIn(member, file)));
  for (const [index, documents] of byPerson(read).entries()) {
    // The CV first: what has the most dated work.
    const kept = documents.toSorted((a, b) => b.roles - a.roles).slice(0, MOST_FILES);
    const person = { jobId, files: kept.map(({ uploadId }) => ({ uploadId })), answers: [] };
    outcome.refused += documents.length - kept.length;
    await attempt(async () => {
      if (index >= MOST_PEOPLE) throw TOO_MUCH;
      // Whoever is on record already is a second record to be merged: nobody is here to be asked.
      await enrolPerson(member, { ...person, samePerson: "create", source: "mail" });
      outcome.added++;
    });
  }
  return outcome;
}

/** The documents of a mail and of mails within it, and its text, or that of the first mail within it. */
async function contentOf(mail: ReadMail, depth = 0): Promise<{ files: File[]; text: string }> {
  const files: File[] = mail.files.filter(({ content }) => isDocument(content));
  const texts = [await ownText(await textOf(mail))];
  for (const { content } of depth < 3 ? mail.files.filter(({ isMail }) => isMail) : []) {
    const attached = await readMail(content).catch(() => null);
    if (!attached) continue;
    const within = await contentOf(attached, depth + 1);
    files.push(...within.files);
    texts.unshift(within.text);
  }
  return { files, text: texts.find((text) => text.length >= SHORTEST_TEXT) ?? "" };
}

const TOO_MUCH = invalid("There is too much in this mail.");

/** Stores and reads a file, as an upload. Throws invalid for one that nobody can read. */
const readIn = (member: Actor, { fileName, content }: File): Promise<ReadFile> => {
  if (content.length > uploadBytes) throw TOO_MUCH;
  const contentBase64 = Buffer.from(content).toString("base64");
  return withStored(member, [{ fileName: fileNameOf(fileName), contentBase64 }], async ([stored]) => {
    const { result, profile, file } = await readOnce(stored!, { isCv: true });
    if (!result.ok && result.failure !== "needs_ocr") throw invalid(readFailureMessages[result.failure]);
    const { uploadId } = await storeUpload(member, { file, uploadId: null });
    const email = profile?.emails[0]?.value.toLowerCase() ?? null;
    const phone = profile?.phones[0]?.value ?? null;
    return { uploadId, email, phone, roles: profile?.roles.length ?? 0 };
  });
};

/** Documents with the same address or number are one person's; those with none too, if the mail has only one person. */
function byPerson(files: ReadFile[]): ReadFile[][] {
  const people: ReadFile[][] = [];
  const without: ReadFile[] = [];
  for (const file of files) {
    const { email, phone } = file;
    const theirs = people.find((person) =>
      person.some((each) => (email && each.email === email) || (phone && each.phone === phone)),
    );
    if (!email && !phone) without.push(file);
    else if (theirs) theirs.push(file);
    else people.push([file]);
  }
  const [only, ...others] = people;
  if (!only || others.length > 0) return [...people, ...without.map((file) => [file])];
  return [[...only, ...without]];
}

const REFUSED = sentence(
  "Only members who may add candidates can mail CVs to a job, from the address they sign in with, and only mail whose sender was authenticated.",
);

const digestOf = ({ messageId }: ReadMail) => sha256(`mail:${messageId}`);

/** The job of an address, and whether the mail is new there. */
const findAddressed = step(
  "findAddressed",
  async ({ db }, { mailToken, mail }: { mailToken: string; mail: ReadMail }) => {
    const job = await db.job.findUnique({ where: { mailToken }, select: { id: true } });
    if (!job) return { found: null };
    return {
      found: { jobId: job.id, isNew: (await db.auditEvent.count({ where: takenIn(job.id, mail) })) === 0 },
    };
  },
);

const EVENT = "job.mail-taken-in";
const takenIn = (jobId: string, mail: ReadMail) => ({
  subjectId: jobId,
  name: EVENT,
  particulars: { path: ["mail"], equals: digestOf(mail) },
});

/** Several deliveries of one mail may have been taken in at once: one of them is recorded. */
const recordMail = step(
  "recordMail",
  async (ctx, given: { jobId: string; member: Actor; mail: ReadMail; outcome: Outcome; startedAt: Date }) => {
    const { jobId, member, mail, outcome, startedAt } = given;
    const { db } = ctx;
    await db.$queryRaw`SELECT 1 FROM "Job" WHERE id = ${jobId}::uuid FOR NO KEY UPDATE`;
    if ((await db.auditEvent.count({ where: takenIn(jobId, mail) })) > 0) return;
    await record({ db, actor: member }, EVENT, jobId, { mail: digestOf(mail), ...outcome });
    await notify(ctx, { kind: "mail_taken_in", subjectId: jobId, userIds: [member.id], since: startedAt });
  },
);
